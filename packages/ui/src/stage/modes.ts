import { footerThemes, headerThemes } from '@lectern/themes';

/** Toolbar values that a story is captured with, one picture each. */
export interface Mode {
  headerTheme?: string;
  footerTheme?: string;
  scheme?: 'light' | 'dark';
  locale?: 'zh' | 'en';
  globalTheme?: 'none' | 'black-white';
  /** Width in CSS pixels: the three designed ones are 390, 820 and 1440. */
  viewport?: number;
}

const each = (names: readonly string[], mode: (name: string) => Mode): Record<string, Mode> =>
  Object.fromEntries(names.map((name) => [name, mode(name)]));

/** Light and dark: the default of every story. */
export const schemes: Record<'light' | 'dark', Mode> = {
  light: { scheme: 'light', viewport: 820 },
  dark: { scheme: 'dark', viewport: 820 },
};

/** Light and dark at a wide width, for what only wide screens show; replaces `schemes`. */
export const wideSchemes: Record<'light' | 'dark', Mode> = {
  light: { scheme: 'light', viewport: 1440 },
  dark: { scheme: 'dark', viewport: 1440 },
};

/** The three designed widths. */
export const widths: Record<'phone' | 'tablet' | 'desktop', Mode> = {
  phone: { viewport: 390 },
  tablet: { viewport: 820 },
  desktop: { viewport: 1440 },
};

/** Parameters of a story that is also captured on a phone and in dark mode. */
export const phoneAndDark: { chromatic: { modes: Record<'phone' | 'dark', Mode> } } = {
  chromatic: { modes: { phone: widths.phone, dark: schemes.dark } },
};

/** Every header theme, for headers and other large areas of the accent colour. */
export const headerModes = each(headerThemes, (headerTheme) => ({ headerTheme, viewport: 1440 }));

/** Every footer theme. */
export const footerModes = each(footerThemes, (footerTheme) => ({ footerTheme, viewport: 1440 }));

/** English, and the greyscale of mourning days. */
export const special: Record<'english' | 'grey', Mode> = {
  english: { locale: 'en', viewport: 820 },
  grey: { globalTheme: 'black-white', viewport: 820 },
};
