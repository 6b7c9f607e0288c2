import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { PlayIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { formatClock } from '../Timer/formatClock.ts';
import {
  changeVolume,
  RATES,
  seekTo,
  showCaptions,
  toggleFullscreen,
  toggleMute,
  togglePictureInPicture,
  togglePlay,
} from './commands.ts';
import { Controls } from './Controls.tsx';
import { nameOfKey, pressVideoKey } from './keys.ts';
import type { CaptionTrack, VideoChapter } from './tracks.ts';
import { useIdle } from './useIdle.ts';
import { useVideo } from './useVideo.ts';
import * as css from './VideoPlayer.css.ts';
import { texts } from './VideoPlayer.texts.ts';

export interface VideoPlayerProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is played, for screen readers. */
  title: string;
  /** Address of a file that browsers play by themselves. */
  src?: string;
  /** Feeds the element in another way (HLS); returns how to stop. Used in place of `src`; keep it stable. */
  attach?: (video: HTMLVideoElement) => () => void;
  /** The picture before it plays. */
  poster?: string;
  /** The languages it has words for. @defaultValue none */
  captions?: readonly CaptionTrack[];
  /** Its parts in their order. @defaultValue none */
  chapters?: readonly VideoChapter[];
  /** Where to go on, in seconds. @defaultValue 0 */
  initialTime?: number;
  /** Plays by itself where the browser allows that; elsewhere it says that one press is enough. @defaultValue false */
  playsAtOnce?: boolean;
  /** How fast it plays, as `onRate` told it. @defaultValue 1 */
  initialRate?: number;
  /** Tells how fast it plays whenever that was changed: to be remembered. */
  onRate?: (rate: number) => void;
  /** Tells the position in seconds every 5 s of playing, on pausing, after seeking and when leaving: to be remembered. */
  onTime?: (seconds: number) => void;
  /** Called when it has played to its end. */
  onEnded?: () => void;
}

/** Positions are told this often, in seconds of the video. */
const tellEvery = 5;

/**
 * A native video with the house's own controls. Keys: space and K, arrows, J and L, 0 to 9, < and >,
 * M, C, I, F and ? for help. The position is told through `onTime` and comes back as
 * `initialTime`.
 */
