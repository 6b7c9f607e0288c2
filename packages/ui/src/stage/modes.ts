import { footerThemes, headerThemes } from '@lectern/themes';

/** What a story is shown in: the toolbar's values, one picture each. */
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

/** Light and dark: what every story gets unless it asks for more. */
export const schemes: Record<'light' | 'dark', Mode> = {
  light: { scheme: 'light', viewport: 820 },
  dark: { scheme: 'dark', viewport: 820 },
};

/** Light and dark with room, for what only wide screens show: in place of `schemes`, which every story gets. */
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

/** Parameters of a story that is also looked at on a phone and in the dark. */
export const phoneAndDark: { chromatic: { modes: Record<'phone' | 'dark', Mode> } } = {
  chromatic: { modes: { phone: widths.phone, dark: schemes.dark } },
};

/** Every header theme, for headers and whatever shows the accent at large. */
export const headerModes = each(headerThemes, (headerTheme) => ({ headerTheme, viewport: 1440 }));

/** Every footer theme. */
export const footerModes = each(footerThemes, (footerTheme) => ({ footerTheme, viewport: 1440 }));

/** English and the grey of mourning days. */
export const special: Record<'english' | 'grey', Mode> = {
  english: { locale: 'en', viewport: 820 },
  grey: { globalTheme: 'black-white', viewport: 820 },
};
