import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serviceKey } from '../http/services.ts';

/** A file opened for reading. It must be read once, or closed. */
export interface OpenFile {
  /** Bytes. */
  readonly size: number;
  /** Reads the bytes from `start` to `end`, both included; the file is closed at the end of the stream. */
  read(start: number, end: number): Promise<Readable>;
  close(): Promise<void>;
}

/** Response headers of a file that a browser downloads from the store directly. */
export interface Download {
  readonly contentType: string;
  /** The header Content-Disposition. */
  readonly disposition: string;
}

/** Storage of students' files. */
export interface FileStore {
  /** Stores bytes under a key, atomically. @throws {Error} `EEXIST` where other bytes are stored there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Stores a synced draft on this disk under a key, and removes the draft. @throws {Error} `EEXIST` where other
   * bytes are stored there.
   */
  adopt(key: string, draft: string): Promise<void>;
  /** Opens the file with a key; undefined where there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  /**
   * Returns a signed URL, valid for minutes, by which a browser downloads the file without this server.
   * Undefined where the server must send it.
   */
  addressOf(key: string, download: Download): Promise<string | undefined>;
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Deletes every file of a company, including those that no row refers to. */
  removeAllOf(companyId: string): Promise<void>;
}

/** The file store of an app. */
export const fileStore = serviceKey<FileStore>('fileStore');

/** Returns a stream of all bytes of an open file, which closes it at the end. */
export async function bytesOf(file: OpenFile): Promise<Readable> {
  if (file.size > 0) return file.read(0, file.size - 1);
  await file.close();
  return Readable.from([]);
}

/** Reads a small file into memory; undefined where there is none. */
export async function readWhole(store: Pick<FileStore, 'open'>, key: string): Promise<Buffer | undefined> {
  const file = await store.open(key);
  return file && buffer(await bytesOf(file));
}

const KEY =
  /^\d{1,18}\/(\d{4}-\d{2}-\d{2})\/coldatatypefile\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/;

/**
 * Tells whether a text is a valid key, with an existing day and a well-formed id; nothing else is ever used as
 * a path.
 */
export function isFileKey(key: string): boolean {
  const day = KEY.exec(key)?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns a valid key. @throws {RangeError} for any other text */
export function expectFileKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('This is no key of a stored file');
  return key;
}

/** Makes an unguessable key. */
export function newFileKey(companyId: string, extension: string, now: Date): string {
  return `${companyId}/${now.toISOString().slice(0, 10)}/coldatatypefile/${randomUUID()}.${extension}`;
}

/** Makes the error that other bytes are stored under a key. */
export const keyTakenError = (key: string): Error =>
  Object.assign(new Error(`Other bytes lie under ${key}`), { code: 'EEXIST' });
