import { neutral } from '../base/neutral.ts';
import * as scale from '../base/scale.ts';
import { baseTokens, shadowColours, shadows } from '../base/tokens.ts';
import { footerThemes } from '../footer/names.ts';
import { palettesOfFooter } from '../footer/palettes.ts';
import { headerThemes } from '../header/names.ts';
import { headerPalettes } from '../header/palettes.ts';
import { footerProperties, headerProperties } from '../maker/theme.ts';

const schemes = ['light', 'dark'] as const;

/**
 * Returns all tokens as CSS values, for scripts: scales by name, and colours by custom property, each with its
 * light and dark value.
 */
export function plainTokens() {
  const { space, radius, fontSize, lineHeight, fontWeight, fontFamily, motion, media, layer } = scale;
  return {
    scale: { space, radius, fontSize, lineHeight, fontWeight, fontFamily, motion, media, layer },
    neutral,
    base: Object.fromEntries([
      ...Object.entries(baseTokens).map(([name, [light, dark]]) => [`--lc-${name}`, { light, dark }]),
      ...Object.entries(shadows).map(([name, layers]) => [
        `--lc-${name}`,
        Object.fromEntries(
          schemes.map((scheme) => [
            scheme,
            layers.map((one) => `0 ${one.y}px ${one.blur}px ${shadowColours(one)[scheme]}`).join(', '),
          ]),
        ),
      ]),
    ]),
    header: Object.fromEntries(headerThemes.map((name) => [name, headerProperties(headerPalettes[name])])),
    footer: Object.fromEntries(footerThemes.map((name) => [name, footerProperties(palettesOfFooter(name))])),
  };
}
