import type { Client } from '../../client/client.ts';
import { type Clock, systemClock } from '../../client/clock.ts';
import { isApiError } from '../../client/errors/errors.ts';
import { text } from '../../client/readers.ts';
import { saveAttachment } from '../../endpoints/upload/upload.ts';
import type { FileCategory } from '../../endpoints/upload/upload.schema.ts';
import { type KeyValueStorage, memoryStorage } from '../session/storage.ts';
import { extensionOf } from './fileName.ts';
import { type InStorage, PART_BYTES, partsOf, type UploadSteps, uploadSteps } from './uploadParts.ts';

/** How often a step is tried again. */
export const UPLOAD_RETRIES = 3;
const FIRST_PAUSE_MS = 500;

/** What an upload works with. */
export interface UploaderSettings {
  readonly client: Client;
  /** Remembers the keys of uploads that are not finished, so that they go on after a reload. @defaultValue memory */
  readonly storage?: KeyValueStorage;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
}

/** What is said of a file. */
export interface UploadOptions {
  /** Which part of the site uploads it. */
  readonly uploadType: string;
  readonly signal?: AbortSignal;
  /** Told after each part, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file that is in the storage and on record. */
export interface UploadedRecord extends InStorage {
  readonly resourceId: string;
}

/** Uploads files whole. */
export interface FileUploader {
  /**
   * Puts a file into the storage in parts of 4 MB and on record. An upload of the same file (hash, size and
   * name) that was cut off goes on where it stopped.
   * @throws {ApiError} as `messageFor` words it; the signal's end as `aborted`.
   */
  upload(file: File, options: UploadOptions): Promise<UploadedRecord>;
}

const CATEGORIES: readonly (readonly [FileCategory, RegExp])[] = [
  ['pdf', /^pdf$/],
  ['image', /^(jpe?g|png|gif|webp|bmp)$/],
  ['docs', /^(docx?|xlsx?|pptx?|txt|zip|rar)$/],
  ['video', /^(mp4|webm|mov|avi|mkv)$/],
  ['audio', /^(mp3|wav|m4a|ogg|aac)$/],
];

/** Tells what kind of file a name is of. */
export function categoryOf(fileName: string): FileCategory {
  const extension = extensionOf(fileName);
  return CATEGORIES.find(([, pattern]) => pattern.test(extension))?.[0] ?? 'other';
}

/**
 * Names a file so that it is known again: SHA-256 of its first part, with size and name. The digest runs
 * outside the page's thread; where there is none (plain http) size and name must do.
 */
export async function fileFingerprint(file: File): Promise<string> {
  const facts = `${file.size}-${file.name}`;
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return facts;
  const digest = await subtle.digest('SHA-256', await file.slice(0, PART_BYTES).arrayBuffer());
  return `${Array.from(new Uint8Array(digest), (byte) => byte.toString(36)).join('')}-${facts}`;
}

/** Whether another try may help: what the server refused stays refused. */
function mayHelp(error: unknown): boolean {
  if (isApiError(error, 'network') || isApiError(error, 'timeout')) return true;
  return isApiError(error, 'http') && /^(408|429|5\d\d)$/.test(error.code);
}

/** Makes something that uploads files, one after another or side by side. */
export function createUploader(settings: UploaderSettings): FileUploader {
  const { client, storage = memoryStorage(), clock = systemClock } = settings;
  const steps: UploadSteps = uploadSteps(client);

  /** Takes a step, and again up to three times: after half a second, one and two. */
  async function patiently<Result>(
    step: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await step();
      } catch (error) {
        if (attempt >= UPLOAD_RETRIES || !mayHelp(error) || signal?.aborted === true) throw error;
        await new Promise<void>((resolve) => clock.after(FIRST_PAUSE_MS * 2 ** attempt, resolve));
      }
    }
  }

  function remember(name: string, key: string): void {
    try {
      storage.setItem(name, key);
    } catch {
      // A full disk only costs the resuming.
    }
  }

  async function store(file: File, options: UploadOptions): Promise<InStorage> {
    const memory = `lectern.upload:${await fileFingerprint(file)}`;
    try {
      const stored = await sendAll(file, memory, options);
      storage.removeItem(memory);
      return stored;
    } catch (error) {
      // What was refused must not be found again; what was cut off must.
      if (!mayHelp(error) && !isApiError(error, 'aborted')) storage.removeItem(memory);
      throw error;
    }
  }

  async function sendAll(
    file: File,
    memory: string,
    { signal, onProgress }: UploadOptions,
  ): Promise<InStorage> {
    const known = storage.getItem(memory);
    const wish = { fileName: file.name, size: file.size, ...(known !== null && { key: known }) };
    const { session, key, received } = await patiently(() => steps.begin(wish, signal), signal);
    remember(memory, key);
    const count = partsOf(file.size);
    for (let index = received; index < count; index += 1) {
      onProgress?.(index / count);
      const bytes = file.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
      await patiently(() => steps.send({ session, index, bytes }, signal), signal);
    }
    const stored = await patiently(() => steps.finish(session, signal), signal);
    onProgress?.(1);
    return stored;
  }

  return {
    async upload(file, options) {
      const stored = await store(file, options);
      const { signal, uploadType } = options;
      const record = await client.request(
        saveAttachment,
        {
          fileName: file.name,
          fileType: extensionOf(file.name),
          sourcePath: stored.key,
          sourceSize: file.size,
          fileCategory: categoryOf(file.name),
          uploadType,
          deductionSpaceFlag: 1,
        },
        { ...(signal !== undefined && { signal }) },
      );
      return { ...stored, resourceId: text(record?.resourceId) };
    },
  };
}
