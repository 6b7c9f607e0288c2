import { footerThemes, headerThemes, type ColourScheme } from '@lectern/themes';

/** The colours that a page can wear at once. */
export interface Palette {
  readonly header: string;
  readonly footer: string;
  readonly scheme: ColourScheme;
}

const schemes = ['light', 'dark'] as const;

/**
 * Every header theme, light and dark, each with one footer, so that all 8 footers
 * come up in both schemes. More pairs show nothing new: a footer writes with its
 * own tokens alone, and nothing else writes with them.
 */
export const palettes: readonly Palette[] = headerThemes.flatMap((header, at) =>
  schemes.map((scheme) => ({ header, footer: footerThemes[at % footerThemes.length] ?? 'default', scheme })),
);

/** Spreads texts evenly (FNV-1a), so that each story keeps its palette from run to run. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The one palette that a story wears in an ordinary run. Over all stories every palette has its turn. */
export function paletteOf(storyId: string): Palette | undefined {
  return palettes[spread(storyId) % palettes.length];
}
