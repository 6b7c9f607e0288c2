import type { Locale } from '@lectern/ui/locale';
import { proxy } from 'valtio/vanilla';
import { ports } from '../ports.ts';

/** The user's language. `switching` is the language being switched to. */
export interface LocaleState {
  locale: Locale;
  switching: Locale | undefined;
}

/** Delay of a language switch in milliseconds. */
export const SWITCH_DELAY_MS = 500;

const YEAR_DAYS = 365;

/** The site's language; it is stored on the device for the site, and in a cookie for the server. */
export const localeState = proxy<LocaleState>({ locale: 'zh', switching: undefined });

/** Sets the language at once, without storing it. */
export function setLocale(locale: Locale): void {
  localeState.locale = locale;
  if (typeof document !== 'undefined') document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
}

/** Reads the stored language, if any. */
export function storedLocale(): Locale | undefined {
  const stored = ports.storage.getItem('locale');
  return stored === 'zh' || stored === 'en' ? stored : undefined;
}

/** Switches between zh and en after {@link SWITCH_DELAY_MS}; a second call meanwhile is ignored. */
export async function toggleLocale(): Promise<void> {
  if (localeState.switching !== undefined) return;
  const next = localeState.locale === 'zh' ? 'en' : 'zh';
  localeState.switching = next;
  await ports.wait(SWITCH_DELAY_MS);
  ports.storage.setItem('locale', next);
  ports.setCookie('locale', next, YEAR_DAYS);
  setLocale(next);
  localeState.switching = undefined;
}
