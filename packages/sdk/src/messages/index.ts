import words from './english.json' with { type: 'json' };

const english: Readonly<Record<string, string>> = words;
const HOLE = '{}';

/** Messages that contain a number or a name, as patterns. */
const patterns = Object.entries(english)
  .filter(([chinese]) => chinese.includes(HOLE))
  .map(([chinese, translated]) => {
    const parts = chinese.split(HOLE).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
    return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 'su'), translated };
  });

/**
 * Translates a message of the platform into English: `messageFor(error, { locale: 'en', english: toEnglish })`.
 * @returns undefined for messages that it does not know, such as a school's own.
 */
export function toEnglish(chinese: string): string | undefined {
  const exact = english[chinese];
  if (exact !== undefined && !chinese.includes(HOLE)) return exact;
  for (const { pattern, translated } of patterns) {
    const found = pattern.exec(chinese);
    if (found === null) continue;
    const values = found.slice(1);
    return translated.replaceAll(HOLE, () => values.shift() ?? '');
  }
  return undefined;
}
