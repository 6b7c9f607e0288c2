import { useId, useRef, type CSSProperties, type PointerEvent, type Ref } from 'react';
import { useTexts, inBoth } from '../locale/index.ts';
import { nameOf } from '../internal/nameOf.ts';
import * as css from './Slider.css.ts';

const texts = inBoth({
  from: (label: string) => [`${label}：从`, `${label}: from`],
  to: (label: string) => [`${label}：到`, `${label}: to`],
});

export interface SliderMark {
  /** Value that is marked. */
  value: number;
  /** Text below the mark. */
  label: string;
}

interface ScaleProps {
  /** Ref to the range input; of two, to the first. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the value that is set. */
  label: string;
  /** Minimum value. @defaultValue 0 */
  min?: number;
  /** Maximum value. @defaultValue 100 */
  max?: number;
  /** Step of an arrow key. @defaultValue 1 */
  step?: number;
  /** Labelled values below the track. */
  marks?: readonly SliderMark[];
  /** Formats a value as text, with its unit. @defaultValue the number */
  format?: (value: number) => string;
  /** Whether the value is shown at the end of the label's line. @defaultValue false */
  hasFigure?: boolean;
  /** Whether the slider is disabled. @defaultValue false */
  isDisabled?: boolean;
}

export interface SliderProps extends ScaleProps {
  /** The current value. */
  value: number;
  /** Called with the value while the thumb moves. */
  onChange: (value: number) => void;
}

export interface RangeSliderProps extends ScaleProps {
  /** Start and end of the range; the first is never greater than the second. */
  value: readonly [from: number, to: number];
  /** Called with both values while either thumb moves. */
  onChange: (value: readonly [from: number, to: number]) => void;
}

const ratioOf = (value: number, min: number, max: number) => (max > min ? (value - min) / (max - min) : 0);
/** Returns the position of a thumb's centre; its edge never extends beyond the track. */
const positionOf = (ratio: number) => `calc(${css.THUMB} / 2 + ${ratio} * (100% - ${css.THUMB}))`;
const filled = (from: string, to: string): CSSProperties => ({
  [nameOf(css.from)]: from,
  [nameOf(css.to)]: to,
});

/** Chooses a value on a scale (APG, slider), by a native range input: arrows, Page Up and Page Down, Home and End. */
export function Slider({
  ref,
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  format = String,
  hasFigure = false,
  isDisabled = false,
}: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {hasFigure && <span aria-hidden>{format(value)}</span>}
      </div>
      <div className={css.rail} style={filled(positionOf(0), positionOf(ratioOf(value, min, max)))}>
        <input
          ref={ref}
          id={id}
          className={css.input}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Marks marks={marks} min={min} max={max} />
    </div>
  );
}

/** Chooses a range on a scale (APG, slider with two thumbs): each thumb is a tab stop and cannot pass the other. */
export function RangeSlider({
  ref,
  label,
  value: [from, to],
  onChange,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  format = String,
  hasFigure = false,
  isDisabled = false,
}: RangeSliderProps) {
  const text = useTexts(texts);
  const id = useId();
  const rail = useRef<HTMLDivElement>(null);

  // A press on the track moves the nearer thumb.
  const handlePress = (event: PointerEvent<HTMLDivElement>) => {
    if (isDisabled || event.target !== rail.current || rail.current === null) return;
    const { left, width } = rail.current.getBoundingClientRect();
    const ratio = width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0;
    const pressed = Math.min(max, min + Math.round((ratio * (max - min)) / step) * step);
    const isFrom = Math.abs(pressed - from) < Math.abs(pressed - to) || pressed < from;
    onChange(isFrom ? [pressed, to] : [from, pressed]);
    rail.current.querySelectorAll('input')[isFrom ? 0 : 1]?.focus();
    event.preventDefault();
  };
  const thumb = (which: 'from' | 'to') => {
    const value = which === 'from' ? from : to;
    return (
      <input
        ref={which === 'from' ? ref : undefined}
        className={css.input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-label={text[which](label)}
        aria-valuetext={format(value)}
        onChange={({ currentTarget: { valueAsNumber: next } }) =>
          onChange(which === 'from' ? [Math.min(next, to), to] : [from, Math.max(next, from)])
        }
      />
    );
  };
  return (
    <div className={css.slider} role="group" aria-labelledby={id}>
      <div className={css.head}>
        <span id={id}>{label}</span>
        {hasFigure && (
          <span aria-hidden>
            {format(from)} – {format(to)}
          </span>
        )}
      </div>
      <div
        ref={rail}
        className={css.rail}
        role="presentation"
        // Where both thumbs are at the end, the first one must be on top, since only it can move away.
        data-first-above={from >= max || undefined}
        data-two=""
        style={filled(positionOf(ratioOf(from, min, max)), positionOf(ratioOf(to, min, max)))}
        onPointerDown={handlePress}
      >
        {thumb('from')}
        {thumb('to')}
      </div>
      <Marks marks={marks} min={min} max={max} />
    </div>
  );
}

function Marks({ marks, min, max }: Required<Pick<ScaleProps, 'marks' | 'min' | 'max'>>) {
  if (marks.length === 0) return null;
  return (
    <div className={css.marks} aria-hidden>
      {marks.map(({ value, label }) => (
        <span
          key={value}
          className={css.mark}
          style={{ insetInlineStart: positionOf(ratioOf(value, min, max)) }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
