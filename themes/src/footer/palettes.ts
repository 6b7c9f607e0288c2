import type { ColourScheme } from '../base/neutral.ts';
import type { FooterPalette } from '../maker/footer.ts';
import type { FooterTheme } from './names.ts';

/** Palettes of the 8 footer themes; both text colours reach AA on the surface. */
export const footerPalettes = {
  default: { surface: '#1a212c', ink: '#f0f3f7', inkMuted: '#a9b3c0', line: '#303947' },
  gray: { surface: '#eceff3', ink: '#1a2130', inkMuted: '#566070', line: '#d5dae2' },
  white: { surface: '#ffffff', ink: '#1a2130', inkMuted: '#566070', line: '#e6e9ee' },
  red: { surface: '#571219', ink: '#fff5f5', inkMuted: '#e2b9bc', line: '#74292f' },
  blue: { surface: '#12305f', ink: '#f3f7ff', inkMuted: '#b3c6e6', line: '#2a4a7d' },
  cyan: { surface: '#0b3a45', ink: '#f0fbfd', inkMuted: '#a9cbd2', line: '#23545f' },
  green: { surface: '#103b29', ink: '#f0fbf5', inkMuted: '#abcfbd', line: '#28563f' },
  orange: { surface: '#572508', ink: '#fff7f0', inkMuted: '#e6c3ab', line: '#753d1b' },
} as const satisfies Record<FooterTheme, FooterPalette>;

/** Dark variants of the two pale footers; the others are dark already. */
export const darkFooterPalettes: Partial<Record<FooterTheme, FooterPalette>> = {
  gray: { surface: '#1b2129', ink: '#f0f3f7', inkMuted: '#a3adba', line: '#2f3843' },
  white: { surface: '#151a21', ink: '#f0f3f7', inkMuted: '#a3adba', line: '#2f3843' },
};

/** Returns the palettes of a footer theme in light and dark mode. */
export function palettesOfFooter(name: FooterTheme): Record<ColourScheme, FooterPalette> {
  const light = footerPalettes[name];
  return { light, dark: darkFooterPalettes[name] ?? light };
}
