import { isApiError } from '@lectern/sdk';
import { saveAttachment } from '@lectern/sdk/endpoints/upload';
import { categoryOf, extensionOf, uploadSteps, type UploadSteps } from '@lectern/sdk/upload';
import {
  UploadError,
  type UploadedFile,
  type UploadErrorCode,
  type UploadTransport,
} from '@lectern/ui/Uploader';
import { request, siteClient } from '../client/client.ts';
import { downloadStored } from './downloadStored.ts';

/** Server codes that a retry cannot cure; -603 means that the student has no space left. */
const FINAL: Readonly<Record<string, UploadErrorCode>> = {
  '-600': -600,
  '-601': -601,
  '-602': -602,
  '-603': 'space',
  '413': -600,
};

/**
 * Converts an error of an upload into the uploader's; errors that a retry may cure stay as they are.
 * @param hasMessage whether the server's message is shown instead of the uploader's own
 */
export function asUploadError(error: unknown, hasMessage: boolean): unknown {
  if (!isApiError(error)) return error;
  if (error.kind === 'malformed') return new UploadError('invalid');
  const code = FINAL[error.code];
  return code === undefined ? error : new UploadError(code, hasMessage ? error.serverMessage : '');
}

async function step<Result>(work: (steps: UploadSteps) => Promise<Result>): Promise<Result> {
  try {
    return await work(uploadSteps(await siteClient()));
  } catch (error) {
    throw asUploadError(error, true);
  }
}

/**
 * Creates the transport that uploads files into the school's storage and records them, which reduces the
 * student's space. The uploader stores an unfinished file's key, under which the server knows it.
 * @param uploadType the part of the site that uploads.
 */
export function createTransport(uploadType: string): UploadTransport {
  /** The server's upload ids, by key. */
  const startedUploads = new Map<string, string>();

  const nameOf = (key: string): string => startedUploads.get(key) ?? '';

  async function record(file: File, key: string, signal: AbortSignal): Promise<UploadedFile> {
    const saved = await request(
      saveAttachment,
      {
        fileName: file.name,
        fileType: extensionOf(file.name),
        sourcePath: key,
        sourceSize: file.size,
        fileCategory: categoryOf(file.name),
        uploadType,
        deductionSpaceFlag: 1,
      },
      { signal },
    );
    return { id: saved.resourceId ?? '', name: file.name, size: file.size, url: saved.url ?? '' };
  }

  return {
    async start({ file: { name: fileName, size }, session: known }, signal) {
      const input = { fileName, size, ...(known !== undefined && { key: known }) };
      const { session: name, key, received } = await step((steps) => steps.begin(input, signal));
      startedUploads.set(key, name);
      return { session: key, received };
    },
    sendChunk: ({ session: key, index, bytes, signal }) =>
      step((steps) => steps.send({ session: nameOf(key), index, bytes }, signal)),
    finish: ({ file, session: key }, signal) =>
      step(async (steps) => record(file, (await steps.finish(nameOf(key), signal)).key, signal)),
    open: ({ name, url = '' }) => void downloadStored({ name, url }),
  };
}
