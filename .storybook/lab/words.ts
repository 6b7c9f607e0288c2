import { text } from '@lectern/sdk';
import { json, type Json, type LabSchool } from './labSchools.ts';

/** The words of a school that stand around every page, by their place in its settings. */
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

/** What is typed of them; a field that nobody touched is not there. */
export type Words = Readonly<Partial<Record<WordField, string>>>;

/** The sign: an address, a picture of this device to try, or the name alone. */
export interface Sign {
  readonly type: 'image' | 'word';
  readonly address: string;
  /** A picture as a data address; it is shown and never exported. */
  readonly tried: string;
}

/** Reads what a school says there now. */
export function wordAt(config: Json, field: WordField): string {
  const [part = '', name] = field.split('.');
  return name === undefined ? text(config[part]) : text(json(config[part])[name]);
}

/** Reads the sign that a school has now. */
export function signOf({ config }: LabSchool): Sign {
  const { type, image } = json(config['logo']);
  return { type: type === 'word' ? 'word' : 'image', address: text(image), tried: '' };
}

/** Writes typed words as settings, those alone that differ from what the school says already. */
export function wordsAsConfig(config: Json, words: Words): Json {
  const written: Record<string, unknown> = {};
  for (const field of new Set([...wordFields.zh, ...wordFields.en])) {
    const typed = words[field]?.trim();
    if (typed === undefined || typed === wordAt(config, field)) continue;
    const [part = '', name] = field.split('.');
    written[part] = name === undefined ? typed : { ...json(written[part]), [name]: typed };
  }
  return written;
}

/** Tells whether a browser can fetch a picture from there, as the site asks it of a school's sign. */
export const isPictureAddress = (address: string): boolean => /^(?:\/(?![/\\])|https?:\/\/\S)/.test(address);
