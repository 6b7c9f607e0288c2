/** What a key asks of a select (APG, select-only combobox). */
export type SelectAct =
  | { type: 'open' | 'choose' | 'leave' | 'close' }
  | { type: 'go'; to: number }
  | { type: 'type'; letter: string };

/** The parts of a keyboard event that count. */
export interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Options that Page Up and Page Down go over. */
const page = 10;

const isLetter = ({ key, altKey, ctrlKey, metaKey }: Key) =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/**
 * Reads a key where `active` of `count` options is the one that the keys are on, -1 being
 * none; `null` for keys that are not the select's.
 */
export function readKey(event: Key, isOpen: boolean, active: number, count: number): SelectAct | null {
  const { key } = event;
  const last = count - 1;
  if (isLetter(event)) return { type: 'type', letter: key };
  if (!isOpen) {
    if (key === 'Home') return { type: 'go', to: 0 };
    if (key === 'End') return { type: 'go', to: last };
    return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? { type: 'open' } : null;
  }
  const to = (index: number): SelectAct => ({ type: 'go', to: Math.max(0, Math.min(index, last)) });
  switch (key) {
    case 'ArrowDown':
      return to(active + 1);
    case 'ArrowUp':
      return event.altKey ? { type: 'choose' } : to(active - 1);
    case 'PageDown':
      return to(active + page);
    case 'PageUp':
      return to(active - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'Enter':
    case ' ':
      return { type: 'choose' };
    case 'Tab':
      return { type: 'leave' };
    default:
      return null;
  }
}

/**
 * Finds the option that letters typed after each other begin, going round from `from`;
 * the same letter again and again goes through those that begin with it. -1 for none.
 */
export function findTyped(labels: readonly string[], from: number, typed: string): number {
  const isOneLetter = Array.from(typed).every((letter) => letter === typed[0]);
  const start = (isOneLetter ? (typed[0] ?? '') : typed).toLowerCase();
  const first = isOneLetter ? from + 1 : Math.max(0, from);
  const order = labels.map((_, step) => (first + step) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(start)) ?? -1;
}
