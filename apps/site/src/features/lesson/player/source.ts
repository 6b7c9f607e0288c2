import type { LessonMedia } from '../lesson.model.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The conditions on which the choice of a stream depends. */
export type Conditions = ReadBy<typeof detectConditions>;

/** How a video element gets its data. */
export type Source = { readonly by: 'file' | 'native' | 'script'; readonly url: string };

/** Duration in seconds from which adaptive streaming is worth its overhead. */
const LONG_SECONDS = 600;

/** Chooses the source: a single file for a short video on a good connection, otherwise HLS if there is any. */
export function sourceOf(
  media: Pick<LessonMedia, 'videoUrl' | 'hlsUrl' | 'seconds'>,
  around: Conditions,
): Source {
  const wantsLadder = media.videoUrl === '' || around.isSlow || media.seconds >= LONG_SECONDS;
  if (media.hlsUrl !== '' && wantsLadder) {
    if (around.playsHls) return { by: 'native', url: media.hlsUrl };
    if (around.hasMediaSource) return { by: 'script', url: media.hlsUrl };
  }
  return { by: 'file', url: media.videoUrl };
}

/** Detects the conditions in this browser. */
export function detectConditions() {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const of = (key: string): unknown =>
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, key) : undefined;
  const kind = of('effectiveType');
  return {
    /** True where the browser plays HLS natively (Safari). */
    playsHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    /** True where scripts can feed a video element. */
    hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
    /** True if the user saves data or has a slow connection. */
    isSlow: of('saveData') === true || (typeof kind === 'string' && kind !== '4g'),
  };
}

/**
 * Attaches the source to a video element; returns the cleanup function. The HLS library is loaded only where it
 * is needed.
 */
export function attachSource(video: HTMLVideoElement, source: Source, onFailed: () => void): () => void {
  if (source.by !== 'script') {
    video.src = source.url;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let isCurrent = true;
  let stop: () => void = () => undefined;
  void import('hls.js').then(
    ({ default: Hls }) => {
      if (!isCurrent) return;
      const hls = new Hls({ maxBufferLength: 30 });
      hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFailed());
      hls.loadSource(source.url);
      hls.attachMedia(video);
      stop = () => hls.destroy();
    },
    () => isCurrent && onFailed(),
  );
  return () => {
    isCurrent = false;
    stop();
  };
}
