import { expect, test } from 'vitest';
import { langOfText } from './langOfText.ts';
import { localizedText } from './localizedText.ts';

test.each([
  ['数学', '', 'en', '数学', 'zh-CN'],
  ['数学', '', 'zh', '数学', undefined],
  ['数学', 'Mathematics', 'en', 'Mathematics', undefined],
  // A name that is the same in both languages.
  ['Python', '', 'en', 'Python', undefined],
] as const)(
  'the texts %s and %j read in %s as %s, with the lang attribute %s',
  (zh, en, locale, shown, lang) => {
    const name = localizedText(zh, en);
    expect([name[locale], langOfText(name, locale)]).toEqual([shown, lang]);
  },
);
