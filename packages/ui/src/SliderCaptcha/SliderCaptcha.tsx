import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { RefreshIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import * as css from './SliderCaptcha.css.ts';

export type SliderCaptchaState = 'ready' | 'checking' | 'failed' | 'passed';

const texts = inBoth({
  label: ['拖动滑块，把拼图放进缺口', 'Slide the piece into the gap'],
  refresh: ['换一张', 'New picture'],
  keys: ['方向键移动，回车确认', 'Arrow keys move, Enter confirms'],
  states: {
    ready: ['向右拖动滑块完成拼图', 'Slide to complete the picture'],
    checking: ['正在验证', 'Checking'],
    failed: ['验证失败，请再试一次', 'That did not fit. Try again'],
    passed: ['验证通过', 'Verified'],
  },
});

/** One point of the piece's movement. */
export interface SliderPoint {
  /** Horizontal position in px of the picture. */
  x: number;
  /** Time in ms since the first movement. */
  t: number;
}

export interface SliderCaptchaProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** URL of the picture with the gap. */
  backgroundUrl: string;
  /** URL of the missing piece, on a transparent background. */
  pieceUrl: string;
  /** Natural width of the picture in px; positions are in the same scale. */
  width: number;
  /** Natural height of the picture in px. */
  height: number;
  /** Natural width and height of the piece in px. */
  pieceSize: number;
  /** Distance of the piece from the top of the picture in px. */
  pieceTop: number;
  /** State of the challenge. */
  state: SliderCaptchaState;
  /**
   * Called when the piece is released, with the position of its left edge in px of the picture and the recorded
   * movement.
   */
  onSubmit: (x: number, trail: SliderPoint[]) => void;
  /** Called to request another picture. */
  onRefresh: () => void;
}

/**
 * Slider captcha. The handle is a native range input, so it works with touch, mouse and keyboard: arrows move
 * the piece, Enter submits.
 */
export function SliderCaptcha({
  ref,
  backgroundUrl,
  pieceUrl,
  width,
  height,
  pieceSize,
  pieceTop,
  state,
  onSubmit,
  onRefresh,
}: SliderCaptchaProps) {
  const text = useTexts(texts);
  const [x, setX] = useState(0);
  const trail = useRef<SliderPoint[]>([]);
  const startedAt = useRef(0);
  const isIdle = state === 'checking' || state === 'passed';
  const percent = (length: number, total: number) => `${(length / total) * 100}%`;

  // A new picture or a failed attempt resets the slider.
  useEffect(() => {
    if (state === 'failed' || state === 'ready') {
      setX(0);
      trail.current = [];
    }
  }, [state, backgroundUrl]);

  const handleMove = (next: number) => {
    const now = performance.now();
    if (trail.current.length === 0) startedAt.current = now;
    trail.current.push({ x: next, t: Math.round(now - startedAt.current) });
    setX(next);
  };
  const submit = () => {
    if (x > 0 && !isIdle) onSubmit(x, trail.current);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <div ref={ref} className={css.captcha} data-state={state} {...(x > 0 && !isIdle && { 'data-moved': '' })}>
      <div className={css.stage}>
        <img
          className={css.background}
          src={backgroundUrl}
          alt=""
          width={width}
          height={height}
          draggable={false}
        />
        <img
          className={css.piece}
          src={pieceUrl}
          alt=""
          draggable={false}
          style={{
            width: percent(pieceSize, width),
            top: percent(pieceTop, height),
            transform: `translateX(${(x / pieceSize) * 100}%)`,
          }}
        />
        <button
          type="button"
          className={css.refresh}
          aria-label={text.refresh}
          title={text.refresh}
          onClick={onRefresh}
        >
          <RefreshIcon />
        </button>
      </div>
      <div className={css.track}>
        <span className={css.prompt} role="status">
          {text.states[state]}
        </span>
        <input
          className={css.handle}
          type="range"
          min={0}
          max={width - pieceSize}
          value={x}
          disabled={isIdle}
          aria-label={text.label}
          aria-description={text.keys}
          onChange={(event) => handleMove(event.target.valueAsNumber)}
          onPointerUp={submit}
          onKeyDown={handleKeyDown}
        />
      </div>
    </div>
  );
}
