import { isApiError, messageFor, text, type Reply } from '@lectern/sdk';
import {
  type HomeworkFile,
  type VideoAuthorization,
  videoAuthorization,
  type VideoResume,
  videoResumeSign,
  videoSuccess,
} from '@lectern/sdk/endpoints/homework';
import { chunkBytes, extensionOf, UploadError, type UploadTransport } from '@lectern/ui/Uploader';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { createTransport } from '../../../shared/upload/upload.store.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The state of a video; it plays at `url` once it is ready. `lost`: the server does not know it. */
export interface VideoView {
  readonly state: 'uploading' | 'processing' | 'ready' | 'failed' | 'lost';
  readonly url: string;
}

/** The videos known to this page, by their file ids. */
export const videos = proxy<Record<string, VideoView>>({});

/** Interval in milliseconds between requests for the state of a video being processed, and their maximum number. */
const POLL_INTERVAL_MS = 3_000;
const MAX_POLLS = 40;

/** Returns a same-origin address, or an https address of a provider; empty for any other. */
function safeAddress(raw: unknown): string {
  const address = resolveAddress(raw);
  if (address.kind === 'same-origin' || address.kind === 'allowed') return address.href;
  return address.kind === 'foreign' && address.href.startsWith('https:') ? address.href : '';
}

/** Reads the state of a video; undefined for a file that is not one. */
export function readVideo(reply: Reply<HomeworkFile>): VideoView | undefined {
  const state = reply.videoState;
  if (state === undefined) return undefined;
  const url = state === 'ready' ? safeAddress(reply.url) : '';
  return { state: state === 'ready' && url === '' ? 'failed' : state, url };
}

/** Stores the states of the videos among some files. */
export function storeVideoStates(reply: Reply<readonly HomeworkFile[]>): void {
  for (const file of reply) {
    const [fileId, view] = [file.fileId ?? '', readVideo(file)];
    if (fileId !== '' && view !== undefined) videos[fileId] = view;
  }
}

/** Polls the state of a video until it is final, for two minutes at most; network failures are tolerated. */
export async function followVideo(homeworkId: string, videoId: string, signal: AbortSignal): Promise<void> {
  for (let pollCount = 0; pollCount < MAX_POLLS && !signal.aborted; pollCount += 1) {
    if (pollCount > 0 || videos[videoId] !== undefined) await ports.wait(POLL_INTERVAL_MS);
    if (signal.aborted) return;
    try {
      const view = readVideo(await request(videoSuccess, { videoId, homeworkId }, { signal }));
      videos[videoId] = view ?? { state: 'lost', url: '' };
    } catch (error) {
      if (isApiError(error, 'business')) videos[videoId] = { state: 'lost', url: '' };
    }
    if (videos[videoId] !== undefined && videos[videoId].state !== 'processing') return;
  }
}

/** A temporary upload authorisation from the provider. */
type Authorization = ReadBy<typeof readAuthorization>;

function readAuthorization(reply: Reply<VideoAuthorization | VideoResume>) {
  const [videoId, address] = [reply.videoId ?? '', safeAddress(reply.uploadUrl)];
  if (videoId === '' || address === '') throw new UploadError('invalid');
  const fields = Object.entries(Object(reply.fields)).map(([name, value]) => [name, text(value)] as const);
  return {
    videoId,
    address,
    fields,
    /** Milliseconds since 1970. */
    expiresAt: Date.parse(reply.expiresAt ?? ''),
  };
}

/** Converts a refusal into the uploader's error; errors that a retry may cure stay as they are. */
function asUploadError(error: unknown): unknown {
  if (isApiError(error, 'malformed')) return new UploadError('invalid');
  if (!isApiError(error, 'business')) return error;
  return new UploadError(
    error.code === '-600' ? -600 : -601,
    messageFor(error, { locale: localeState.locale }),
  );
}

async function withUploadErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asUploadError(error);
  }
}

/** Creates the transport that uploads videos to the school's provider, with authorisations that expire. */
function createVideoTransport(homeworkId: string): UploadTransport {
  const leaves = new Map<string, Authorization>();

  async function resume(
    videoId: string,
    signal: AbortSignal,
  ): Promise<{ readonly authorization: Authorization; readonly uploadedSize: number }> {
    const reply = await request(videoResumeSign, { videoId, homeworkId }, { signal });
    const authorization = readAuthorization(reply);
    leaves.set(videoId, authorization);
    return { authorization, uploadedSize: reply.uploadedSize ?? 0 };
  }

  async function authorizationFor(videoId: string, signal: AbortSignal): Promise<Authorization> {
    const known = leaves.get(videoId);
    // One without an expiry time is used until it is refused.
    if (known !== undefined && !(known.expiresAt <= ports.now())) return known;
    return (await withUploadErrors(resume(videoId, signal))).authorization;
  }

  return {
    async start({ file, session: known, chunks }, signal) {
      if (known !== undefined) {
        try {
          const { uploadedSize } = await resume(known, signal);
          return {
            session: known,
            received: uploadedSize >= file.size ? chunks : Math.floor(uploadedSize / chunkBytes),
          };
        } catch (error) {
          // The upload was started by another user of this device, for another piece of homework, or has expired
          // on the server: it starts again.
          if (!isApiError(error, 'business')) throw asUploadError(error);
        }
      }
      const authorization = readAuthorization(
        await withUploadErrors(
          request(videoAuthorization, { homeworkId, fileName: file.name, sourceSize: file.size }, { signal }),
        ),
      );
      leaves.set(authorization.videoId, authorization);
      return { session: authorization.videoId, received: 0 };
    },
    async sendChunk({ file, session: videoId, start, end, bytes, signal, onProgress }) {
      const { address, fields } = await authorizationFor(videoId, signal);
      const body = new FormData();
      for (const [name, value] of fields) body.append(name, value);
      body.append('file', bytes, file.name);
      const reply = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'Content-Range': `bytes ${start}-${end - 1}/${file.size}` },
        credentials: 'omit',
        signal,
      });
      if (!reply.ok) {
        // The authorisation has expired, or the provider has lost data: the retry requests a new one.
        leaves.delete(videoId);
        throw new Error(`The video provider answered ${reply.status}`);
      }
      onProgress(bytes.size);
    },
    async finish({ file, session: videoId }, signal) {
      const reply = await withUploadErrors(request(videoSuccess, { videoId, homeworkId }, { signal }));
      const view = readVideo(reply);
      if (view === undefined) throw new UploadError('invalid');
      videos[videoId] = view;
      leaves.delete(videoId);
      return { id: reply.fileId ?? '', name: file.name, size: file.size };
    },
  };
}

/**
 * Creates the transport for the files of a work: videos go to the school's provider, all others into the
 * school's storage.
 * @param videoTypes extensions of the files that go to the provider.
 */
export function createWorkTransport(homeworkId: string, videoTypes: readonly string[]): UploadTransport {
  const [files, provider] = [createTransport('homework'), createVideoTransport(homeworkId)];
  const carrierOf = (file: File): UploadTransport =>
    videoTypes.includes(extensionOf(file.name)) ? provider : files;
  return {
    ...files,
    start: (upload, signal) => carrierOf(upload.file).start(upload, signal),
    sendChunk: (chunk) => carrierOf(chunk.file).sendChunk(chunk),
    finish: (upload, signal) => carrierOf(upload.file).finish(upload, signal),
  };
}
