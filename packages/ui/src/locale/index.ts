export { cutText } from './graphemes.ts';
export { langOf, LocaleProvider, useLocale, useTexts, type Locale, type Texts } from './locale.tsx';
