import type { LessonMedia } from '../lesson.model.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** What the choice of a stream depends on. */
export type Surroundings = ReadBy<typeof surroundings>;

/** How a video is fed. */
export type Source = { readonly by: 'file' | 'native' | 'script'; readonly url: string };

/** From this length on a ladder of qualities is worth its overhead, in seconds. */
const LONG_SECONDS = 600;

/** Chooses how to feed the element: one file where it is short and the line is good, else HLS if there is any. */
export function sourceOf(
  media: Pick<LessonMedia, 'videoUrl' | 'hlsUrl' | 'seconds'>,
  around: Surroundings,
): Source {
  const wantsLadder = media.videoUrl === '' || around.isSlow || media.seconds >= LONG_SECONDS;
  if (media.hlsUrl !== '' && wantsLadder) {
    if (around.playsHls) return { by: 'native', url: media.hlsUrl };
    if (around.hasMediaSource) return { by: 'script', url: media.hlsUrl };
  }
  return { by: 'file', url: media.videoUrl };
}

/** Looks around in this browser. */
export function surroundings() {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const of = (key: string): unknown =>
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, key) : undefined;
  const kind = of('effectiveType');
  return {
    /** True where the browser plays HLS by itself (Safari). */
    playsHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    /** True where scripts can feed a video element. */
    hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
    /** True for a reader who saves data or has a slow line. */
    isSlow: of('saveData') === true || (typeof kind === 'string' && kind !== '4g'),
  };
}

/** Feeds a video element; returns how to stop. The HLS library is loaded only where it is needed. */
export function feed(video: HTMLVideoElement, source: Source, onFailed: () => void): () => void {
  if (source.by !== 'script') {
    video.src = source.url;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let isWanted = true;
  let stop: () => void = () => undefined;
  void import('hls.js').then(
    ({ default: Hls }) => {
      if (!isWanted) return;
      const hls = new Hls({ maxBufferLength: 30 });
      hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFailed());
      hls.loadSource(source.url);
      hls.attachMedia(video);
      stop = () => hls.destroy();
    },
    () => isWanted && onFailed(),
  );
  return () => {
    isWanted = false;
    stop();
  };
}
