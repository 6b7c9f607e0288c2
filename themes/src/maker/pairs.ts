import { grounds, type ColourScheme } from '../base/neutral.ts';
import { baseTokens } from '../base/tokens.ts';
import { deriveAccent } from './accent.ts';
import { contrast, shapeContrast, textContrast } from './contrast.ts';
import { footerInBoth, type FooterPalette } from './footer.ts';
import { darkHeader, type HeaderPalette } from './header.ts';

/** Two tokens used together, and their contrast. */
export interface ContrastPair {
  readonly part: 'header' | 'accent' | 'base' | 'footer';
  /** Token of the text or shape, for example `accentText`. */
  readonly front: string;
  /** Token of the background. */
  readonly ground: string;
  readonly frontColour: string;
  readonly groundColour: string;
  /** Contrast ratio, from 1 to 21. */
  readonly ratio: number;
  /** Minimum ratio by AA: 4.5 for text, 3 for shapes. */
  readonly needed: number;
}

/** The palettes of a page in one scheme. */
export interface PairedPalettes {
  readonly header: HeaderPalette;
  readonly footer: FooterPalette;
  readonly scheme: ColourScheme;
}

type Colours = Readonly<Record<string, string>>;
type Named = readonly [front: string, grounds: readonly string[], needed?: number];

const everyGround = ['page', 'surface', 'sunken'] as const;
const statuses = ['success', 'warning', 'danger', 'info'] as const;

/** Pairs of foreground and background used in the components, by part. */
const colourPairs: Record<ContrastPair['part'], readonly Named[]> = {
  header: [['ink', ['surface', 'fade']]],
  accent: [
    ['accentInk', ['accent', 'accentHover']],
    ['accentText', [...everyGround, 'accentSoft']],
    ['ink', ['accentSoft']],
    ['focus', everyGround, shapeContrast],
  ],
  base: [
    ...(['ink', 'inkMuted', 'price', ...statuses] as const).map((front): Named => [front, everyGround]),
    ['inkFaint', ['surface']],
    ['rating', everyGround, shapeContrast],
    ['lineStrong', ['surface'], shapeContrast],
    ...statuses.map((front): Named => [front, [`${front}Soft`]]),
    ['onStatus', statuses],
    ['dangerInk', ['dangerFill']],
    ['dangerFill', ['surface'], shapeContrast],
  ],
  footer: [
    ['ink', ['surface']],
    ['inkMuted', ['surface']],
  ],
};

/**
 * Measures every pair of tokens used together in the components, for a header and a footer palette, which must
 * already be those of the scheme.
 */
export function contrastPairs({ header, footer, scheme }: PairedPalettes): ContrastPair[] {
  const at = scheme === 'light' ? 0 : 1;
  const base = Object.fromEntries(Object.entries(baseTokens).map(([name, pair]) => [name, pair[at]]));
  const accent = deriveAccent(header.accent, scheme);
  const all: Colours = { ...base, ...grounds[scheme], ...accent, focus: accent.accentText };
  const colours: Record<ContrastPair['part'], Colours> = {
    header: { ...header },
    accent: all,
    base: all,
    footer: { ...footer },
  };
  const measured = (part: ContrastPair['part'], [front, behind, needed = textContrast]: Named) =>
    behind.map((ground): ContrastPair => {
      const frontColour = colours[part][front] ?? '';
      const groundColour = colours[part][ground] ?? '';
      return {
        part,
        front,
        ground,
        frontColour,
        groundColour,
        ratio: contrast(frontColour, groundColour),
        needed,
      };
    });
  return (['header', 'accent', 'base', 'footer'] as const).flatMap((part) =>
    colourPairs[part].flatMap((named) => measured(part, named)),
  );
}

/** Returns the unreadable pairs of a theme in light and dark mode; none for a theme made by `makeTheme`. */
export function failingPairs(theme: Omit<PairedPalettes, 'scheme'>): ContrastPair[] {
  const footers = footerInBoth(theme.footer);
  return (['light', 'dark'] as const)
    .flatMap((scheme) =>
      contrastPairs({
        header: scheme === 'light' ? theme.header : darkHeader(theme.header),
        footer: footers[scheme],
        scheme,
      }),
    )
    .filter(({ ratio, needed }) => ratio < needed);
}
