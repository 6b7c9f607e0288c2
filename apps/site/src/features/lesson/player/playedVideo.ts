import { report } from '../lesson.store.ts';
import { setStudying } from './visit.store.ts';
import type { WatchRecorder } from '../watched.ts';

/** Interval between saves of the position while the video plays, in milliseconds. */
const SAVE_EVERY_MS = 10_000;

/**
 * The interface of a player that the lesson page needs; native video elements and vendors' players in frames
 * implement it.
 */
export interface PlayedVideo {
  /** In seconds. */
  currentTime: number;
  readonly paused: boolean;
  readonly seeking: boolean;
  /** 0 until the media is known. */
  readonly readyState: number;
  focus(): void;
  addEventListener(name: string, handler: () => void): void;
  removeEventListener(name: string, handler: () => void): void;
}

export interface Following {
  readonly lessonId: string;
  readonly recorder: WatchRecorder;
  readonly onPlaying: () => void;
}

/**
 * Reports the student's position to the server: every ten seconds, on pausing, hiding and leaving the page, and
 * at the end. Returns the cleanup function.
 */
export function followVideo(video: PlayedVideo, { lessonId, recorder, onPlaying }: Following): () => void {
  const save = (isLast = false) => void report(lessonId, video.currentTime, recorder, isLast);
  const handlers: readonly (readonly [string, () => void])[] = [
    ['timeupdate', () => !video.seeking && !video.paused && recorder.tick(video.currentTime)],
    ['seeking', () => recorder.pause()],
    ['playing', () => recorder.tick(video.currentTime)],
    ['playing', onPlaying],
    ['pause', () => (recorder.tick(video.currentTime), recorder.pause(), save())],
    ['playing', () => setStudying(true)],
    ...['pause', 'waiting', 'ended'].map((name) => [name, () => setStudying(false)] as const),
  ];
  for (const [name, handler] of handlers) video.addEventListener(name, handler);
  const timer = setInterval(() => recorder.hasNews && save(), SAVE_EVERY_MS);
  const handleHide = () => document.visibilityState === 'hidden' && recorder.hasNews && save(true);
  const handleLeave = () => recorder.hasNews && save(true);
  document.addEventListener('visibilitychange', handleHide);
  addEventListener('pagehide', handleLeave);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleHide);
    removeEventListener('pagehide', handleLeave);
    for (const [name, handler] of handlers) video.removeEventListener(name, handler);
    handleLeave();
    setStudying(false);
  };
}
