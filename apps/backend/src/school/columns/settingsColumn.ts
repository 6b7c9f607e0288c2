import { type Column, type Options, problem, column, type Said } from './column.ts';
import { textOf } from './textColumns.ts';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts the names of all objects in one order, so that the same settings are the same text. */
function inNameOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNameOrder);
  if (!isPlainObject(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, inNameOrder(value[name])]));
}

/** Writes settings as a {@link settings} column holds them; none is an empty text. */
export const settingsText = (value: Readonly<Record<string, unknown>>): string =>
  Object.keys(value).length === 0 ? '' : JSON.stringify(inNameOrder(value));

/** Reads settings that a {@link settings} column holds. @throws {SyntaxError} for what is none */
export function settingsOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text === '' ? '{}' : text);
  if (!isPlainObject(value)) throw new SyntaxError('no object');
  return value;
}

/** Settings as JSON, of which only an expert wants any. */
export const settings = (...said: Said<Options<string>>): Column<string> =>
  column(said, {
    type: 'settings',
    read(cell) {
      const found = textOf(cell, 32_000);
      if ('problem' in found) return found;
      try {
        return { value: settingsText(settingsOf(found.value)) };
      } catch {
        return problem('it is no JSON object; write it as {"pointName": "学分"}');
      }
    },
    write: (value) => (value === '' ? null : value),
  });
