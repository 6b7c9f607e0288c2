import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Spinner } from '@lectern/ui/Spinner';
import { formatClock } from '@lectern/ui/Timer';
import { pressVideoKey, type VideoPlayerProps } from '@lectern/ui/VideoPlayer';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { RetryButton } from '../../../../shared/page/RetryButton.tsx';
import type { PlayedVideo } from '../playedVideo.ts';
import { FramedVideo, type FrameProblem } from './FramedVideo.ts';
import * as css from './VendorPlayer.css.ts';
import { vendorTexts } from './VendorPlayer.texts.ts';

/** A position within the last seconds is not resumed, in seconds. */
const LAST_SECONDS = 3;

export interface VendorPlayerProps extends Required<
  Pick<
    VideoPlayerProps,
    'title' | 'chapters' | 'initialTime' | 'playsAtOnce' | 'initialRate' | 'onRate' | 'onEnded'
  >
> {
  /** Address of the frame. */
  readonly src: string;
  /** Set to the player while it exists. */
  readonly video: RefObject<PlayedVideo | null>;
  /** Subscribes to the player's progress and returns the cleanup function. Must be a stable function. */
  readonly follow: (video: PlayedVideo) => () => void;
  /** Requests the video again, to continue at a position in seconds. */
  readonly onRetry: (seconds: number) => void;
}

/** A vendor's own player in a frame, with the same keyboard shortcuts as other players; says why it does not play. */
export function VendorPlayer(props: VendorPlayerProps) {
  const { title, chapters, src, video, follow, onRate, onEnded, onRetry } = props;
  const texts = useTexts(vendorTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const framed = useRef<FramedVideo>(null);
  const [state, setState] = useState<'loading' | 'ready' | FrameProblem>('loading');

  const begin = useEffectEvent((player: FramedVideo) => {
    const { initialTime, playsAtOnce, initialRate } = props;
    setState('ready');
    player.playbackRate = initialRate;
    if (initialTime >= 1 && initialTime <= player.duration - LAST_SECONDS) player.currentTime = initialTime;
    if (playsAtOnce) player.play();
  });
  const tellRate = useEffectEvent(onRate);
  const tellEnd = useEffectEvent(onEnded);

  useEffect(() => {
    if (frame.current === null) return;
    const player = new FramedVideo(frame.current);
    framed.current = player;
    video.current = player;
    player.addEventListener('ready', () => begin(player));
    player.addEventListener('ratechange', () => tellRate(player.playbackRate));
    player.addEventListener('ended', () => tellEnd());
    player.addEventListener('error', () => setState(player.problem ?? 'video'));
    player.addEventListener('key', () => void pressVideoKey(player, player.key));
    const stopFollowing = follow(player);
    return () => {
      stopFollowing();
      player.destroy();
      framed.current = null;
      video.current = null;
    };
  }, [follow, video]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOwn = event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey;
    if (!isOwn && framed.current !== null && pressVideoKey(framed.current, event.key)) event.preventDefault();
  };

  return (
    <>
      {/* Shortcuts work anywhere in the player; each one also has a control in the vendor's player. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={css.player}
        role="region"
        aria-label={texts.player(title)}
        aria-busy={state === 'loading'}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        <iframe
          ref={frame}
          className={css.frame}
          src={src}
          title={title}
          sandbox="allow-scripts"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        />
        {state === 'loading' && (
          <div className={css.panel}>
            <Spinner label={texts.loading} />
          </div>
        )}
        {state !== 'loading' && state !== 'ready' && (
          <div className={css.panel} role="alert">
            <p>{texts.problems[state]}</p>
            <RetryButton onClick={() => onRetry(framed.current?.currentTime ?? 0)} />
          </div>
        )}
      </div>
      {chapters.length > 0 && (
        <ul className={css.parts} aria-label={texts.chapters}>
          {chapters.map(({ seconds, title: name }) => (
            <li key={seconds}>
              <Button
                size="small"
                disabled={state !== 'ready'}
                onClick={() => void (framed.current && (framed.current.currentTime = seconds))}
              >
                {formatClock(Math.floor(seconds))} {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
