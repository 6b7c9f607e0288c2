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
import { nameOf } from '../style/nameOf.ts';
import { formatClock } from '../Timer/formatClock.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { RATES, seekTo, toggleMute, togglePictureInPicture, togglePlay } from './commands.ts';
import type { VideoState } from './useVideo.ts';
import type { CaptionTrack, VideoChapter } from './tracks.ts';
import * as css from './VideoPlayer.css.ts';
import { texts } from './VideoPlayer.texts.ts';

export interface ControlsProps {
  state: VideoState;
  video: RefObject<HTMLVideoElement | null>;
  captions: {
    tracks: readonly CaptionTrack[];
    /** Its place; -1 for none. */
    shown: number;
    onShow: (place: number) => void;
    onToggle: () => void;
  };
  chapters: readonly VideoChapter[];
  onFullscreen: () => void;
  onHelp: () => void;
}

/** Not everywhere, and never on a server. */
const hasPictureInPicture = () => typeof document !== 'undefined' && document.pictureInPictureEnabled;

const trackOf = (played: number, loaded: number): CSSProperties => ({
  [nameOf(css.played)]: `${played * 100}%`,
  [nameOf(css.loaded)]: `${Math.max(played, loaded) * 100}%`,
});

/** The bar under the picture. */
export function Controls({ state, video, captions, chapters, onFullscreen, onHelp }: ControlsProps) {
  const text = useTexts(texts);
  const act = (command: (element: HTMLVideoElement) => void) => () => {
    if (video.current) command(video.current);
  };
  const button = (
    label: string,
    icon: ReactNode,
    onClick: () => void,
    more: { key?: string; isPressed?: boolean; className?: string } = {},
  ) => (
    <Tooltip
      text={more.key === undefined ? label : text.withKey(label, more.key)}
      isName={more.key === undefined}
    >
      <button
        type="button"
        className={`${css.button} ${more.className ?? ''}`}
        aria-label={label}
        onClick={onClick}
        {...(more.isPressed !== undefined && { 'aria-pressed': more.isPressed })}
      >
        {icon}
      </button>
    </Tooltip>
  );
  const at = formatClock(Math.floor(state.time));
  const of = formatClock(Math.floor(state.duration));
  const shareOf = (seconds: number) => (state.duration > 0 ? seconds / state.duration : 0);
  const volume = state.isMuted ? 0 : state.volume;
  const chapter = chapters.findLastIndex(({ seconds }) => seconds <= state.time);
  return (
    <div className={css.controls}>
      <input
        className={css.slider}
        style={trackOf(shareOf(state.time), shareOf(state.buffered))}
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
        {button(
          state.isPlaying ? text.pause : text.play,
          state.isPlaying ? <PauseIcon /> : <PlayIcon />,
          act(togglePlay),
          { key: 'K' },
        )}
        {button(text.mute, volume === 0 ? <VolumeOffIcon /> : <VolumeIcon />, act(toggleMute), {
          key: 'M',
          isPressed: state.isMuted,
        })}
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
        <span className={css.clock}>
          {at} / {of}
        </span>
        {chapters.length > 0 && (
          <select
            className={`${css.speed} ${css.chapter}`}
            aria-label={text.chapters}
            value={Math.max(0, chapter)}
            onChange={(event) => {
              const chosen = chapters[Number(event.target.value)];
              if (video.current && chosen) seekTo(video.current, chosen.seconds);
            }}
          >
            {chapters.map(({ seconds, title }, place) => (
              <option key={seconds} value={place}>
                {formatClock(Math.floor(seconds))} {title}
              </option>
            ))}
          </select>
        )}
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
        {captions.tracks.length === 1 &&
          button(text.captions, <CaptionsIcon />, captions.onToggle, {
            key: 'C',
            isPressed: captions.shown >= 0,
          })}
        {captions.tracks.length > 1 && (
          <select
            className={css.speed}
            aria-label={text.captions}
            value={captions.shown}
            onChange={(event) => captions.onShow(Number(event.target.value))}
          >
            <option value={-1}>{text.noCaptions}</option>
            {captions.tracks.map(({ src, label, language }, place) => (
              <option key={src} value={place} lang={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        {button(text.keys, <KeyboardIcon />, onHelp, { key: '?', className: css.optional })}
        {hasPictureInPicture() &&
          button(text.pictureInPicture, <PictureInPictureIcon />, act(togglePictureInPicture), {
            key: 'I',
            className: css.optional,
          })}
        {button(
          text.fullscreen,
          state.isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />,
          onFullscreen,
          {
            key: 'F',
            isPressed: state.isFullscreen,
          },
        )}
      </div>
    </div>
  );
}
