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
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name of the player. */
  title: string;
  /** URL of a file that browsers can play natively. */
  src?: string;
  /**
   * Attaches another source to the video element, for example HLS; returns a function that detaches it. Used
   * instead of `src`; keep the function identical between renders.
   */
  attach?: (video: HTMLVideoElement) => () => void;
  /** URL of the picture shown before playback. */
  poster?: string;
  /** Caption tracks, one per language. @defaultValue none */
  captions?: readonly CaptionTrack[];
  /** Chapters, in order. @defaultValue none */
  chapters?: readonly VideoChapter[];
  /** Position to resume at, in seconds. @defaultValue 0 */
  initialTime?: number;
  /**
   * Whether it starts by itself; where the browser blocks that, the player says that one press is enough.
   * @defaultValue false
   */
  playsAtOnce?: boolean;
  /** Initial playback rate, as passed to `onRate`. @defaultValue 1 */
  initialRate?: number;
  /** Called with the playback rate after each change, so that it can be stored. */
  onRate?: (rate: number) => void;
  /**
   * Called with the position in seconds every 5 s of playback, on pause, after seeking and on leaving, so that
   * it can be stored.
   */
  onTime?: (seconds: number) => void;
  /** Called when playback has reached the end. */
  onEnded?: () => void;
}

/**
 * A native video with Lectern's own controls. Keys: Space and K, arrows, J and L, 0 to 9, < and >, M, C, I, F,
 * and ? for help. To resume, store the position passed to `onTime` and pass it back as `initialTime`.
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
  // Before the effect that attaches the source, so that on cleanup the last position is reported while the old
  // source is still attached.
  const position = usePosition(video, { isPlaying: state.isPlaying, initialTime, onTime });
  const [needsPress, setNeedsPress] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const act = actOn(video);

  useEffect(() => {
    const rate = RATES.find((known) => known === initialRate) ?? 1;
    // `defaultPlaybackRate` applies to sources loaded later.
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
      {/* Handles keys and pointer movement anywhere in the player; each shortcut is also available as a control. */}
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
        {/* Captions are rendered if the lesson has any. */}
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
          onTimeUpdate={act(position.reportPeriodically)}
          onPause={act(position.report)}
          onSeeked={act(position.report)}
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
