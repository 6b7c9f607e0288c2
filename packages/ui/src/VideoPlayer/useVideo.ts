import { useCallback, useEffect, useState, type RefObject } from 'react';

/** State of a video for the controls; times in seconds. */
export interface VideoState {
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  time: number;
  /** Duration; 0 until it is known. */
  duration: number;
  /** End of the buffered range around the current time. */
  buffered: number;
  /** Volume, 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
  isFullscreen: boolean;
}

const initial: VideoState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
  isFullscreen: false,
};

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'progress',
  'durationchange',
  'volumechange',
  'ratechange',
  'error',
  'emptied',
] as const;

function bufferedAround(video: HTMLVideoElement): number {
  for (let index = 0; index < video.buffered.length; index += 1) {
    if (video.buffered.start(index) <= video.currentTime && video.currentTime <= video.buffered.end(index)) {
      return video.buffered.end(index);
    }
  }
  return 0;
}

const stateOf = (video: HTMLVideoElement): VideoState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasFailed: video.error !== null,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  buffered: bufferedAround(video),
  volume: video.volume,
  isMuted: video.muted,
  rate: video.playbackRate,
  isFullscreen: document.fullscreenElement?.contains(video) ?? false,
});

/** Tracks the state of a native video. The element is the single source of truth; no state is stored beside it. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(initial);
  const read = useCallback(() => {
    if (ref.current) setState(stateOf(ref.current));
  }, [ref]);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    read();
    for (const event of events) video.addEventListener(event, read);
    document.addEventListener('fullscreenchange', read);
    return () => {
      for (const event of events) video.removeEventListener(event, read);
      document.removeEventListener('fullscreenchange', read);
    };
  }, [ref, read]);
  return state;
}
