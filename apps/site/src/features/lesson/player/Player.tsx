import { useLocale } from '@lectern/ui/locale';
import { VideoPlayer } from '@lectern/ui/VideoPlayer';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { ports } from '../../../shared/ports.ts';
import { goToNext, isGoneOnTo } from './goToNext.ts';
import type { Lesson } from '../lesson.model.ts';
import { lesson as lessonState, renewMedia } from '../lesson.store.ts';
import * as css from './Player.css.ts';
import { followVideo, type PlayedVideo } from './playedVideo.ts';
import { feed, sourceOf, surroundings } from './source.ts';
import { WatchRecorder } from '../watched.ts';

/** An address that was renewed and fails again soon is not the reason. */
const MOST_RENEWALS = 3;

/** Asks for a fresh address where the old one may be the reason that it does not play. */
function renewAt(seconds: number): void {
  if (lessonState.renewals < MOST_RENEWALS) void renewMedia(seconds);
}

/** Needed at the end. */
const LateNext = deferred(async () => (await import('./NextLesson.tsx')).NextLesson);

/** Most schools have their own videos. */
const LateVendorPlayer = deferred(async () => (await import('./vendor/VendorPlayer.tsx')).VendorPlayer);

/** How fast this device's student watches. */
const RATE = 'player.rate';

export interface PlayerProps {
  readonly lesson: Lesson;
  /** The moment that the address asks for, in seconds; undefined goes on where the student was. */
  readonly at: number | undefined;
  /** Set to what plays, for notes that jump to their moment. */
  readonly video: RefObject<PlayedVideo | null>;
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
  const { videoUrl = '', hlsUrl = '', playerUrl = '', seconds = 0 } = media ?? {};
  const next = lesson.chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === lesson.nextId);

  const follow = useCallback(
    (played: PlayedVideo) =>
      followVideo(played, {
        lessonId: id,
        recorder,
        onPlaying: () => setEnded(false),
      }),
    [id, recorder],
  );
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      const handleFailed = () => renewAt(element.currentTime);
      const source = sourceOf({ videoUrl, hlsUrl, seconds }, surroundings());
      const stopFeeding = feed(element, source, handleFailed);
      element.addEventListener('error', handleFailed);
      const stopFollowing = follow(element);
      return () => {
        element.removeEventListener('error', handleFailed);
        stopFollowing();
        stopFeeding();
        video.current = null;
      };
    },
    [videoUrl, hlsUrl, seconds, follow, video],
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
  const rate = Number(ports.storage.getItem(RATE)) || 1;
  const shared = {
    title: lesson.name[locale],
    chapters: media.chapters.map((chapter) => ({ seconds: chapter.seconds, title: chapter.name[locale] })),
    initialTime: startsAt,
    playsAtOnce: startsAt > 0 || isGoneOnTo(id),
    initialRate: rate,
    onRate: (chosen: number) => ports.storage.setItem(RATE, String(chosen)),
    onEnded: () => setEnded(true),
  };
  return (
    <div className={css.stage}>
      {playerUrl === '' ? (
        <VideoPlayer
          // A renewed address is fed anew, to an element of its own.
          key={renewals}
          {...shared}
          attach={attach}
          poster={media.poster}
          captions={media.captions}
        />
      ) : (
        <LateVendorPlayer
          key={renewals}
          {...shared}
          src={playerUrl}
          video={video}
          follow={follow}
          onRetry={(at) => void renewMedia(at)}
        />
      )}
      {hasEnded && next?.isOpen === true && (
        <LateNext name={next.name[locale]} onNext={() => goToNext(lesson)} />
      )}
    </div>
  );
}
