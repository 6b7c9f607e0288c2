import { createContext, use, type ReactNode } from 'react';

/** The supported languages; texts are written in `zh` first. */
export type Locale = 'zh' | 'en';

/** A dictionary in both languages; `en` must have the shape of `zh`. */
export interface Texts<Dictionary> {
  zh: Dictionary;
  en: NoInfer<Dictionary>;
}

const LocaleContext = createContext<Locale>('zh');

/** Sets the language of all components below. Server and browser must be given the same one. */
export function LocaleProvider({
  locale,
  children,
}: {
  /** The language. */
  locale: Locale;
  /** Content in that language. */
  children: ReactNode;
}) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the current language; `zh` without a provider. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Returns a dictionary in the current language. Entries are strings, or functions of the values to insert. */
export function useTexts<Dictionary>(texts: Texts<Dictionary>): Dictionary {
  return texts[useLocale()];
}

/** Returns the `lang` attribute of a language. */
export function langOf(locale: Locale): string {
  return locale === 'zh' ? 'zh-CN' : 'en';
}
