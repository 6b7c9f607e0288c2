import { useLocale } from '@lectern/ui/locale';
import { VideoPlayer } from '@lectern/ui/VideoPlayer';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { ports } from '../../../shared/ports.ts';
import { goToNext, isContinued } from './goToNext.ts';
import type { Lesson } from '../lesson.model.ts';
import { lesson as lessonState, renewMedia } from '../lesson.store.ts';
import * as css from './Player.css.ts';
import { followVideo, type PlayedVideo } from './playedVideo.ts';
import { attachSource, sourceOf, detectConditions } from './source.ts';
import { WatchRecorder } from '../watched.ts';

/** Maximum number of renewals; if a new address soon fails again, an expired address is not the cause. */
const MAX_RENEWALS = 3;

/** Requests a new address if an expired one may be why the video does not play. */
function renewAt(seconds: number): void {
  if (lessonState.renewals < MAX_RENEWALS) void renewMedia(seconds);
}

/** Needed only at the end. */
const LateNext = deferred(async () => (await import('./NextLesson.tsx')).NextLesson);

/** Most schools have their own videos. */
const LateVendorPlayer = deferred(async () => (await import('./vendor/VendorPlayer.tsx')).VendorPlayer);

/** Storage key of the playback rate on this device. */
const RATE_KEY = 'player.rate';

export interface PlayerProps {
  readonly lesson: Lesson;
  /** The start position named by the address, in seconds; undefined continues where the student stopped. */
  readonly at: number | undefined;
  /** Set to the current player, for notes that jump to their position. */
  readonly video: RefObject<PlayedVideo | null>;
}

/**
 * The stage: plays the lesson, reports the student's position to the server (every ten seconds, on pausing,
 * seeking, hiding and leaving the page), and offers the next lesson at the end.
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
      followVideo(played, { lessonId: id, recorder, onPlaying: () => setEnded(false) }),
    [id, recorder],
  );
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      const handleFailed = () => renewAt(element.currentTime);
      const source = sourceOf({ videoUrl, hlsUrl, seconds }, detectConditions());
      const stopFeeding = attachSource(element, source, handleFailed);
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
    // Seeks when the address names another position in the same lesson; the first one is passed to the player.
    if (current !== null && current.readyState > 0 && at !== undefined) current.currentTime = at;
  }, [at, video]);

  if (media === undefined) return null;
  // After a renewal, playback continues where the old address expired.
  const startsAt = renewals > 0 ? lesson.positionSeconds : (at ?? lesson.positionSeconds);
  const rate = Number(ports.storage.getItem(RATE_KEY)) || 1;
  const shared = {
    title: lesson.name[locale],
    chapters: media.chapters.map((chapter) => ({ seconds: chapter.seconds, title: chapter.name[locale] })),
    initialTime: startsAt,
    playsAtOnce: startsAt > 0 || isContinued(id),
    initialRate: rate,
    onRate: (chosen: number) => ports.storage.setItem(RATE_KEY, String(chosen)),
    onEnded: () => setEnded(true),
  };
  return (
    <div className={css.stage}>
      {playerUrl === '' ? (
        <VideoPlayer
          // After a renewal, the source is attached to a new element.
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
