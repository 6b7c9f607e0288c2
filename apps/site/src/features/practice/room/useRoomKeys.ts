import { useEffect } from 'react';

/** The actions of the room's keys. */
export interface RoomKeys {
  readonly onStep: (step: 1 | -1) => void;
  /** `place` is the option's index, from 0. */
  readonly onChoose: (place: number) => void;
  /** Rules out the option at an index. */
  readonly onRuleOut: (place: number) => void;
  readonly onMark: () => void;
  readonly onNote: () => void;
  readonly onHighlight: () => void;
  readonly onTextSize: () => void;
  readonly onTime: () => void;
  readonly onHelp: () => void;
}

/** Whether the focused control itself uses keys: text fields, and the arrow keys of radio buttons and the palette. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])')
  );
}

function ownsArrows(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, nav, [role=toolbar], [role=dialog]') !== null
  );
}

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
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
        return;
      if (event.target instanceof HTMLElement && event.target.closest('[role=dialog]') !== null) return;
      const key = event.key.toLowerCase();
      const step = (
        { n: 1, p: -1, ...(!ownsArrows(event.target) && { arrowright: 1, arrowleft: -1 }) } as const
      )[key];
      const letter = /^[a-h]$/.test(key) ? key.charCodeAt(0) - 97 : -1;
      const place = /^[1-9]$/.test(key) ? Number(key) - 1 : letter;
      if (step === 1 || step === -1) keys.onStep(step);
      else if (hasLetter(key)) keys[LETTERS[key]]();
      else if (letter >= 0 && event.shiftKey) keys.onRuleOut(letter);
      else if (place >= 0) keys.onChoose(place);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [keys, isOn]);
}
