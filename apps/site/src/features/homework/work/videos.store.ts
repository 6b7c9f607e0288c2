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

/** How a video of a work stands; it plays at `url` once it is ready. `lost` is one that the school does not know. */
export interface VideoView {
  readonly state: 'uploading' | 'processing' | 'ready' | 'failed' | 'lost';
  readonly url: string;
}

/** The videos that this page has heard of, by the ids that they have among files. */
export const videos = proxy<Record<string, VideoView>>({});

/** How often a provider that is at work is asked, and how many times. */
const ASK_EVERY_MS = 3_000;
const MOST_ASKS = 40;

/** An address on this site, or of a provider by https; empty for any other. */
function safeAddress(raw: unknown): string {
  const address = resolveAddress(raw);
  if (address.kind === 'same-origin' || address.kind === 'allowed') return address.href;
  return address.kind === 'foreign' && address.href.startsWith('https:') ? address.href : '';
}

/** Reads how a video stands; undefined for a file that is none. */
export function readVideo(reply: Reply<HomeworkFile>): VideoView | undefined {
  const state = reply.videoState;
  if (state === undefined) return undefined;
  const url = state === 'ready' ? safeAddress(reply.url) : '';
  return { state: state === 'ready' && url === '' ? 'failed' : state, url };
}

/** Remembers how the videos among files stand. */
export function noteVideos(reply: Reply<readonly HomeworkFile[]>): void {
  for (const file of reply) {
    const [fileId, view] = [file.fileId ?? '', readVideo(file)];
    if (fileId !== '' && view !== undefined) videos[fileId] = view;
  }
}

/** Asks the school until a video is settled, for two minutes at most; a line that fails is waited out. */
export async function followVideo(homeworkId: string, videoId: string, signal: AbortSignal): Promise<void> {
  for (let asked = 0; asked < MOST_ASKS && !signal.aborted; asked += 1) {
    if (asked > 0 || videos[videoId] !== undefined) await ports.wait(ASK_EVERY_MS);
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

/** A leave as the provider gave it, read. */
type Leave = ReadBy<typeof readLeave>;

function readLeave(reply: Reply<VideoAuthorization | VideoResume>) {
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

/** Says in the uploader's words why the school refused; what another try may cure stays as it is. */
function asUploadError(error: unknown): unknown {
  if (isApiError(error, 'malformed')) return new UploadError('invalid');
  if (!isApiError(error, 'business')) return error;
  return new UploadError(
    error.code === '-600' ? -600 : -601,
    messageFor(error, { locale: localeState.locale }),
  );
}

async function inUploadersWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asUploadError(error);
  }
}

/** Carries videos to the school's provider, by leaves of which each is good for a while. */
function createVideoTransport(homeworkId: string): UploadTransport {
  const leaves = new Map<string, Leave>();

  async function resume(
    videoId: string,
    signal: AbortSignal,
  ): Promise<{ readonly leave: Leave; readonly uploadedSize: number }> {
    const reply = await request(videoResumeSign, { videoId, homeworkId }, { signal });
    const leave = readLeave(reply);
    leaves.set(videoId, leave);
    return { leave, uploadedSize: reply.uploadedSize ?? 0 };
  }

  async function leaveFor(videoId: string, signal: AbortSignal): Promise<Leave> {
    const known = leaves.get(videoId);
    // A leave of unknown end is used until it is refused.
    if (known !== undefined && !(known.expiresAt <= ports.now())) return known;
    return (await inUploadersWords(resume(videoId, signal))).leave;
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
          // Begun by somebody else on this device, for other homework, or long forgotten: it begins anew.
          if (!isApiError(error, 'business')) throw asUploadError(error);
        }
      }
      const leave = readLeave(
        await inUploadersWords(
          request(videoAuthorization, { homeworkId, fileName: file.name, sourceSize: file.size }, { signal }),
        ),
      );
      leaves.set(leave.videoId, leave);
      return { session: leave.videoId, received: 0 };
    },
    async sendChunk({ file, session: videoId, start, end, bytes, signal, onProgress }) {
      const { address, fields } = await leaveFor(videoId, signal);
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
        // Too old, or from before the provider lost something: the next try asks for another.
        leaves.delete(videoId);
        throw new Error(`The video provider answered ${reply.status}`);
      }
      onProgress(bytes.size);
    },
    async finish({ file, session: videoId }, signal) {
      const reply = await inUploadersWords(request(videoSuccess, { videoId, homeworkId }, { signal }));
      const view = readVideo(reply);
      if (view === undefined) throw new UploadError('invalid');
      videos[videoId] = view;
      leaves.delete(videoId);
      return { id: reply.fileId ?? '', name: file.name, size: file.size };
    },
  };
}

/**
 * Makes what carries the files of a work: videos to the school's provider, all others into the school's storage.
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
