import {
  footerThemes,
  headerThemes,
  type ColourScheme,
  type FooterTheme,
  type HeaderTheme,
} from '@lectern/themes';
import { oneOf, text } from '@lectern/sdk';
import { deepMerge } from '../../apps/backend/src/platform/company/deepMerge.ts';
import { rowOf } from '../../apps/backend/src/school/tables/branchRow.ts';
import {
  contrast,
  darkHeader,
  deriveAccent,
  footerInBoth,
  parseHex,
  readableTheme,
  textContrast,
  type PairedPalettes,
  type Theme,
  type ThemeSource,
} from '@lectern/themes/maker';
import { grounds, headerPalettes, palettesOfFooter } from '@lectern/themes/palettes';
import { csvOf } from './csv.ts';
import { json, type Json, type LabSchool } from './labSchools.ts';
import { problemsOf } from './problems.ts';
import { type Sign, signOf, wordsAsConfig } from './words.ts';
import { footTemplates, type OwnColours, type LabChoice } from './choice.ts';

/** Reads a school's own colours, if it uses them. */
function ownOf(config: Json): OwnColours | undefined {
  const hasTheme =
    json(config['header'])['colour'] === 'own' || json(config['footer'])['themes'] === 'footer-own';
  const { brand, surface, footer } = json(config['theme']);
  return hasTheme ? { brand: text(brand), surface: text(surface), footer: text(footer) } : undefined;
}

/** Reads a school's current look. */
export function choiceOf(school: LabSchool): LabChoice {
  const { config } = school;
  const header = json(config['header']);
  const footer = json(config['footer']);
  const isFesco = json(config['home'])['template'] === 'FESCO';
  return {
    headTemplate: isFesco ? 'FESCO' : oneOf(text(header['template']), ['1', '2', '3'], '1'),
    header: oneOf<HeaderTheme, HeaderTheme>(header['colour'], headerThemes, 'default'),
    footTemplate: oneOf(text(footer['templateId']), footTemplates, '1'),
    footer: oneOf<FooterTheme, FooterTheme>(
      text(footer['themes']).replace(/^footer-/, ''),
      footerThemes,
      'default',
    ),
    own: ownOf(config),
    sign: signOf(school),
    words: {},
  };
}

const nonEmpty = (colour: string) => (colour.trim() === '' ? undefined : colour.trim());

/** The own colours as they are written to the school's file. */
const sourceOf = ({ brand, surface, footer }: OwnColours): ThemeSource => ({
  brand: brand.trim(),
  ...(nonEmpty(surface) !== undefined && { surface: nonEmpty(surface) }),
  ...(nonEmpty(footer) !== undefined && { footer: nonEmpty(footer) }),
});

/** Creates the theme of own colours; undefined if one of them is invalid. */
export function themeOf(own: OwnColours): Theme | undefined {
  try {
    return readableTheme(sourceOf(own));
  } catch {
    return undefined;
  }
}

/** Returns the chosen palettes in one scheme for the contrast table; undefined if a colour is invalid. */
export function palettesOf(
  { header, footer, own }: LabChoice,
  scheme: ColourScheme,
): PairedPalettes | undefined {
  const theme = own === undefined ? undefined : themeOf(own);
  // With an invalid colour there is no contrast to measure, and that of another theme would mislead.
  if (own !== undefined && theme === undefined) return undefined;
  const day = theme?.header ?? headerPalettes[header];
  const footers = theme === undefined ? palettesOfFooter(footer) : footerInBoth(theme.footer);
  return { header: scheme === 'light' ? day : darkHeader(day), footer: footers[scheme], scheme };
}

/** A use of the unchanged brand colour, with the derived alternative if it is unreadable. */
export interface RawUse {
  readonly use: 'whiteOnBrand' | 'brandAsText';
  readonly frontColour: string;
  readonly groundColour: string;
  readonly ratio: number;
  readonly needed: number;
  readonly instead: { readonly front: string; readonly ground: string };
}

/** Measures the obvious uses of a brand colour, in which hand-made themes are often unreadable. */
export function rawUsesOf(brand: string): RawUse[] {
  if (parseHex(brand) === undefined) return [];
  const { accent, accentInk, accentText } = deriveAccent(brand, 'light');
  const { surface } = grounds.light;
  return [
    {
      use: 'whiteOnBrand',
      frontColour: '#ffffff',
      groundColour: brand,
      ratio: contrast('#ffffff', brand),
      needed: textContrast,
      instead: { front: accentInk, ground: accent },
    },
    {
      use: 'brandAsText',
      frontColour: brand,
      groundColour: surface,
      ratio: contrast(brand, surface),
      needed: textContrast,
      instead: { front: accentText, ground: surface },
    },
  ];
}

const jsonText = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** Settings of the logo, if they differ from the school's. */
function signAsConfig(school: LabSchool, { type, address }: Sign): Json {
  const now = signOf(school);
  const image = address.trim();
  const changed = {
    ...(type !== now.type && { type }),
    ...(type === 'image' && image !== now.address && { image }),
  };
  return Object.keys(changed).length === 0 ? {} : { logo: changed };
}

/** An exported file that gives a school the chosen look. */
export interface ExportedFile {
  readonly fileName: 'school.json' | 'branches.csv';
  readonly text: string;
}

/**
 * Exports the choices for the back end: as a `school.json` whose other settings are unchanged, or as a table of
 * branches with a single row, which leaves the other branches unchanged.
 * @returns undefined if the back end would reject something: see `problemsOf`.
 */
export function exportChoice(school: LabSchool, choice: LabChoice): ExportedFile | undefined {
  if (problemsOf(choice).length > 0) return undefined;
  const { headTemplate, header, footTemplate, footer, own, sign, words } = choice;
  const colour = own === undefined ? header : 'own';
  const look: Json = {
    ...(headTemplate === 'FESCO'
      ? { home: { template: 'FESCO' }, header: { colour } }
      : { home: { template: 'DEFAULT' }, header: { template: Number(headTemplate), colour } }),
    footer: { templateId: Number(footTemplate), themes: `footer-${own === undefined ? footer : 'own'}` },
    ...(own !== undefined && { theme: sourceOf(own) }),
  };
  const changes = deepMerge(signAsConfig(school, sign), wordsAsConfig(school.config, words));
  const config = deepMerge(json(school.file['config']), deepMerge(look, changes));
  if (school.source === 'folder')
    return { fileName: 'school.json', text: jsonText({ ...school.file, config }) };
  const row = rowOf(school.id.replace(/^.*\//, ''), school.name, config);
  return { fileName: 'branches.csv', text: csvOf([Object.keys(row), Object.values(row)]) };
}
