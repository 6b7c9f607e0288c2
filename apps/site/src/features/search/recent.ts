import { proxy } from 'valtio/vanilla';
import { ports } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';

/** How many are kept. */
const MOST = 8;

/** On this device and for this student alone: nobody sees what others looked for. */
const keyOf = (): string => `searches:${session.userId}`;

/** What was looked for last, the latest first. */
export const recent = proxy<{ texts: readonly string[] }>({ texts: [] });

/** Reads what this student looked for on this device. */
export function readRecent(): void {
  let kept: unknown;
  try {
    kept = JSON.parse(ports.storage.getItem(keyOf()) ?? '[]');
  } catch {
    // Somebody else wrote there.
  }
  recent.texts = (Array.isArray(kept) ? kept : []).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}

function keep(texts: readonly string[]): void {
  recent.texts = texts;
  if (texts.length === 0) ports.storage.removeItem(keyOf());
  else ports.storage.setItem(keyOf(), JSON.stringify(texts));
}

/** Remembers what was looked for; what was looked for before comes to the front. */
export function remember(text: string): void {
  const said = text.trim();
  if (said === '') return;
  readRecent();
  keep([said, ...recent.texts.filter((other) => other !== said)].slice(0, MOST));
}

/** Forgets one, or all. */
export const forget = (text?: string): void =>
  keep(text === undefined ? [] : recent.texts.filter((other) => other !== text));
