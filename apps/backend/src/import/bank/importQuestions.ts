import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { withProgress } from '../../platform/commands/progress.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { BankChanges } from '../../modules/question/bankQuestions.service.ts';
import { saveBank } from '../../modules/question/saveBank.service.ts';
import {
  type Home,
  type ImportedPaper,
  type ImportedPicture,
  type ImportedQuestion,
  type Refusal,
  PICTURE_ADDRESS,
} from './imported.ts';
import { storePictures } from './storePictures.ts';
import { readTree, type ReadFile } from './readTree.ts';
import { type FileTree, openTree } from './source/fileTree.ts';
import { SourceError } from '../../markup/sourceError.ts';
import { KeyRing, settleDraft, toSubjects } from './toSubjects.ts';

/** Options of an import. */
export interface ImportSettings {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly store: FileStore;
  readonly now: Date;
  /** Whether to only report, without writing anything. */
  readonly isDryRun?: boolean;
  /** The category of all questions, instead of those in the files. */
  readonly category?: string | undefined;
  /** The subject of all questions, instead of those in the files. */
  readonly subject?: string | undefined;
}

/** Something that was imported only partly, with what is missing. */
interface PartialImport {
  readonly place: string;
  readonly notes: readonly string[];
}

/** The result for a file. */
export interface FileReport {
  readonly file: string;
  readonly format: string;
  /** Imported questions by kind. */
  readonly taken: Readonly<Record<string, number>>;
  /** Sub-questions of passages and clozes. */
  readonly parts: number;
  readonly inPart: readonly PartialImport[];
  readonly refused: readonly Refusal[];
  /** Questions that another file of the import contains as well. */
  readonly repeated: number;
  readonly remarks: readonly string[];
}

/** The result of an import. */
export interface ImportReport {
  readonly files: readonly FileReport[];
  /** Undefined where there was nothing to write. */
  readonly changes: BankChanges | undefined;
  readonly pictures: number;
}

function countKinds(questions: readonly ImportedQuestion[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { draft } of questions) counts[draft.type] = (counts[draft.type] ?? 0) + 1;
  return counts;
}

/** Collects everything found in the given files, under unique keys. */
class Collected {
  readonly files: FileReport[] = [];
  readonly questions: ImportedQuestion[] = [];
  readonly papers: ImportedPaper[] = [];
  readonly pictures = new Map<string, ImportedPicture>();
  readonly #keys = new KeyRing();
  readonly #homeOf: (home: Home) => Home;

  constructor({ category, subject }: ImportSettings) {
    this.#homeOf = (home) => ({
      ...(category === undefined && subject === undefined
        ? home
        : { category: home.category, subject: home.subject }),
      ...(category === undefined ? {} : { category }),
      ...(subject === undefined ? {} : { subject }),
    });
  }

  add({ name, reading }: ReadFile): void {
    const accepted: ImportedQuestion[] = [];
    const renamed = new Map<string, string>();
    let repeated = 0;
    for (const found of reading.questions) {
      const { question, sameAs } = this.#keys.add({ ...found, home: this.#homeOf(found.home) }, name);
      renamed.set(found.draft.sourceKey, question.draft.sourceKey);
      if (sameAs === undefined) accepted.push(question);
      else repeated += 1;
    }
    this.questions.push(...accepted);
    for (const { home, draft, ...rest } of reading.papers) {
      const sections = draft.sections.map(({ name: heading, questions }) => ({
        name: heading,
        questions: questions.map((one) => ({
          ...one,
          sourceKey: renamed.get(one.sourceKey) ?? one.sourceKey,
        })),
      }));
      this.papers.push({ ...rest, home: this.#homeOf(home), draft: { ...draft, sections } });
    }
    for (const [address, picture] of reading.pictures) this.pictures.set(address, picture);
    this.files.push({
      file: name,
      format: reading.format,
      taken: countKinds(accepted),
      parts: accepted.reduce((sum, { draft }) => sum + draft.parts.length, 0),
      inPart: accepted.flatMap(({ place, notes }) => (notes.length === 0 ? [] : [{ place, notes }])),
      refused: reading.refused,
      repeated,
      remarks: reading.remarks,
    });
  }
}

/** Returns the pictures that the imported questions show; those of refused questions are not stored. */
function shownPictures({ questions, pictures }: Collected): ReadonlyMap<string, ImportedPicture> {
  const shown = new Set(questions.flatMap(({ draft }) => JSON.stringify(draft).match(PICTURE_ADDRESS) ?? []));
  return new Map([...pictures].filter(([address]) => shown.has(address)));
}

/**
 * Imports questions from files, folders and archives into one company's bank; the format of each file is
 * detected. Invalid parts are refused with their place and reason, without stopping the rest. Importing the
 * same files again changes nothing.
 * @throws {SourceError} for a missing file.
 */
export async function importQuestions(
  settings: ImportSettings,
  paths: readonly string[],
): Promise<ImportReport> {
  // Reading a large bank may exceed the usual idle limit of a transaction.
  await settings.tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const collected = new Collected(settings);
  const trees: FileTree[] = [];
  for (const path of paths) trees.push(await openTree(path));
  const named = trees.reduce((sum, tree) => sum + tree.paths.length, 0);
  await withProgress(named, async (progress) => {
    for (const tree of trees) for (const file of await readTree(tree, progress)) collected.add(file);
  });
  if (collected.files.length === 0) throw new SourceError('No file with questions was found.');
  const shown = shownPictures(collected);
  const { tx, companyId, store } = settings;
  if (settings.isDryRun === true) return { files: collected.files, changes: undefined, pictures: shown.size };
  const { addresses, addedKeys } = await storePictures(settings, shown);
  try {
    const settled = collected.questions.map((question) => ({
      ...question,
      draft: settleDraft(question.draft, addresses),
    }));
    const subjects = toSubjects(settled, collected.papers);
    const total = settled.reduce((sum, { draft }) => sum + 1 + draft.parts.length, 0);
    const changes = await withProgress(total, (progress) => saveBank(tx, companyId, subjects, progress));
    return { files: collected.files, changes, pictures: addedKeys.length };
  } catch (error) {
    for (const key of addedKeys) await store.remove(key);
    throw error;
  }
}
