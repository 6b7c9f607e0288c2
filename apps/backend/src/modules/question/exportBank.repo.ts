import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  papers,
  paperQuestions,
  paperSections,
  questionCategories,
  type QuestionRow,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import { readPointNames } from './present.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** A question of the bank with its category, subject, points and parts. */
export interface BankQuestion {
  readonly row: QuestionRow;
  readonly category: string;
  readonly subject: string;
  readonly points: readonly string[];
  readonly parts: readonly BankQuestion[];
}

/** A paper of the bank with its questions by id; a material is replaced by its parts. */
export interface BankPaper {
  readonly row: typeof papers.$inferSelect;
  readonly sections: readonly {
    readonly name: string;
    readonly questions: readonly { readonly questionId: string; readonly score: number }[];
  }[];
}

/** The whole content of a company's bank. */
export interface BankContent {
  readonly questions: readonly BankQuestion[];
  readonly papers: readonly BankPaper[];
}

/** Number of questions whose points are read in one query. */
const CHUNK = 5_000;

async function readPapers(
  db: Queryable,
  companyId: string,
  subjectIds: ReadonlySet<string>,
): Promise<BankPaper[]> {
  const found = await db.select().from(papers).where(eq(papers.companyId, companyId)).orderBy(asc(papers.id));
  const rows = await db
    .select({
      paperId: paperQuestions.paperId,
      sectionId: paperQuestions.sectionId,
      section: paperSections.name,
      questionId: paperQuestions.questionId,
      score: paperQuestions.score,
    })
    .from(paperQuestions)
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperQuestions.companyId, companyId))
    .orderBy(paperQuestions.paperId, paperQuestions.number);
  const byPaper = Map.groupBy(rows, ({ paperId }) => paperId);
  return found
    .filter(({ subjectId }) => subjectIds.has(subjectId))
    .map((row) => ({
      row,
      sections: [...Map.groupBy(byPaper.get(row.id) ?? [], ({ sectionId }) => sectionId).values()].map(
        (members) => ({
          name: members[0]?.section ?? '',
          questions: members.map(({ questionId, score }) => ({ questionId, score })),
        }),
      ),
    }));
}

/** Reads the questions of a company's bank, or of one of its subjects, ordered within each subject. */
export async function readBankQuestions(
  db: Queryable,
  companyId: string,
  subject?: string,
): Promise<BankQuestion[]> {
  const rows = await db
    .select({ row: questions, category: questionCategories.name, subject: questionSubjects.name })
    .from(questions)
    .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(
      and(
        eq(questions.companyId, companyId),
        ...(subject === undefined ? [] : [eq(questionSubjects.name, subject)]),
      ),
    )
    .orderBy(asc(questions.subjectId), asc(questions.sort), asc(questions.id));
  const points = new Map<string, string[]>();
  for (const slice of slicesOf(rows, CHUNK)) {
    const ids = slice.map(({ row }) => row.id);
    for (const [id, names] of await readPointNames(db, companyId, ids)) points.set(id, names);
  }
  const parts = Map.groupBy(rows, ({ row }) => row.parentId ?? '');
  const questionOf = ({ row, ...position }: (typeof rows)[number]): BankQuestion => ({
    row,
    ...position,
    points: points.get(row.id) ?? [],
    parts: (parts.get(row.id) ?? []).map(questionOf),
  });
  return (parts.get('') ?? []).map(questionOf);
}

/** Reads a company's whole bank, or one of its subjects, in the order of the import. */
export async function readBankContent(
  db: Queryable,
  companyId: string,
  subject?: string,
): Promise<BankContent> {
  const found = await readBankQuestions(db, companyId, subject);
  const subjectIds = new Set(found.map(({ row }) => row.subjectId));
  return { questions: found, papers: await readPapers(db, companyId, subjectIds) };
}
