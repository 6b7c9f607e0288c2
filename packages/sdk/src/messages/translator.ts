const HOLE = '{}';
/** Longer messages contain a long text of somebody, through which patterns with several values search for too long. */
const MAX_LENGTH = 1000;

/** Translates a message; undefined for one that it does not know. */
export type Translator = (message: string) => string | undefined;

/**
 * Makes a translator from a dictionary of messages. `{}` in a message stands for a number or a name, and is
 * filled in the same order in its translation; of several messages that fit, the first in the dictionary is used.
 * Messages of more than 1,000 characters are unknown.
 * @param translateValue translates a value that was filled in. @defaultValue it stays as it is
 */
export function createTranslator(
  dictionary: Readonly<Record<string, string>>,
  translateValue: (value: string) => string = (value) => value,
): Translator {
  const patterns = Object.entries(dictionary)
    .filter(([message]) => message.includes(HOLE))
    .map(([message, translated]) => {
      const parts = message.split(HOLE).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
      return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 'su'), translated };
    });
  return (message) => {
    const exact = Object.hasOwn(dictionary, message) ? dictionary[message] : undefined;
    if (exact !== undefined && !message.includes(HOLE)) return exact;
    if (message.length > MAX_LENGTH) return undefined;
    for (const { pattern, translated } of patterns) {
      const found = pattern.exec(message);
      if (found === null) continue;
      const values = found.slice(1).map(translateValue);
      return translated.replaceAll(HOLE, () => values.shift() ?? '');
    }
    return undefined;
  };
}
