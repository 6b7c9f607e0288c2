import { useLocale } from '@lectern/ui/locale';
import { VideoPlayer } from '@lectern/ui/VideoPlayer';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { ports } from '../../../shared/ports.ts';
import { goToNext, isGoneOnTo } from './goToNext.ts';
import type { Lesson } from '../lesson.model.ts';
import { lesson as lessonState, renewMedia, report } from '../lesson.store.ts';
import * as css from './Player.css.ts';
import { feed, sourceOf, surroundings } from './source.ts';
import { setStudying } from './visit.store.ts';
import { WatchRecorder } from './watched.ts';

/** How often the position is saved while the video plays, in milliseconds. */
const SAVE_EVERY_MS = 10_000;
/** An address that was renewed and fails again soon is not the reason. */
const MOST_RENEWALS = 3;

/** Needed at the end. */
const LateNext = deferred(async () => (await import('./NextLesson.tsx')).NextLesson);

/** How fast this device's student watches. */
const RATE = 'player.rate';

export interface PlayerProps {
  readonly lesson: Lesson;
  /** The moment that the address asks for, in seconds; undefined goes on where the student was. */
  readonly at: number | undefined;
  /** Set to the video element, for notes that jump to their moment. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/**
 * The stage: plays the lesson, tells the server where the student is (every ten seconds, on pausing,
 * jumping, hiding and leaving the page), and offers the next lesson at the end.
 */
export function Player({ lesson, at, video }: PlayerProps) {
  const locale = useLocale();
  const { renewals } = useSnapshot(lessonState);
  const [hasEnded, setEnded] = useState(false);
  const [recorder] = useState(() => new WatchRecorder());
  const { media, id } = lesson;
  const { videoUrl = '', hlsUrl = '', seconds = 0 } = media ?? {};
  const next = lesson.chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === lesson.nextId);

  const attach = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      const handleFailed = () => {
        if (lessonState.renewals < MOST_RENEWALS) void renewMedia(element.currentTime);
      };
      const stopFeeding = feed(
        element,
        sourceOf({ videoUrl, hlsUrl, seconds }, surroundings()),
        handleFailed,
      );
      const save = (isLast = false) => void report(id, element.currentTime, recorder, isLast);

      const handlers: readonly (readonly [string, () => void])[] = [
        ['timeupdate', () => !element.seeking && !element.paused && recorder.tick(element.currentTime)],
        ['seeking', () => recorder.pause()],
        ['playing', () => recorder.tick(element.currentTime)],
        ['playing', () => setEnded(false)],
        ['pause', () => (recorder.tick(element.currentTime), recorder.pause(), save())],
        ['error', handleFailed],
        ['playing', () => setStudying(true)],
        ...['pause', 'waiting', 'ended'].map((name) => [name, () => setStudying(false)] as const),
      ];
      for (const [name, handler] of handlers) element.addEventListener(name, handler);
      const timer = setInterval(() => recorder.hasNews && save(), SAVE_EVERY_MS);
      const handleHide = () => document.visibilityState === 'hidden' && recorder.hasNews && save(true);
      const handleLeave = () => recorder.hasNews && save(true);
      document.addEventListener('visibilitychange', handleHide);
      addEventListener('pagehide', handleLeave);

      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', handleHide);
        removeEventListener('pagehide', handleLeave);
        for (const [name, handler] of handlers) element.removeEventListener(name, handler);
        handleLeave();
        setStudying(false);
        stopFeeding();
        video.current = null;
      };
    },
    [id, videoUrl, hlsUrl, seconds, recorder, video],
  );

  useEffect(() => {
    lessonState.renewals = 0;
  }, [id]);

  useEffect(() => {
    const { current } = video;
    // Another moment of the same lesson; the first one is the player's own.
    if (current !== null && current.readyState > 0 && at !== undefined) current.currentTime = at;
  }, [at, video]);

  if (media === undefined) return null;
  // A renewed address goes on where the old one ended.
  const startsAt = renewals > 0 ? lesson.positionSeconds : (at ?? lesson.positionSeconds);
  return (
    <div className={css.stage}>
      <VideoPlayer
        // A renewed address is fed anew, to an element of its own.
        key={renewals}
        title={lesson.name[locale]}
        attach={attach}
        poster={media.poster}
        captions={media.captions}
        chapters={media.chapters.map((chapter) => ({
          seconds: chapter.seconds,
          title: chapter.name[locale],
        }))}
        initialTime={startsAt}
        playsAtOnce={startsAt > 0 || isGoneOnTo(id)}
        initialRate={Number(ports.storage.getItem(RATE)) || 1}
        onRate={(rate) => ports.storage.setItem(RATE, String(rate))}
        onEnded={() => setEnded(true)}
      />
      {hasEnded && next?.isOpen === true && (
        <LateNext name={next.name[locale]} onNext={() => goToNext(lesson)} />
      )}
    </div>
  );
}
