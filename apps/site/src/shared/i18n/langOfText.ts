import { langOf, type Locale } from '@lectern/ui/locale';
import type { LocalizedText } from './localizedText.ts';
// Separate from `localizedText.ts`, because the delivered home page needs this and none of the reply readers.

const HAN = /\p{Script=Han}/u;

/**
 * Returns the `lang` of a text that is not in the page's language: Chinese shown to an English reader for lack
 * of a translation, so that screen readers pronounce it correctly.
 */
export const langOfText = ({ zh, en }: LocalizedText, locale: Locale): string | undefined =>
  locale === 'en' && en === zh && HAN.test(zh) ? langOf('zh') : undefined;
