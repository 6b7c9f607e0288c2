import type { FooterTheme, HeaderTheme } from '@lectern/themes';
import type { Sign, Words } from './words.ts';

export const headTemplates = ['1', '2', '3', 'FESCO'] as const;

export type HeadTemplate = (typeof headTemplates)[number];

export const footTemplates = ['1', '2', '3', '4'] as const;

export type FootTemplate = (typeof footTemplates)[number];

/** Colours of the school's own, as typed: they may be unfinished. Empty grounds are left to the maker. */
export interface OwnColours {
  readonly brand: string;
  readonly surface: string;
  readonly footer: string;
}

/** What is chosen in the lab. */
export interface LabChoice {
  readonly headTemplate: HeadTemplate;
  readonly header: HeaderTheme;
  readonly footTemplate: FootTemplate;
  readonly footer: FooterTheme;
  /** Worn in place of the two themes while there is one. */
  readonly own: OwnColours | undefined;
  readonly sign: Sign;
  readonly words: Words;
}
