import { isObject } from '../../platform/schema/jsonObject.ts';
import { type Column, type Options, problem, column, type ColumnDefinition } from './column.ts';
import { textOf } from './textColumns.ts';

/** Sorts the properties of all objects, so that equal settings have equal JSON. */
function inNameOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNameOrder);
  if (!isObject(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, inNameOrder(value[name])]));
}

/** Formats settings for a {@link settings} column; no settings are an empty text. */
export const settingsText = (value: Readonly<Record<string, unknown>>): string =>
  Object.keys(value).length === 0 ? '' : JSON.stringify(inNameOrder(value));

/** Parses the settings of a {@link settings} column. @throws {SyntaxError} for an invalid text */
export function settingsOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text === '' ? '{}' : text);
  if (!isObject(value)) throw new SyntaxError('no object');
  return value;
}

/** A column with settings as JSON, for experts. */
export const settings = (...definition: ColumnDefinition<Options<string>>): Column<string> =>
  column(definition, {
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
