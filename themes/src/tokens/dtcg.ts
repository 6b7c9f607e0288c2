import * as scale from '../base/scale.ts';
import { neutral, type ColourScheme } from '../base/neutral.ts';
import { baseTokens, shadowColours, shadows } from '../base/tokens.ts';
import { footerThemes } from '../footer/names.ts';
import { palettesOfFooter } from '../footer/palettes.ts';
import { headerThemes } from '../header/names.ts';
import { headerPalettes } from '../header/palettes.ts';
import { parseHex } from '../maker/oklch.ts';
import { footerProperties, headerProperties } from '../maker/theme.ts';

/** A group or token of the Design Tokens format (2025.10); names beginning with `$` are part of the format. */
export interface TokenGroup {
  readonly [name: string]: unknown;
}

const schemes = ['light', 'dark'] as const satisfies readonly ColourScheme[];

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => unknown,
): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: change(value) }]));

/** Parses `12px`, `0.75rem` or `120ms`. */
function measure(text: string): { value: number; unit: string } {
  return { value: Number.parseFloat(text), unit: text.replace(/^[\d.]+/, '') };
}

/** Converts `#rrggbb` or `rgb(r g b / a)` to a colour of the format. */
function colour(css: string): TokenGroup {
  const [r, g, b, alpha = 1] = parseHex(css) ?? channelsOf(css);
  const components = [r, g, b].map((channel) => Math.round(channel * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, ...(alpha < 1 ? { alpha } : { hex: css }) };
}

/** Parses `rgb(14 19 28 / 0.48)` into channels from 0 to 1. */
function channelsOf(css: string): readonly [number, number, number, number] {
  const [r = 0, g = 0, b = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [r / 255, g / 255, b / 255, alpha];
}

const colours = (values: Readonly<Record<string, string>>): TokenGroup => ({
  $type: 'color',
  ...mapped(values, colour),
});

const bothSchemes = (group: (scheme: ColourScheme) => TokenGroup): TokenGroup =>
  Object.fromEntries(schemes.map((scheme) => [scheme, group(scheme)]));

/** Returns the values of one scheme, by name without the `--` prefix. */
const ofScheme = (properties: Readonly<Record<string, Record<ColourScheme, string>>>, scheme: ColourScheme) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, pair]) => [
      name.replace('--hd-', 'header-').replace(/^--(lc|ft)-/, ''),
      pair[scheme],
    ]),
  );

const base = bothSchemes((scheme) => {
  const at = scheme === 'light' ? 0 : 1;
  return {
    ...colours(Object.fromEntries(Object.entries(baseTokens).map(([name, pair]) => [name, pair[at]]))),
    shadow: {
      $type: 'shadow',
      ...mapped(shadows, (layers) =>
        layers.map((layer) => ({
          color: colour(shadowColours(layer)[scheme]),
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: layer.y, unit: 'px' },
          blur: { value: layer.blur, unit: 'px' },
          spread: { value: 0, unit: 'px' },
        })),
      ),
    },
  };
});

/** Returns all tokens in the Design Tokens format: scales, neutrals, base colours, headers and footers. */
export function dtcgTokens(): TokenGroup {
  const { fast, slow, ease } = scale.motion;
  return {
    $description: 'Lectern. Written by `npm run tokens`; a change here is lost.',
    space: { $type: 'dimension', ...mapped(scale.space, measure) },
    radius: { $type: 'dimension', ...mapped(scale.radius, measure) },
    fontSize: { $type: 'dimension', ...mapped(scale.fontSize, measure) },
    lineHeight: { $type: 'number', ...mapped(scale.lineHeight, Number) },
    fontWeight: { $type: 'fontWeight', ...mapped(scale.fontWeight, Number) },
    fontFamily: {
      $type: 'fontFamily',
      text: { $value: scale.fontFamily.split(', ').map((face) => face.replaceAll('"', '')) },
    },
    duration: { $type: 'duration', ...mapped({ fast, slow }, measure) },
    easing: { $type: 'cubicBezier', ease: { $value: (ease.match(/[\d.]+/g) ?? []).map(Number) } },
    neutral: bothSchemes((scheme) =>
      colours(Object.fromEntries(neutral[scheme].map((hex, at) => [String(at + 1), hex]))),
    ),
    base,
    header: Object.fromEntries(
      headerThemes.map((name) => {
        const properties = headerProperties(headerPalettes[name]);
        return [name, bothSchemes((scheme) => colours(ofScheme(properties, scheme)))];
      }),
    ),
    footer: Object.fromEntries(
      footerThemes.map((name) => {
        const properties = footerProperties(palettesOfFooter(name));
        return [name, bothSchemes((scheme) => colours(ofScheme(properties, scheme)))];
      }),
    ),
  };
}
