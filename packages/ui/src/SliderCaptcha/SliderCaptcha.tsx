import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { RefreshIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import * as css from './SliderCaptcha.css.ts';

export type SliderCaptchaState = 'ready' | 'checking' | 'failed' | 'passed';

const zh = {
  label: '拖动滑块，把拼图放进缺口',
  refresh: '换一张',
  keys: '方向键移动，回车确认',
  states: {
    ready: '向右拖动滑块完成拼图',
    checking: '正在验证',
    failed: '验证失败，请再试一次',
    passed: '验证通过',
  },
};

const texts: Texts<typeof zh> = {
  zh,
  en: {
    label: 'Slide the piece into the gap',
    refresh: 'Another picture',
    keys: 'Arrow keys move, Enter confirms',
    states: {
      ready: 'Slide to complete the picture',
      checking: 'Checking',
      failed: 'That did not fit. Try again',
      passed: 'Verified',
    },
  },
};

/** Where the piece was and when, in px of the picture and ms since the first movement. */
export interface SliderPoint {
  /** How far it was, in px of the picture. */
  x: number;
  /** When, in ms since the press. */
  t: number;
}

export interface SliderCaptchaProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The picture with the gap. */
  backgroundUrl: string;
  /** The piece that is missing, on a transparent ground. */
  pieceUrl: string;
  /** Natural size of the picture, in px; positions are told in these. */
  width: number;
  /** Of the picture, in px. */
  height: number;
  /** Natural size of the piece and its distance from the top, in px. */
  pieceSize: number;
  /** Where the piece stands, in px from the top of the picture. */
  pieceTop: number;
  /** How far the challenge is. */
  state: SliderCaptchaState;
  /** The piece was let go: its left edge in px of the picture, and the way there. */
  onSubmit: (x: number, trail: SliderPoint[]) => void;
  /** Asks for another picture. */
  onRefresh: () => void;
}

/**
 * The slider challenge. The handle is a native slider, so
 * it works with a finger, a mouse and the keyboard: arrows move, Enter confirms.
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
  const percent = (length: number, whole: number) => `${(length / whole) * 100}%`;

  // A new picture, or a failed try, starts from the left again.
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
