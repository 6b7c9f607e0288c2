import type { Queryable } from '../platform/database/connection.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { readPointNamesOf, readQuestionKeys } from '../modules/question/index.ts';
import { type Book, createBook } from './book.ts';
import { findSchoolFiles, keepBytes } from '../modules/upload/index.ts';
import { type AttachmentPlace, openAttachments } from './files/attachments.ts';
import { openFiles } from './files/files.ts';
import { keyOfId, type Scope, type Stored, type Subject } from './subject.ts';
import { openVideos } from './files/videos.ts';
import { joinKey, keyOf, type Row } from './table.ts';

/** What is worked on, and where. */
export interface Work {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly now: Date;
  readonly config: Scope['config'];
  /** The folder in which `files/` lies. */
  readonly folder: string;
  /** Opens the files of the school, where one is to be read or kept. */
  store(): Promise<FileStore>;
  /** The last deed before anything is read, where what others do meanwhile must not be undone. */
  readonly since?: string;
}

/** What subjects work with, and what each has read. */
export interface OpenScope extends Scope, Pick<Work, 'since'> {
  stored(subject: Subject): Promise<readonly Stored<Row>[]>;
  /** Does what is to be done at last. */
  finish(): Promise<void>;
}

/** The questions of the bank, which come in by imports of their own. */
async function questionBook({ tx, companyId }: Work): Promise<Book> {
  const book = createBook('questions');
  for (const { id, sourceKey } of await readQuestionKeys(tx, companyId))
    book.add([keyOfId(sourceKey, id)], id);
  return book;
}

/** The knowledge points of the bank, by subject and name. */
async function pointBook({ tx, companyId }: Work): Promise<Book> {
  const book = createBook('points');
  for (const { id, name, subject } of await readPointNamesOf(tx, companyId))
    if (!book.has(joinKey([`${subject}/${name}`]))) book.add([`${subject}/${name}`], id);
  return book;
}

/** Rows that no file told apart may bear keys that differ in case alone; the later one gets its number. */
function withOwnKeys({ table }: Subject, rows: readonly Stored<Row>[]): Stored<Row>[] {
  const seen = new Set<string>();
  const last = table.key.at(-1) ?? '';
  return rows.map((stored) => {
    const isFree = !seen.has(keyOf(table, stored.row));
    const row = isFree ? stored.row : { ...stored.row, [last]: `${String(stored.row[last])}~${stored.id}` };
    seen.add(keyOf(table, row));
    return { ...stored, row };
  });
}

/** Opens what subjects work with. Each table is read once, when it is first asked for. */
export async function openScope(work: Work, subjects: readonly Subject[]): Promise<OpenScope> {
  const read = new Map<string, Promise<readonly Stored<Row>[]>>();
  const books = new Map<string, Promise<Book>>();
  const last: (() => Promise<void>)[] = [];
  // Books are opened when they are first asked for; that of the questions may be long.
  const others: Readonly<Record<string, () => Promise<Book>>> = {
    questions: () => questionBook(work),
    points: () => pointBook(work),
  };
  const { tx, companyId, now, config, folder, store, since } = work;
  const owner = { companyId, userId: null, now };
  const known = await findSchoolFiles(tx, companyId);
  const keep: AttachmentPlace['keep'] = async (bytes, kind) =>
    keepBytes(tx, await store(), owner, bytes, kind);

  const scope: OpenScope = {
    tx,
    companyId,
    now,
    config,
    ...(since !== undefined && { since }),
    files: openFiles({
      known,
      folder,
      store,
      keep: async (bytes, kind) => (await keep(bytes, kind)).key,
    }),
    attachments: openAttachments({ known, folder, store, keep }),
    videos: openVideos(config.dataDir, folder),
    atLast: (work) => void last.push(work),
    async finish() {
      for (const one of last.splice(0)) await one();
    },
    stored(subject) {
      const { id } = subject.table;
      const known = read.get(id) ?? subject.read(scope).then((rows) => withOwnKeys(subject, rows));
      read.set(id, known);
      return known;
    },
    book(table) {
      const known = books.get(table) ?? others[table]?.() ?? makeBook(table);
      books.set(table, known);
      return known;
    },
    books: openBooks,
  };

  function openBooks<const Tables extends readonly string[]>(
    ...tables: Tables
  ): Promise<{ [Table in keyof Tables]: Book }>;
  async function openBooks(...tables: readonly string[]): Promise<readonly Book[]> {
    const opened: Book[] = [];
    for (const table of tables) opened.push(await scope.book(table));
    return opened;
  }

  async function makeBook(name: string): Promise<Book> {
    const subject = subjects.find(({ table }) => table.id === name);
    if (subject === undefined) throw new Error(`There is no table ${name}`);
    const book = createBook(name);
    for (const { id, row } of await scope.stored(subject))
      book.add(
        subject.table.key.map((column) => String(row[column])),
        id,
      );
    return book;
  }

  return scope;
}
