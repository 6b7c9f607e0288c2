import { createContext, use, type ReactNode } from 'react';

/** The two languages of the house; `zh` is the one written first. */
export type Locale = 'zh' | 'en';

/** One dictionary in both languages; `en` must have the shape of `zh`. */
export interface Texts<Dictionary> {
  zh: Dictionary;
  en: NoInfer<Dictionary>;
}

const LocaleContext = createContext<Locale>('zh');

/** Sets the language of everything below. The server and the browser must be given the same one. */
export function LocaleProvider({
  locale,
  children,
}: {
  /** The language. */
  locale: Locale;
  /** What is in it. */
  children: ReactNode;
}) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Tells the current language; `zh` where no provider stands above. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Picks a dictionary in the current language. Entries are strings, or functions where a text has holes. */
export function useTexts<Dictionary>(texts: Texts<Dictionary>): Dictionary {
  return texts[useLocale()];
}

/** Gives the `lang` attribute of a language. */
export function langOf(locale: Locale): string {
  return locale === 'zh' ? 'zh-CN' : 'en';
}
