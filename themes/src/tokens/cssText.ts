import * as scale from '../base/scale.ts';
import { baseTokens, shadows } from '../base/tokens.ts';
import { footerThemes } from '../footer/names.ts';
import { palettesOfFooter } from '../footer/palettes.ts';
import { headerThemes } from '../header/names.ts';
import { headerPalettes } from '../header/palettes.ts';
import {
  footerProperties,
  headerProperties,
  schemed,
  schemedProperties,
  schemedShadow,
} from '../maker/theme.ts';

const rule = (selector: string, properties: Readonly<Record<string, string>>): string =>
  `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const prefixed = (group: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--lc-${group}-${name}`, value]));

/** The constants that components import, as custom properties for plain CSS. */
const constants = {
  ...prefixed('space', scale.space),
  ...prefixed('radius', scale.radius),
  ...prefixed('fontSize', scale.fontSize),
  ...prefixed('lineHeight', scale.lineHeight),
  ...prefixed('fontWeight', scale.fontWeight),
  ...prefixed('motion', scale.motion),
  '--lc-fontFamily': scale.fontFamily,
};

const base = {
  ...Object.fromEntries(
    Object.entries(baseTokens).map(([name, [light, dark]]) => [`--lc-${name}`, schemed(light, dark)]),
  ),
  ...Object.fromEntries(
    Object.entries(shadows).map(([name, layers]) => [`--lc-${name}`, schemedShadow(layers)]),
  ),
};

const themed = (part: 'header' | 'footer', name: string): string =>
  name === 'default' ? `:where(:root), .${part}-${name}` : `.${part}-${name}`;

/** Order of the cascade layers, with which each published style sheet begins (`tools/packages/layers.ts`). */
const order = '@layer lectern.reset, lectern.tokens, lectern.components, lectern.states;';

/** Returns all tokens as plain CSS, for pages built without this project. */
export const cssTokens = (): string =>
  [
    `/* Lectern. Written by \`npm run tokens\`; a change here is lost. */\n${order}\n\n@layer lectern.tokens {\n`,
    ':where(:root) {\n  color-scheme: light;\n}\n',
    ...['light', 'dark'].map((scheme) => `[data-theme='${scheme}'] {\n  color-scheme: ${scheme};\n}\n`),
    "[data-theme='auto'] {\n  color-scheme: light dark;\n}\n",
    rule(':where(:root)', constants),
    rule(':where(:root, [data-theme])', base),
    ...headerThemes.map((name) =>
      rule(themed('header', name), schemedProperties(headerProperties(headerPalettes[name]))),
    ),
    ...footerThemes.map((name) =>
      rule(themed('footer', name), schemedProperties(footerProperties(palettesOfFooter(name)))),
    ),
    '}\n',
  ].join('\n');
