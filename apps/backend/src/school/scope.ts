import type { Queryable } from '../platform/database/connection.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { readPointNamesOf, readQuestionKeys } from '../modules/question/index.ts';
import { type Book, createBook } from './book.ts';
import { findSchoolFiles, storeBytes } from '../modules/upload/index.ts';
import { type AttachmentContext, openAttachments } from './files/attachments.ts';
import { openFiles } from './files/files.ts';
import { keyOfId, type Scope, type Stored, type Subject } from './subject.ts';
import { openVideos } from './files/videos.ts';
import { joinKey, keyOf, type Row } from './table.ts';

/** What a file is applied to. */
export interface Work {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly now: Date;
  readonly config: Scope['config'];
  /** The folder that contains `files/`. */
  readonly folder: string;
  /** Opens the school's storage of files, where a file is read or stored. */
  store(): Promise<FileStore>;
  /** The last audit log entry before anything is read, where concurrent changes must not be overwritten. */
  readonly since?: string;
}

/** The context of all tables, with the rows that each has read. */
export interface OpenScope extends Scope, Pick<Work, 'since'> {
  stored(subject: Subject): Promise<readonly Stored<Row>[]>;
  /** Runs the work scheduled for the end. */
  finish(): Promise<void>;
}

/** Makes the book of the bank's questions, which are imported separately. */
async function questionBook({ tx, companyId }: Work): Promise<Book> {
  const book = createBook('questions');
  for (const { id, sourceKey } of await readQuestionKeys(tx, companyId))
    book.add([keyOfId(sourceKey, id)], id);
  return book;
}

/** Makes the book of the bank's knowledge points, by subject and name. */
async function pointBook({ tx, companyId }: Work): Promise<Book> {
  const book = createBook('points');
  for (const { id, name, subject } of await readPointNamesOf(tx, companyId))
    if (!book.has(joinKey([`${subject}/${name}`]))) book.add([`${subject}/${name}`], id);
  return book;
}

/** Makes keys unique: rows from before may have keys that differ only in case; the later one gets its id as key. */
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

/** Opens the context of all tables. Each table is read once, when it is first needed. */
export async function openScope(work: Work, subjects: readonly Subject[]): Promise<OpenScope> {
  const read = new Map<string, Promise<readonly Stored<Row>[]>>();
  const books = new Map<string, Promise<Book>>();
  const last: (() => Promise<void>)[] = [];
  // Books are opened when they are first needed; that of the questions may be large.
  const others: Readonly<Record<string, () => Promise<Book>>> = {
    questions: () => questionBook(work),
    points: () => pointBook(work),
  };
  const { tx, companyId, now, config, folder, store, since } = work;
  const owner = { companyId, userId: null, now };
  const storedFiles = await findSchoolFiles(tx, companyId);
  const keep: AttachmentContext['keep'] = async (bytes, kind) =>
    storeBytes(tx, await store(), owner, bytes, kind);

  const scope: OpenScope = {
    tx,
    companyId,
    now,
    config,
    ...(since !== undefined && { since }),
    files: openFiles({
      storedFiles,
      folder,
      store,
      keep: async (bytes, kind) => (await keep(bytes, kind)).key,
    }),
    attachments: openAttachments({ storedFiles, folder, store, keep }),
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
