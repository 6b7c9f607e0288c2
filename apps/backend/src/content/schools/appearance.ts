import { footerThemes, headerThemes } from '@lectern/themes';
import { readableTheme } from '@lectern/themes/maker';
import type { JsonObject } from '../../platform/database/columns.ts';
import { asObject, isObject } from '../../platform/schema/jsonObject.ts';
import { nearest } from '../../platform/commands/nearest.ts';

/** A part of the page with a theme, and the setting that names it. */
interface Part {
  readonly field: string;
  readonly value: unknown;
  readonly prefix: '' | 'footer-';
  readonly themes: readonly string[];
}

/** Checks the name of a theme. @throws {TypeError} with the most similar name, for an unknown theme. */
function checkName({ field, value, prefix, themes }: Part): void {
  const lookNames = [...themes, 'own'].map((name) => prefix + name);
  // Values of another type are refused by the schema of the settings.
  if (typeof value !== 'string' || lookNames.includes(value)) return;
  const prefixed = prefix + value.replace(/^(?:header|footer)-/, '');
  const near = lookNames.includes(prefixed) ? prefixed : nearest(prefixed, lookNames);
  const hint =
    near === undefined
      ? `there are ${lookNames.slice(0, -1).join(', ')}, and ${prefix}own for the colours of "theme"`
      : `did you mean "${near}"?`;
  throw new TypeError(`"${field}" is "${value}", which is no theme; ${hint}`);
}

/**
 * Checks a school's own colours. @throws {TypeError} naming the colour that is invalid, missing or has too
 * little contrast.
 */
function checkColours(theme: JsonObject): void {
  const wrong = ['brand', 'surface', 'footer'].find(
    (field) => theme[field] !== undefined && typeof theme[field] !== 'string',
  );
  // Missing values and those of another type are reported by the schema of the settings.
  if (wrong !== undefined || typeof theme['brand'] !== 'string') return;
  const colour = (field: string): string | undefined =>
    typeof theme[field] === 'string' ? theme[field] : undefined;
  try {
    readableTheme({ brand: theme['brand'], surface: colour('surface'), footer: colour('footer') });
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : '';
    throw new TypeError(problem.replace(/^"?(\w+)"?/, '"theme.$1"'), { cause });
  }
}

/**
 * Checks the look of a school in its settings: its themes exist, and its own colours have enough contrast.
 * @throws {TypeError} naming the field, with the most similar name.
 */
export function checkAppearance(config: JsonObject): void {
  const [header, footer] = [asObject(config['header']), asObject(config['footer'])];
  checkName({ field: 'header.colour', value: header['colour'], prefix: '', themes: headerThemes });
  checkName({ field: 'footer.themes', value: footer['themes'], prefix: 'footer-', themes: footerThemes });
  if (isObject(config['theme'])) checkColours(config['theme']);
  else if (header['colour'] === 'own' || footer['themes'] === 'footer-own')
    throw new TypeError('"theme" is missing: a school whose theme is "own" sets its colours there');
}
