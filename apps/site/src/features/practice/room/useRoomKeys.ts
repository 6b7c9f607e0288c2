import { useEffect } from 'react';

/** The actions of the room's keys. */
export interface RoomKeys {
  readonly onStep: (step: 1 | -1) => void;
  /** `index` is the option's, from 0. */
  readonly onChoose: (index: number) => void;
  /** Rules out the option at an index. */
  readonly onRuleOut: (index: number) => void;
  readonly onMark: () => void;
  readonly onNote: () => void;
  readonly onHighlight: () => void;
  readonly onTextSize: () => void;
  readonly onTime: () => void;
  readonly onHelp: () => void;
}

/** Where all keys belong to the focused control, and where only the arrows do: radio buttons and the palette. */
const OWNS_KEYS =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox]), [role=dialog]';
const OWNS_ARROWS = 'input, nav, [role=toolbar]';

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };
const ARROW_STEPS: Readonly<Record<string, 1 | -1>> = { arrowright: 1, arrowleft: -1 };

/** Letters with one action each. */
const LETTERS = {
  m: 'onMark',
  o: 'onNote',
  l: 'onHighlight',
  z: 'onTextSize',
  t: 'onTime',
  '?': 'onHelp',
} as const;

const hasLetter = (key: string): key is keyof typeof LETTERS => Object.hasOwn(LETTERS, key);

/**
 * Enables answering by keyboard alone: arrows, N, P, M, O, L, Z, T, 1–9, A–H, the same letters with Shift to
 * rule out, and ?.
 * @param isOn whether single-key shortcuts are on; they can be switched off (WCAG 2.1.4).
 */
export function useRoomKeys(keys: RoomKeys, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const handle = (event: KeyboardEvent) => {
      const isIn = (selector: string) =>
        event.target instanceof Element && event.target.closest(selector) !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isIn(OWNS_KEYS)) return;
      const key = event.key.toLowerCase();
      const step = STEPS[key] ?? (isIn(OWNS_ARROWS) ? undefined : ARROW_STEPS[key]);
      const letter = /^[a-h]$/.test(key) ? key.charCodeAt(0) - 97 : -1;
      const optionIndex = /^[1-9]$/.test(key) ? Number(key) - 1 : letter;
      if (step !== undefined) keys.onStep(step);
      else if (hasLetter(key)) keys[LETTERS[key]]();
      else if (letter >= 0 && event.shiftKey) keys.onRuleOut(letter);
      else if (optionIndex >= 0) keys.onChoose(optionIndex);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [keys, isOn]);
}
