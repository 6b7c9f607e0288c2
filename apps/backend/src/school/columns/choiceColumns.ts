import { isFalse, isTrue } from '../plainWords.ts';
import { type BilingualPair, cellText, plainWord } from './cell.ts';
import { type Choice, type Column, type Options, problem, column, type ColumnDefinition } from './column.ts';

const YES_NO: readonly Choice[] = [
  { value: 'yes', words: { zh: '是', en: 'yes' } },
  { value: 'no', words: { zh: '否', en: 'no' } },
];

/** A column of yes or no. */
export const yesNo = (...definition: ColumnDefinition<Options<boolean>>): Column<boolean> =>
  column(definition, {
    type: 'yesNo',
    choices: YES_NO,
    read(cell) {
      const word = plainWord(cell);
      if (isTrue(word)) return { value: true };
      return isFalse(word) ? { value: false } : problem(`“${cellText(cell)}” is neither 是 nor 否 (yes, no)`);
    },
    write: (value, language) => YES_NO[value ? 0 : 1]?.words[language] ?? null,
  });

/** A column with one of several words. */
export const choice = <const V extends string>(
  words: Readonly<Record<V, BilingualPair>>,
  ...definition: ColumnDefinition<Options<NoInfer<V>>>
): Column<V> => {
  const choices: readonly (Choice & { readonly value: V })[] = Object.entries<BilingualPair>(words).map(
    ([value, [zh, en]]) => ({ value: value as V, words: { zh, en } }),
  );
  return column<V>(definition, {
    type: 'choice',
    choices,
    read(cell) {
      const word = plainWord(cell).toLowerCase();
      const found = choices.find(({ value, words: { zh, en } }) =>
        [value, zh, en].some((one) => plainWord(one).toLowerCase() === word),
      );
      const known = choices.map(({ words: { zh, en } }) => `${zh} (${en})`).join(', ');
      return found === undefined
        ? problem(`“${cellText(cell)}” is not known here; write one of ${known}`)
        : { value: found.value };
    },
    write: (value, language) => choices.find((one) => one.value === value)?.words[language] ?? null,
  });
};
