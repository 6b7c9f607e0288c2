import type { Client } from '../../client/client.ts';
import { type Clock, systemClock } from '../../client/clock.ts';
import { isApiError } from '../../client/errors/errors.ts';
import { saveAttachment } from '../../endpoints/upload/upload.ts';
import type { FileCategory } from '../../endpoints/upload/upload.schema.ts';
import { type KeyValueStorage, memoryStorage } from '../session/storage.ts';
import { extensionOf } from './fileName.ts';
import { type InStorage, PART_BYTES, partsOf, type UploadSteps, uploadSteps } from './uploadParts.ts';

/** Maximum number of retries of a step. */
export const UPLOAD_RETRIES = 3;
const FIRST_PAUSE_MS = 500;

/** Settings of an uploader. */
export interface UploaderSettings {
  readonly client: Client;
  /** Stores the keys of unfinished uploads, so that they can be resumed after a reload. @defaultValue memory */
  readonly storage?: KeyValueStorage;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
}

/** Options of one upload. */
export interface UploadOptions {
  /** The part of the site that uploads the file. */
  readonly uploadType: string;
  readonly signal?: AbortSignal;
  /** Called before each part and at the end with the finished share, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file that is stored and registered as an attachment. */
export interface UploadedRecord extends InStorage {
  readonly resourceId: string;
}

/** Uploads whole files. */
export interface FileUploader {
  /**
   * Uploads a file in parts of 4 MB and registers it as an attachment. Resumes an interrupted upload of the
   * same file (hash, size and name).
   * @throws {ApiError} of the failed step; `aborted` when the signal is aborted.
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

/** Returns the category of a file by its name. */
export function categoryOf(fileName: string): FileCategory {
  const extension = extensionOf(fileName);
  return CATEGORIES.find(([, pattern]) => pattern.test(extension))?.[0] ?? 'other';
}

/**
 * Returns a fingerprint that identifies a file after a reload: SHA-256 of its first part, plus size and name.
 * Without WebCrypto (plain HTTP), size and name only.
 */
export async function fileFingerprint(file: File): Promise<string> {
  const facts = `${file.size}-${file.name}`;
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return facts;
  const digest = await subtle.digest('SHA-256', await file.slice(0, PART_BYTES).arrayBuffer());
  return `${Array.from(new Uint8Array(digest), (byte) => byte.toString(36)).join('')}-${facts}`;
}

/** Whether a retry may succeed; a refusal of the server is final. */
function isRetryable(error: unknown): boolean {
  if (isApiError(error, 'network') || isApiError(error, 'timeout')) return true;
  return isApiError(error, 'http') && /^(408|429|5\d\d)$/.test(error.code);
}

/** Creates an uploader; its uploads may run one after another or in parallel. */
export function createUploader(settings: UploaderSettings): FileUploader {
  const { client, storage = memoryStorage(), clock = systemClock } = settings;
  const steps: UploadSteps = uploadSteps(client);

  /** Performs a step with up to three retries, after 0.5, 1 and 2 s. */
  async function withRetries<Result>(
    step: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await step();
      } catch (error) {
        if (attempt >= UPLOAD_RETRIES || !isRetryable(error) || signal?.aborted === true) throw error;
        await new Promise<void>((resolve) => clock.after(FIRST_PAUSE_MS * 2 ** attempt, resolve));
      }
    }
  }

  function remember(name: string, key: string): void {
    try {
      storage.setItem(name, key);
    } catch {
      // A full disk only prevents resuming.
    }
  }

  async function store(file: File, options: UploadOptions): Promise<InStorage> {
    const storageKey = `lectern.upload:${await fileFingerprint(file)}`;
    try {
      const stored = await sendAll(file, storageKey, options);
      storage.removeItem(storageKey);
      return stored;
    } catch (error) {
      // An interrupted upload may be resumed later; a refused one must start anew.
      if (!isRetryable(error) && !isApiError(error, 'aborted')) storage.removeItem(storageKey);
      throw error;
    }
  }

  async function sendAll(
    file: File,
    memory: string,
    { signal, onProgress }: UploadOptions,
  ): Promise<InStorage> {
    const known = storage.getItem(memory);
    const input = { fileName: file.name, size: file.size, ...(known !== null && { key: known }) };
    const { session, key, received } = await withRetries(() => steps.begin(input, signal), signal);
    remember(memory, key);
    const count = partsOf(file.size);
    for (let index = received; index < count; index += 1) {
      onProgress?.(index / count);
      const bytes = file.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
      await withRetries(() => steps.send({ session, index, bytes }, signal), signal);
    }
    const stored = await withRetries(() => steps.finish(session, signal), signal);
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
      return { ...stored, resourceId: record.resourceId ?? '' };
    },
  };
}
