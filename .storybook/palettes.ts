import { footerThemes, headerThemes, type ColourScheme } from '@lectern/themes';

/** The themes of a page. */
export interface Palette {
  readonly header: string;
  readonly footer: string;
  readonly scheme: ColourScheme;
}

const schemes = ['light', 'dark'] as const;

/**
 * Every header theme in light and dark, each with one footer, so that all 8 footers occur in both schemes. More
 * pairs would add nothing: a footer uses only its own tokens, and nothing else uses them.
 */
export const palettes: readonly Palette[] = headerThemes.flatMap((header, at) =>
  schemes.map((scheme) => ({ header, footer: footerThemes[at % footerThemes.length] ?? 'default', scheme })),
);

/** Hashes a text (FNV-1a), so that stories are distributed evenly and each keeps its palette in every run. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns the palette that a story has in an ordinary run. Over all stories every palette occurs. */
export function paletteOf(storyId: string): Palette | undefined {
  return palettes[spread(storyId) % palettes.length];
}
