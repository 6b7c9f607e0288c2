import type { LocalizedText } from '../../shared/i18n/localizedText.ts';
import { type Kind, searchHref } from './address.ts';
import type { HitGroup } from './found.model.ts';
import type { searchTexts } from './search.texts.ts';

/** An option of the suggestions: a link or, without an address, a text to search for again. */
export interface Option {
  readonly id: string;
  readonly title: LocalizedText;
  readonly line?: LocalizedText;
  readonly kind?: Kind;
  readonly picture?: string;
  readonly href?: string;
}

export interface Section {
  readonly id: 'recent' | 'all' | Kind;
  /** Empty where the options need no heading. */
  readonly name: string;
  readonly options: readonly Option[];
}

type SearchTexts = (typeof searchTexts)['zh'];

const sameInBoth = (text: string): LocalizedText => ({ zh: text, en: text });

/** Returns the sections for recent searches, before anything is typed. */
export const recentSections = (recent: readonly string[], texts: SearchTexts): readonly Section[] =>
  recent.length === 0
    ? []
    : [
        {
          id: 'recent',
          name: texts.recent,
          options: recent.map((text) => ({ id: text, title: sameInBoth(text) })),
        },
      ];

/** Returns the sections for the results so far, with a link to all of them. */
export const foundSections = (
  text: string,
  groups: readonly HitGroup[],
  texts: SearchTexts,
): readonly Section[] => [
  ...groups.map(({ kind, hits }) => ({ id: kind, name: texts.kinds[kind], options: hits })),
  {
    id: 'all',
    name: '',
    options: [{ id: 'all', title: sameInBoth(texts.everywhere(text)), href: searchHref({ text }) }],
  },
];
