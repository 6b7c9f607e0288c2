export { dateFormat, type DayWords, dayWords } from './days.ts';
export { cutText } from './graphemes.ts';
export { inBoth, type Pair } from './inBoth.ts';
export { langOf, LocaleProvider, useLocale, useTexts, type Locale, type Texts } from './locale.tsx';
export { formatNumber } from './numbers.ts';
