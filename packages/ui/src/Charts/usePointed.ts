import { type KeyboardEvent, useState } from 'react';

/** How far each key leads. */
export type Steps = Readonly<Record<string, number>>;

const ALONG: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 };

interface PointedOptions {
  /** How many places there are. */
  readonly count: number;
  /** What is drawn. */
  readonly label: string;
  /** Says a place and its values. */
  readonly textOf: (index: number) => string;
  /** @defaultValue one place by each arrow */
  readonly steps?: Steps;
}

/**
 * Follows the place of a chart that is pointed at or gone to by keys. For screen readers the drawing is a slider
 * over its places: they say the place and its values after each key, by themselves, and it is one stop of the tab key.
 */
export function usePointed({ count, label, textOf, steps = ALONG }: PointedOptions) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = count - 1;
  const go = (index: number) => setPointed(Math.max(0, Math.min(index, last)));
  const shown = pointed === null ? null : Math.min(pointed, last);
  const at = shown ?? last;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) {
      // What the chart stands in stays open.
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
