import type { Locale } from '@lectern/ui/locale';
import chinese from './descriptions.zh.json' with { type: 'json' };

const byText = new Map<string, string>(Object.entries(chinese));

/** Joins the lines of a description. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/**
 * Returns the Chinese translation of a description, default or state; undefined if there is none, as for a
 * value. The key is the English text itself, so that a changed text cannot keep an outdated translation.
 */
export const inChinese = (text: string): string | undefined => byText.get(onOneLine(text));

/** Separator between the languages; neither contains it, since each is a single line. */
const BETWEEN = '\n\n';

/**
 * Returns the English text with its Chinese translation below it, for tables that Storybook renders without
 * regard to the language.
 */
export function inBoth(text: string): string {
  const words = inChinese(text);
  return words === undefined ? text : onOneLine(text) + BETWEEN + words;
}

/** Extracts one language from the result of {@link inBoth}. */
export function inOne(text: string, locale: Locale): string {
  const [english, words] = text.split(BETWEEN, 2);
  return (locale === 'zh' ? words : english) ?? text;
}
