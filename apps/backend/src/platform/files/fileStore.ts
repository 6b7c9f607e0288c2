import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serviceKey } from '../http/services.ts';

/** A file that is open for reading. Whoever opened it reads from it once, or closes it. */
export interface OpenFile {
  /** Bytes. */
  readonly size: number;
  /** Reads the bytes from `start` to `end`, both included, and closes it at their end. */
  read(start: number, end: number): Promise<Readable>;
  close(): Promise<void>;
}

/** What a browser is told of a file that it fetches by itself. */
export interface Download {
  readonly contentType: string;
  /** The header Content-Disposition. */
  readonly disposition: string;
}

/** Where the bytes of students' files lie. */
export interface FileStore {
  /** Keeps bytes under a key; they are there whole or not at all. @throws {Error} `EEXIST` where others lie there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Keeps a synced draft of this disk under a key, which takes the draft away. @throws {Error} `EEXIST` where others lie there. */
  adopt(key: string, draft: string): Promise<void>;
  /** Opens the file of a key; undefined where there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  /**
   * An address at which a browser gets the file without this server: signed, and good for minutes. Undefined where the
   * server is to send it.
   */
  addressOf(key: string, download: Download): Promise<string | undefined>;
  /** Forgets a key; one that is unknown is no error. */
  remove(key: string): Promise<void>;
  /** Forgets every file of a company, also those that no record names. */
  removeAllOf(companyId: string): Promise<void>;
}

/** The file store of an app. */
export const fileStore = serviceKey<FileStore>('fileStore');

/** Reads all bytes of an open file, and closes it. */
export async function bytesOf(file: OpenFile): Promise<Readable> {
  if (file.size > 0) return file.read(0, file.size - 1);
  await file.close();
  return Readable.from([]);
}

/** Reads a file whole, for those that are known to be small; undefined where there is none. */
export async function readWhole(store: Pick<FileStore, 'open'>, key: string): Promise<Buffer | undefined> {
  const file = await store.open(key);
  return file && buffer(await bytesOf(file));
}

const KEY =
  /^\d{1,18}\/(\d{4}-\d{2}-\d{2})\/coldatatypefile\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/;

/** Whether a text is a key, with a day that exists and an id of its form; nothing else ever becomes a path. */
export function isFileKey(key: string): boolean {
  const day = KEY.exec(key)?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Refuses what is no key. @throws {RangeError} */
export function expectFileKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('This is no key of a stored file');
  return key;
}

/** Makes a key that nobody can guess. */
export function newFileKey(companyId: string, extension: string, now: Date): string {
  return `${companyId}/${now.toISOString().slice(0, 10)}/coldatatypefile/${randomUUID()}.${extension}`;
}

/** Says that other bytes lie under a key. */
export const keyIsTaken = (key: string): Error =>
  Object.assign(new Error(`Other bytes lie under ${key}`), { code: 'EEXIST' });
