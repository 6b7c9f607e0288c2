import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import { actOn, RATES, toggleFullscreen, togglePlay } from './commands.ts';
import { Controls } from './Controls.tsx';
import { Help, Overlays } from './Overlays.tsx';
import { pressPlayerKey } from './playerKeys.ts';
import type { CaptionTrack, VideoChapter } from './tracks.ts';
import { useCaptions } from './useCaptions.ts';
import { useIdle } from './useIdle.ts';
import { usePosition } from './usePosition.ts';
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
  const shownCaptions = useCaptions(video);
  // Before what feeds it: where it was left is told while it still plays that.
  const position = usePosition(video, { isPlaying: state.isPlaying, initialTime, onTime });
  const [needsPress, setNeedsPress] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const act = actOn(video);

  useEffect(() => {
    const rate = RATES.find((known) => known === initialRate) ?? 1;
    // The default is what a new source begins with.
    if (video.current) Object.assign(video.current, { defaultPlaybackRate: rate, playbackRate: rate });
  }, [initialRate]);
  useEffect(() => (video.current && attach ? attach(video.current) : undefined), [attach]);

  const handleMetadata = act((element) => {
    position.resume(element);
    if (playsAtOnce) element.play().catch(() => setNeedsPress(true));
  });
  const handleEnded = () => {
    position.forgetResumed();
    onEnded?.();
  };
  const handleFullscreen = () =>
    player.current && video.current && toggleFullscreen(player.current, video.current);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { current } = video;
    const isDone =
      current !== null &&
      pressPlayerKey(event, {
        video: current,
        isHelpOpen,
        onHelp: setHelpOpen,
        onCaptions: shownCaptions.onToggle,
        onFullscreen: handleFullscreen,
      });
    if (!isDone) return;
    event.preventDefault();
    idle.wake();
  };

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
          onTimeUpdate={act(position.tellInTime)}
          onPause={act(position.tell)}
          onSeeked={act(position.tell)}
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

        <Overlays
          state={state}
          act={act}
          needsPress={needsPress}
          resumedAt={position.resumedAt}
          onFromStart={position.forgetResumed}
        />
        {isHelpOpen && <Help onClose={() => setHelpOpen(false)} />}
        <Controls
          state={state}
          video={video}
          captions={{ tracks: captions, ...shownCaptions }}
          chapters={chapters}
          onFullscreen={handleFullscreen}
          onHelp={() => setHelpOpen(!isHelpOpen)}
        />
      </div>
    </div>
  );
}
