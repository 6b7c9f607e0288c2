import { text } from '@lectern/sdk';
import { langOf, type Locale } from '@lectern/ui/locale';

/** A text in both languages; `en` repeats `zh` where the school gave none. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Reads a text that the server has in both languages, the English one perhaps empty. */
export const words = (zh: unknown, en: unknown): Words => ({ zh: text(zh), en: text(en) || text(zh) });

const HAN = /\p{Script=Han}/u;

/**
 * Tells the `lang` of a text where it is not the page's: the Chinese that an English reader is given for want of
 * English, so that it is read aloud as what it is.
 */
export const langOfWords = ({ zh, en }: Words, locale: Locale): string | undefined =>
  locale === 'en' && en === zh && HAN.test(zh) ? langOf('zh') : undefined;
