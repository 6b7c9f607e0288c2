import { list } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { session } from '../../shared/session/session.store.ts';
import { readStored, writeStored } from '../../shared/storedJson.ts';

/** Maximum number of stored searches. */
const MAX_SEARCHES = 8;

/** Returns the storage key, which contains the student, so that nobody sees the searches of others. */
const keyOf = (): string => `searches:${session.userId}`;

/** Recent searches, the latest first. */
export const recent = proxy<{ texts: readonly string[] }>({ texts: [] });

/** Reads this student's recent searches on this device. */
export function readRecent(): void {
  recent.texts = list<string>(readStored<string[]>(keyOf())).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}

function keep(texts: readonly string[]): void {
  recent.texts = texts;
  writeStored(keyOf(), texts.length === 0 ? undefined : texts);
}

/** Stores a search; one that was stored before moves to the front. */
export function remember(text: string): void {
  const searched = text.trim();
  if (searched === '') return;
  readRecent();
  keep([searched, ...recent.texts.filter((other) => other !== searched)].slice(0, MAX_SEARCHES));
}

/** Deletes one recent search, or all. */
export const deleteRecent = (text?: string): void =>
  keep(text === undefined ? [] : recent.texts.filter((other) => other !== text));
