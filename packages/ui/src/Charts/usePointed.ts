import { type KeyboardEvent, useState } from 'react';

/** Number of positions that each key moves. */
export type Steps = Readonly<Record<string, number>>;

const DEFAULT_STEPS: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 };

interface PointedOptions {
  /** Number of positions. */
  readonly count: number;
  /** Accessible name of the chart. */
  readonly label: string;
  /** Returns the text that is read for a position: its name and values. */
  readonly textOf: (index: number) => string;
  /** @defaultValue one position per arrow key */
  readonly steps?: Steps;
}

/**
 * Tracks the position of a chart that is pointed at or reached by keyboard. For screen readers the drawing is a
 * slider over its positions: it is one tab stop, and each key makes them read the position and its values,
 * without a live region.
 */
export function usePointed({ count, label, textOf, steps = DEFAULT_STEPS }: PointedOptions) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = count - 1;
  const go = (index: number) => setPointed(Math.max(0, Math.min(index, last)));
  const shown = pointed === null ? null : Math.min(pointed, last);
  const at = shown ?? last;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) {
      // A dialog or popup around the chart stays open.
      event.stopPropagation();
      setPointed(null);
      return;
    }
    const step = steps[event.key];
    if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(last);
    else if (step !== undefined) go(shown === null ? last : at + step);
    else return;
    event.preventDefault();
  };
  return {
    pointed: shown,
    go,
    leave: () => setPointed(null),
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-readonly': true,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': at + 1,
      'aria-valuetext': textOf(at),
      onKeyDown: handleKeyDown,
      onFocus: () => setPointed((before) => before ?? last),
      onBlur: () => setPointed(null),
    },
  } as const;
}
