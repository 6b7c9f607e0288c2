import { createTranslator, type Translator } from '@lectern/sdk/messages';
import { columnsOf, type Table } from '../table.ts';
import dictionary from './chinese.json' with { type: 'json' };

/** Translates a message about a school's tables into Chinese; an unknown one stays English. */
export const inChinese = (message: string): string => translate(message) ?? message;
const translate: Translator = createTranslator(dictionary, inChinese);

/** Translates messages about a table, whose columns they name. */
export function inChineseOf(table: Table | undefined): (message: string) => string {
  const names = new Map(
    (table === undefined ? [] : columnsOf(table)).map(([, { name }]) => [name.en, name.zh]),
  );
  const translateNamed = createTranslator(dictionary, (value) => names.get(value) ?? inChinese(value));
  return (message) => translateNamed(message) ?? message;
}