export function VideoPlayer({
  ref,
  title,
  src,
  attach,
  poster,
  captions = [],
  chapters = [],
  initialTime = 0,
  playsAtOnce = false,
  initialRate = 1,
  onRate,
  onTime,
  onEnded,
}: VideoPlayerProps) {
  const text = useTexts(texts);
  const player = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = useVideo(video);
  const idle = useIdle(state.isPlaying);
  // The track that is shown; -1 for none.
  const [caption, setCaption] = useState(-1);
  const [needsPress, setNeedsPress] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [resumedAt, setResumedAt] = useState(0);
  const lastTold = useRef(initialTime);

  useEffect(() => {
    const rate = RATES.find((known) => known === initialRate) ?? 1;
    // The default is what a new source begins with.
    if (video.current) Object.assign(video.current, { defaultPlaybackRate: rate, playbackRate: rate });
  }, [initialRate]);
  useEffect(() => (video.current && attach ? attach(video.current) : undefined), [attach]);

  const tell = (element: HTMLVideoElement | null) => {
    if (!element || element.readyState === 0) return;
    lastTold.current = element.currentTime;
    onTime?.(element.currentTime);
  };
  const tellLatest = useRef(tell);
  useEffect(() => {
    tellLatest.current = tell;
  });
  useEffect(() => {
    const { current } = video;
    const handleLeave = () => tellLatest.current(current);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);

  // Where it went on is of interest for the first seconds of playing.
  useEffect(() => {
    if (resumedAt === 0 || !state.isPlaying) return;
    const timer = setTimeout(setResumedAt, 10_000, 0);
    return () => clearTimeout(timer);
  }, [resumedAt, state.isPlaying]);

  const handleTimeUpdate = () => {
    if (video.current && Math.abs(video.current.currentTime - lastTold.current) >= tellEvery)
      tell(video.current);
  };
  const handleMetadata = () => {
    const { current } = video;
    if (!current) return;
    // Nobody wants to resume at the last seconds.
    if (initialTime >= 1 && initialTime <= current.duration - 3) {
      current.currentTime = initialTime;
      setResumedAt(initialTime);
    }
    if (playsAtOnce) current.play().catch(() => setNeedsPress(true));
  };
  const handleEnded = () => {
    setResumedAt(0);
    onEnded?.();
  };
  const handleCaption = (place: number) => {
    if (video.current) setCaption(showCaptions(video.current, place));
  };
  const lastCaption = useRef(0);
  useEffect(() => {
    if (caption >= 0) lastCaption.current = caption;
  }, [caption]);
  const handleCaptions = () => handleCaption(caption < 0 ? lastCaption.current : -1);
  const handleFullscreen = () =>
    player.current && video.current && toggleFullscreen(player.current, video.current);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { current } = video;
    if (
      !current ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target instanceof HTMLSelectElement
    )
      return;
    const isOnVolume =
      event.target instanceof HTMLInputElement && event.target.dataset['control'] === 'volume';
    // A button keeps its own space; the volume slider keeps its own arrows.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    if (isOnVolume && event.key.startsWith('Arrow')) return;
    const actions: Record<string, () => void> = {
      i: () => togglePictureInPicture(current),
      ArrowUp: () => changeVolume(current, 0.1),
      ArrowDown: () => changeVolume(current, -0.1),
      m: () => toggleMute(current),
      c: handleCaptions,
      f: handleFullscreen,
      '?': () => setHelpOpen(!isHelpOpen),
      ...(isHelpOpen && { Escape: () => setHelpOpen(false) }),
    };
    const action = actions[nameOfKey(event.key)];
    if (action === undefined && !pressVideoKey(current, event.key)) return;
    event.preventDefault();
    action?.();
    idle.wake();
  };

  const act = (command: (element: HTMLVideoElement) => void) => () => {
    if (video.current) command(video.current);
  };
  const hasStarted = state.time > 0 || state.isPlaying;

  return (
    <div ref={ref} className={css.frame}>
      {/* Keys and movements anywhere in the player are for the whole of it; each is also a control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={player}
        className={css.player}
        role="region"
        aria-label={`${text.player}: ${title}`}
        onKeyDown={handleKeyDown}
        onPointerMove={idle.wake}
        onFocus={idle.wake}
        {...(idle.isIdle && { 'data-idle': '' })}
      >
        {/* Captions come with the lesson, if it has any. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className={css.video}
          src={attach ? undefined : src}
          poster={poster}
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-label={title}
          onClick={act(togglePlay)}
          onDoubleClick={handleFullscreen}
          onLoadedMetadata={handleMetadata}
          onTimeUpdate={handleTimeUpdate}
          onPause={act(tell)}
          onSeeked={act(tell)}
          onRateChange={act(({ playbackRate }) => onRate?.(playbackRate))}
          onPlaying={() => setNeedsPress(false)}
          onEnded={handleEnded}
        >
          {captions.map((track) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.language}
              label={track.label}
            />
          ))}
        </video>

        {state.isWaiting && (
          <div className={css.waiting}>
            <Spinner label={text.loading} />
          </div>
        )}
        {((!hasStarted && !state.hasFailed) || needsPress) && (
          <button type="button" className={css.bigPlay} aria-label={text.play} onClick={act(togglePlay)}>
            <PlayIcon fill="currentColor" />
          </button>
        )}
        {needsPress && (
          <p className={css.press} role="status">
            {text.onePress}
          </p>
        )}
        {resumedAt > 0 && (
          <div className={css.notice} role="status">
            {text.resumed(formatClock(Math.floor(resumedAt)))}
            <button
              type="button"
              className={css.noticeButton}
              onClick={act((element) => {
                seekTo(element, 0);
                setResumedAt(0);
              })}
            >
              {text.fromStart}
            </button>
          </div>
        )}
        {state.hasFailed && (
          <div className={css.panel} role="alert">
            <p>{text.failed}</p>
            <Button onClick={act((element) => element.load())}>{text.retry}</Button>
          </div>
        )}
        {isHelpOpen && (
          <div className={css.panel}>
            <dl className={css.keys}>
              {text.help.map(([key, meaning]) => [
                <dt key={key} className={css.key}>
                  {key}
                </dt>,
                <dd key={meaning}>{meaning}</dd>,
              ])}
            </dl>
            <Button size="small" onClick={() => setHelpOpen(false)}>
              {text.close}
            </Button>
          </div>
        )}
        <Controls
          state={state}
          video={video}
          captions={{ tracks: captions, shown: caption, onShow: handleCaption, onToggle: handleCaptions }}
          chapters={chapters}
          onFullscreen={handleFullscreen}
          onHelp={() => setHelpOpen(!isHelpOpen)}
        />
      </div>
    </div>
  );
}
