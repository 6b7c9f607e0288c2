import { Button } from '../Button/index.ts';
import { PlayIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { formatClock } from '../Timer/formatClock.ts';
import { seekTo, togglePlay, type Act } from './commands.ts';
import type { VideoState } from './useVideo.ts';
import * as css from './VideoPlayer.css.ts';
import { texts } from './VideoPlayer.texts.ts';

export interface OverlaysProps {
  state: VideoState;
  act: Act;
  /** Whether the browser has blocked autoplay. */
  needsPress: boolean;
  /** Position at which playback was resumed, in seconds; 0 if no message is needed. */
  resumedAt: number;
  onFromStart: () => void;
}

/** Overlays of the picture: loading, waiting for a press, resumed at a position, or failed. */
export function Overlays({ state, act, needsPress, resumedAt, onFromStart }: OverlaysProps) {
  const text = useTexts(texts);
  const hasStarted = state.time > 0 || state.isPlaying;
  return (
    <>
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
              onFromStart();
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
    </>
  );
}

/** Dialog with the keyboard shortcuts. */
export function Help({ onClose }: { onClose: () => void }) {
  const text = useTexts(texts);
  return (
    <div className={css.panel}>
      <dl className={css.keys}>
        {text.help.map(([key, meaning]) => [
          <dt key={key} className={css.key}>
            {key}
          </dt>,
          <dd key={meaning}>{meaning}</dd>,
        ])}
      </dl>
      <Button size="small" onClick={onClose}>
        {text.close}
      </Button>
    </div>
  );
}
