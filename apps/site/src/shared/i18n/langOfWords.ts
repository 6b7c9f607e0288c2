import { langOf, type Locale } from '@lectern/ui/locale';
import type { Words } from './words.ts';
// Apart from `words.ts`: the delivered home page asks this too, and has no other use for the readers of replies.

const HAN = /\p{Script=Han}/u;

/**
 * Tells the `lang` of a text where it is not the page's: the Chinese that an English reader is given for want of
 * English, so that it is read aloud as what it is.
 */
export const langOfWords = ({ zh, en }: Words, locale: Locale): string | undefined =>
  locale === 'en' && en === zh && HAN.test(zh) ? langOf('zh') : undefined;
