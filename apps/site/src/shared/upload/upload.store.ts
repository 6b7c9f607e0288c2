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

/** Codes of the server that no other try can cure; -603 says that the student has no space left. */
const FINAL: Readonly<Record<string, UploadErrorCode>> = {
  '-600': -600,
  '-601': -601,
  '-602': -602,
  '-603': 'space',
  '413': -600,
};

/** Says in the uploader's words what a step met with; what another try may cure stays as it is. */
function asUploadError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (error.kind === 'malformed') return new UploadError('invalid');
  const code = FINAL[error.code];
  return code === undefined ? error : new UploadError(code, error.message);
}

async function step<Result>(work: (steps: UploadSteps) => Promise<Result>): Promise<Result> {
  try {
    return await work(uploadSteps(await siteClient()));
  } catch (error) {
    throw asUploadError(error);
  }
}

/**
 * Makes what carries the uploader's files into the school's storage and puts them on record, where each is
 * taken off the student's space. What the uploader remembers of an unfinished file is its key, under which the server knows it.
 * @param uploadType which part of the site uploads.
 */
export function createTransport(uploadType: string): UploadTransport {
  /** The server's own names of the uploads, by key. */
  const begun = new Map<string, string>();

  const nameOf = (key: string): string => begun.get(key) ?? '';

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
      const wish = { fileName, size, ...(known !== undefined && { key: known }) };
      const { session: name, key, received } = await step((steps) => steps.begin(wish, signal));
      begun.set(key, name);
      return { session: key, received };
    },
    sendChunk: ({ session: key, index, bytes, signal }) =>
      step((steps) => steps.send({ session: nameOf(key), index, bytes }, signal)),
    finish: ({ file, session: key }, signal) =>
      step(async (steps) => record(file, (await steps.finish(nameOf(key), signal)).key, signal)),
    open: ({ name, url = '' }) => void downloadStored({ name, url }),
  };
}
