import {
  type RuleInput,
  type Drawable,
  drawOnTrial,
  findClosedIds,
  findDrawable,
  findOpenIds,
  drawingOrderOf,
  readPaperRows,
  type ShortRule,
} from '../../modules/question/index.ts';
import type { Book } from '../book.ts';
import { type FileTables, keyOfId, type Scope } from '../subject.ts';
import { joinKey, type Row } from '../table.ts';

/** A row of the drawing rules of papers. */
type RuleRow = RuleInput & { readonly paper: string };

/** Tells whether a rule may draw a question of the file: it must be visible, and no part of another one. */
const fits = ({ category, subject, type, easiest, hardest }: RuleRow, question: Row): boolean =>
  question['category'] === category &&
  (subject === '' || question['subject'] === subject) &&
  question['kind'] === type &&
  question['material'] === '' &&
  question['isShown'] === true &&
  Number(question['difficulty']) >= easiest &&
  Number(question['difficulty']) <= hardest;

/** Returns the id of a question; for a new one, a placeholder that is no valid id. */
const idIn = (book: Book, key: string): string =>
  book.has(joinKey([key])) ? book.idOf(key) : `new ${joinKey([key])}`;

/** Returns the sort value of a question before it is drawn: its code, or its number where it has none. */
const codeOf = (key: string): string => (/^#\d+$/.test(key) ? key.slice(1) : key);

const byRank = (a: Drawable, b: Drawable): number => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0);

/** Opens the questions that rules draw from: those of the bank after the file is applied. */
async function openBank(
  { tx, companyId, book }: Scope,
  file: FileTables,
): Promise<(rule: RuleRow, paperId: string | undefined, limit: number) => Promise<string[]>> {
  const coming = file.rowsOf('questions');
  if (coming === undefined)
    return async (rule, paperId, limit) =>
      (await findDrawable(tx, companyId, rule, paperId, limit)).map(({ id }) => id);
  const questions = await book('questions');
  const brought = coming.map((row) => ({ row, id: idIn(questions, String(row['key'])) }));
  const inFile = new Set(brought.map(({ id }) => id));
  return async (rule, paperId) => {
    const closed = await findClosedIds(tx, companyId, paperId);
    const own = brought
      .filter(({ id, row }) => fits(rule, row) && !closed.has(id))
      .map(({ id, row }) => ({ id, rank: drawingOrderOf(rule.key, codeOf(String(row['key']))) }));
    const others = file.isKeepingMissing ? await findDrawable(tx, companyId, rule, paperId) : [];
    return [...own, ...others.filter(({ id }) => !inFile.has(id))].toSorted(byRank).map(({ id }) => id);
  };
}

/** Reads whether students may practise each paper, after the file is applied. */
async function readOpenPapers({ tx, companyId }: Scope, file: FileTables): Promise<Map<string, boolean>> {
  const stored = await readPaperRows(tx, companyId);
  return new Map([
    ...stored.map(({ paper }): [string, boolean] => [
      joinKey([keyOfId(paper.sourceKey, paper.id)]),
      paper.isOpen,
    ]),
    ...(file.rowsOf('papers') ?? []).map((row): [string, boolean] => [
      joinKey([row['key'] ?? '']),
      row['isOpen'] === true,
    ]),
  ]);
}

/**
 * Finds rules that ask for more questions than are left for them. Papers draw in the order in which they were
 * created, each question once, and the questions of a closed paper are reserved for its exam.
 */
export async function findShortRules<R extends RuleRow>(
  scope: Scope,
  rows: readonly R[],
  file: FileTables,
): Promise<ShortRule<R>[]> {
  const { tx, companyId, books } = scope;
  const [papers, questions] = await books('papers', 'questions');
  const [find, isOpen] = [await openBank(scope, file), await readOpenPapers(scope, file)];
  const chosenQuestions = file
    .rowsOf('paper_questions')
    ?.map((row) => ({ paper: joinKey([row['paper'] ?? '']), id: idIn(questions, String(row['question'])) }));
  const open = new Set(await findOpenIds(tx, companyId));
  const closed = new Set<string>();
  const has = (paper: string, ids: Iterable<string>): void => {
    const pool = isOpen.get(paper) === false ? closed : open;
    for (const id of ids) pool.add(id);
  };
  for (const { paper, id } of chosenQuestions ?? []) has(paper, [id]);

  const idOf = (paper: string): string | undefined => (papers.has(paper) ? papers.idOf(paper) : undefined);
  // New papers follow the existing ones, in the order of their sheet.
  const names = [...isOpen.keys()];
  const turnOf = (paper: string): readonly [isNew: number, turn: number] => {
    const id = idOf(paper);
    return id === undefined ? [1, names.indexOf(paper)] : [0, Number(id)];
  };
  const byTurn = [...Map.groupBy(rows, (row) => joinKey([row.paper]))].toSorted(([a], [b]) => {
    const [[newA, turnA], [newB, turnB]] = [turnOf(a), turnOf(b)];
    return newA - newB || turnA - turnB;
  });
  const all: ShortRule<R>[] = [];
  for (const [paper, rules] of byTurn) {
    const paperId = idOf(paper);
    const { short, ids } = await drawOnTrial(tx, companyId, {
      paperId,
      rules,
      isKeepingOthers: file.isKeepingMissing,
      chosen: chosenQuestions?.filter((question) => question.paper === paper).map(({ id }) => id),
      findIds: (rule, limit) => find(rule, paperId, limit + closed.size),
      isReserved: (id) => closed.has(id) && !open.has(id),
    });
    all.push(...short);
    has(paper, ids);
  }
  return all;
}
