import { text } from '@lectern/sdk';
import { json, type Json, type LabSchool } from './labSchools.ts';

/** A school's texts around every page, by the path of their setting. */
export const wordFields = {
  zh: ['shortName', 'footer.overview', 'footer.companyAddress', 'footer.copyright', 'sideBar.servicePhone'],
  en: [
    'shortNameEn',
    'footer.overviewEn',
    'footer.companyAddressEn',
    'footer.copyrightEn',
    'sideBar.servicePhone',
  ],
} as const;
export type WordField = (typeof wordFields)['zh' | 'en'][number];

/** The texts entered; fields that were not edited are missing. */
export type Words = Readonly<Partial<Record<WordField, string>>>;

/** The logo: a URL, a local picture to try, or the name as text. */
export interface Sign {
  readonly type: 'image' | 'word';
  readonly address: string;
  /** A picture as a data URL; shown but never exported. */
  readonly tried: string;
}

/** Returns the school's current text. */
export function wordAt(config: Json, field: WordField): string {
  const [part = '', name] = field.split('.');
  return name === undefined ? text(config[part]) : text(json(config[part])[name]);
}

/** Returns the school's current logo. */
export function signOf({ config }: LabSchool): Sign {
  const { type, image } = json(config['logo']);
  return { type: type === 'word' ? 'word' : 'image', address: text(image), tried: '' };
}

/** Converts entered texts to settings, omitting those equal to the school's own. */
export function wordsAsConfig(config: Json, words: Words): Json {
  const sorted: Record<string, unknown> = {};
  for (const field of new Set([...wordFields.zh, ...wordFields.en])) {
    const typed = words[field]?.trim();
    if (typed === undefined || typed === wordAt(config, field)) continue;
    const [part = '', name] = field.split('.');
    sorted[part] = name === undefined ? typed : { ...json(sorted[part]), [name]: typed };
  }
  return sorted;
}

/**
 * Returns whether a browser can load a picture from an address, by the rule that the site applies to a school's
 * logo.
 */
export const isPictureAddress = (address: string): boolean => /^(?:\/(?![/\\])|https?:\/\/\S)/.test(address);
