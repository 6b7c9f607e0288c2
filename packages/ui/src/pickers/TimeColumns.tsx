import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../locale/index.ts';
import * as css from './panel.css.ts';
import { texts } from './pickers.texts.ts';

export interface TimeColumnsProps {
  /** Seconds since midnight; null for no time. */
  time: number | null;
  hasFocus: boolean;
  onPick: (time: number) => void;
}

const counts = [24, 60, 60] as const;
const sizes = [3600, 60, 1] as const;
const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds as three lists; digits can be typed in each. */
export function TimeColumns({ time, hasFocus, onPick }: TimeColumnsProps) {
  const text = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const parts = sizes.map((size, unit) =>
    time === null ? null : Math.floor(time / size) % (counts[unit] ?? 60),
  );
  const typed = useRef('');

  useEffect(() => {
    if (hasFocus) box.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
  }, [hasFocus]);

  useEffect(() => {
    for (const chosen of box.current?.querySelectorAll<HTMLElement>('[aria-selected=true]') ?? []) {
      const list = chosen.parentElement;
      if (list) list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2;
    }
  }, [time]);

  const set = (unit: number, value: number) => {
    const next = parts.map((part, index) => (index === unit ? value : (part ?? 0)));
    onPick(next.reduce((sum, part, index) => sum + part * (sizes[index] ?? 0), 0));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, unit: number) => {
    const count = counts[unit] ?? 60;
    const at = parts[unit] ?? 0;
    const strides: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };
    const stride = strides[event.key];
    const neighbour = { ArrowLeft: unit - 1, ArrowRight: unit + 1 }[event.key];
    if (stride !== undefined) set(unit, (at + stride + count) % count);
    else if (event.key === 'Home') set(unit, 0);
    else if (event.key === 'End') set(unit, count - 1);
    else if (/^\d$/.test(event.key)) {
      const both = Number(typed.current + event.key);
      typed.current = both < count ? String(both).slice(-1) : event.key;
      set(unit, both < count ? both : Number(event.key));
    } else if (neighbour !== undefined) {
      typed.current = '';
      const lists = box.current?.querySelectorAll<HTMLElement>('[role=listbox]');
      lists?.[neighbour]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={box} className={css.times}>
      {counts.map((count, unit) => (
        <div key={sizes[unit]} className={css.time}>
          <span className={css.unit} aria-hidden>
            {text.units[unit]}
          </span>
          <div
            role="listbox"
            className={css.list}
            aria-label={text.units[unit]}
            aria-activedescendant={parts[unit] == null ? undefined : `${id}-${unit}-${parts[unit]}`}
            tabIndex={0}
            onFocus={() => {
              typed.current = '';
            }}
            onKeyDown={(event) => handleKeyDown(event, unit)}
          >
            {Array.from({ length: count }, (_, value) => (
              <div
                key={value}
                id={`${id}-${unit}-${value}`}
                role="option"
                className={css.option}
                aria-selected={parts[unit] === value}
                onClick={() => set(unit, value)}
              >
                {two(value)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
