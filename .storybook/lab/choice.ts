import type { FooterTheme, HeaderTheme } from '@lectern/themes';
import type { Sign, Words } from './words.ts';

export const headTemplates = ['1', '2', '3', 'FESCO'] as const;

export type HeadTemplate = (typeof headTemplates)[number];

export const footTemplates = ['1', '2', '3', '4'] as const;

export type FootTemplate = (typeof footTemplates)[number];

/** The school's own colours as typed, possibly incomplete. Empty backgrounds are derived. */
export interface OwnColours {
  readonly brand: string;
  readonly surface: string;
  readonly footer: string;
}

/** The choices made in the lab. */
export interface LabChoice {
  readonly headTemplate: HeadTemplate;
  readonly header: HeaderTheme;
  readonly footTemplate: FootTemplate;
  readonly footer: FooterTheme;
  /** Used instead of the two themes, if present. */
  readonly own: OwnColours | undefined;
  readonly sign: Sign;
  readonly words: Words;
}
