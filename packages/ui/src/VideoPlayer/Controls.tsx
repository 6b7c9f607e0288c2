import type { CSSProperties, ReactNode, RefObject } from 'react';
import {
  CaptionsIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  KeyboardIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  VolumeIcon,
  VolumeOffIcon,
} from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { nameOf } from '../internal/nameOf.ts';
import { formatClock } from '../Timer/formatClock.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { actOn, RATES, seekTo, toggleMute, togglePictureInPicture, togglePlay } from './commands.ts';
import type { VideoState } from './useVideo.ts';
import type { CaptionTrack, VideoChapter } from './tracks.ts';
import * as css from './VideoPlayer.css.ts';
import { texts } from './VideoPlayer.texts.ts';

export interface ControlsProps {
  state: VideoState;
  video: RefObject<HTMLVideoElement | null>;
  captions: {
    tracks: readonly CaptionTrack[];
    /** Index of the caption track shown; -1 for none. */
    shown: number;
    onShow: (index: number) => void;
    onToggle: () => void;
  };
  chapters: readonly VideoChapter[];
  onFullscreen: () => void;
  onHelp: () => void;
}

/** Not supported by every browser, and never on a server. */
const hasPictureInPicture = () => typeof document !== 'undefined' && document.pictureInPictureEnabled;

const trackOf = (played: number, loaded: number): CSSProperties => ({
  [nameOf(css.played)]: `${played * 100}%`,
  [nameOf(css.loaded)]: `${Math.max(played, loaded) * 100}%`,
});

/** The control bar below the picture. */
export function Controls({ state, video, captions, chapters, onFullscreen, onHelp }: ControlsProps) {
  const text = useTexts(texts);
  const act = actOn(video);
  const at = formatClock(Math.floor(state.time));
  const of = formatClock(Math.floor(state.duration));
  const ratioOf = (seconds: number) => (state.duration > 0 ? seconds / state.duration : 0);
  const isSilent = state.isMuted || state.volume === 0;
  return (
    <div className={css.controls}>
      <input
        className={css.slider}
        style={trackOf(ratioOf(state.time), ratioOf(state.buffered))}
        type="range"
        min={0}
        max={Math.max(1, state.duration)}
        step={0.1}
        value={state.time}
        aria-label={text.seek}
        aria-valuetext={text.position(at, of)}
        onChange={(event) => video.current && seekTo(video.current, event.target.valueAsNumber)}
      />
      <div className={css.row}>
        <Control label={state.isPlaying ? text.pause : text.play} keyName="K" onClick={act(togglePlay)}>
          {state.isPlaying ? <PauseIcon /> : <PlayIcon />}
        </Control>
        <Control label={text.mute} keyName="M" isPressed={state.isMuted} onClick={act(toggleMute)}>
          {isSilent ? <VolumeOffIcon /> : <VolumeIcon />}
        </Control>
        <Volume state={state} video={video} />
        <span className={css.clock}>
          {at} / {of}
        </span>
        {chapters.length > 0 && <Chapters chapters={chapters} state={state} video={video} />}
        <span className={css.spread} />
        <select
          className={css.speed}
          aria-label={text.speed}
          value={state.rate}
          onChange={(event) => {
            if (video.current) video.current.playbackRate = Number(event.target.value);
          }}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
        <Captions {...captions} />
        <Control label={text.keys} keyName="?" className={css.optional} onClick={onHelp}>
          <KeyboardIcon />
        </Control>
        {hasPictureInPicture() && (
          <Control
            label={text.pictureInPicture}
            keyName="I"
            className={css.optional}
            onClick={act(togglePictureInPicture)}
          >
            <PictureInPictureIcon />
          </Control>
        )}
        <Control label={text.fullscreen} keyName="F" isPressed={state.isFullscreen} onClick={onFullscreen}>
          {state.isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </Control>
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  /** Keyboard shortcut of the same action. */
  keyName: string;
  isPressed?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, keyName, isPressed, className = '', onClick, children }: ControlProps) {
  const text = useTexts(texts);
  return (
    <Tooltip text={text.withKey(label, keyName)}>
      <button
        type="button"
        className={`${css.button} ${className}`}
        aria-label={label}
        onClick={onClick}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      >
        {children}
      </button>
    </Tooltip>
  );
}

function Volume({ state, video }: Pick<ControlsProps, 'state' | 'video'>) {
  const text = useTexts(texts);
  const volume = state.isMuted ? 0 : state.volume;
  return (
    <span className={css.optional}>
      <input
        className={css.volume}
        style={trackOf(volume, 0)}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        data-control="volume"
        aria-label={text.volume}
        aria-valuetext={`${Math.round(volume * 100)}%`}
        onChange={(event) => {
          if (!video.current) return;
          video.current.muted = false;
          video.current.volume = event.target.valueAsNumber;
        }}
      />
    </span>
  );
}

function Chapters({ chapters, state, video }: Pick<ControlsProps, 'chapters' | 'state' | 'video'>) {
  const text = useTexts(texts);
  const current = chapters.findLastIndex(({ seconds }) => seconds <= state.time);
  return (
    <select
      className={`${css.speed} ${css.chapter}`}
      aria-label={text.chapters}
      value={Math.max(0, current)}
      onChange={(event) => {
        const chosen = chapters[Number(event.target.value)];
        if (video.current && chosen) seekTo(video.current, chosen.seconds);
      }}
    >
      {chapters.map(({ seconds, title }, index) => (
        <option key={seconds} value={index}>
          {formatClock(Math.floor(seconds))} {title}
        </option>
      ))}
    </select>
  );
}

/** A button for one caption track, a list for several; nothing if there are none. */
function Captions({ tracks, shown, onShow, onToggle }: ControlsProps['captions']) {
  const text = useTexts(texts);
  if (tracks.length === 0) return null;
  if (tracks.length === 1)
    return (
      <Control label={text.captions} keyName="C" isPressed={shown >= 0} onClick={onToggle}>
        <CaptionsIcon />
      </Control>
    );
  return (
    <select
      className={css.speed}
      aria-label={text.captions}
      value={shown}
      onChange={(event) => onShow(Number(event.target.value))}
    >
      <option value={-1}>{text.noCaptions}</option>
      {tracks.map(({ src, label, language }, index) => (
        <option key={src} value={index} lang={language}>
          {label}
        </option>
      ))}
    </select>
  );
}
