import words from './english.json' with { type: 'json' };
import { createTranslator } from './translator.ts';

export { createTranslator, type Translator } from './translator.ts';

/**
 * Translates a message of the platform into English: `messageFor(error, { locale: 'en', english: toEnglish })`.
 * @returns undefined for messages that it does not know, such as a school's own.
 */
export const toEnglish = createTranslator(words);
