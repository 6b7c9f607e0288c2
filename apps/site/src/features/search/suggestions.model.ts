import type { Words } from '../../shared/i18n/words.ts';
import { type Kind, searchHref } from './address.ts';
import type { HitGroup } from './found.model.ts';
import type { searchTexts } from './search.texts.ts';

/** Something that can be chosen: what is followed, or, where it has no address, words to look for again. */
export interface Option {
  readonly id: string;
  readonly title: Words;
  readonly line?: Words;
  readonly kind?: Kind;
  readonly picture?: string;
  readonly href?: string;
}

export interface Section {
  readonly id: 'recent' | 'all' | Kind;
  /** Empty where its options say what they are. */
  readonly name: string;
  readonly options: readonly Option[];
}

type SearchTexts = (typeof searchTexts)['zh'];

const alike = (text: string): Words => ({ zh: text, en: text });

/** What was looked for last, before anything is typed. */
export const recentSections = (recent: readonly string[], texts: SearchTexts): readonly Section[] =>
  recent.length === 0
    ? []
    : [
        {
          id: 'recent',
          name: texts.recent,
          options: recent.map((said) => ({ id: said, title: alike(said) })),
        },
      ];

/** What was found of the words so far, and the way to all of it. */
export const foundSections = (
  text: string,
  groups: readonly HitGroup[],
  texts: SearchTexts,
): readonly Section[] => [
  ...groups.map(({ kind, hits }) => ({ id: kind, name: texts.kinds[kind], options: hits })),
  {
    id: 'all',
    name: '',
    options: [{ id: 'all', title: alike(texts.everywhere(text)), href: searchHref({ text }) }],
  },
];
