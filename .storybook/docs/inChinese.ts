import type { Locale } from '@lectern/ui/locale';
import chinese from './descriptions.zh.json' with { type: 'json' };

const byText = new Map<string, string>(Object.entries(chinese));

/** One line of a description, however it is broken in the source. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/**
 * Gives the Chinese of what the source says in English of a component, a prop, a default or a state; undefined where there is
 * none, as for a value. It is found by the English itself, so that it cannot outlive a change of it unseen.
 */
export const inChinese = (text: string): string | undefined => byText.get(onOneLine(text));

/** What stands between the languages; neither has it, each being one line. */
const BETWEEN = '\n\n';

/** What the source says, and its Chinese below: for tables that Storybook draws and that know no language. */
export function inBoth(text: string): string {
  const words = inChinese(text);
  return words === undefined ? text : onOneLine(text) + BETWEEN + words;
}

/** Takes one language out of what {@link inBoth} made. */
export function inOne(text: string, locale: Locale): string {
  const [english, words] = text.split(BETWEEN, 2);
  return (locale === 'zh' ? words : english) ?? text;
}
