import { expect, test } from 'vitest';
import { single } from '../../../../test/bankFiles.ts';
import { answer, question, readXml } from '../../../../test/moodleFiles.ts';

/** A variable and its values, one for each set. */
const dataset = (name: string, ...values: readonly (number | string)[]) =>
  `<dataset_definition><name><text>${name}</text></name><dataset_items>${values
    .map((value, at) => `<dataset_item><number>${at + 1}</number><value>${value}</value></dataset_item>`)
    .toReversed()
    .join('')}</dataset_items></dataset_definition>`;
const datasets = (...definitions: readonly string[]) =>
  `<dataset_definitions>${definitions.join('')}</dataset_definitions>`;
const answerFormat = (tolerance: number, kind: number, format: number, length: number) =>
  `<tolerance>${tolerance}</tolerance><tolerancetype>${kind}</tolerancetype>` +
  `<correctanswerformat>${format}</correctanswerformat><correctanswerlength>${length}</correctanswerlength>`;
const DATASETS = datasets(dataset('a', 7.5, 1), dataset('b', 4, 2));
const SAME_NUMBERS_NOTE = 'every student is asked with the same numbers, the first of 2';

test.each<[string, string, string, object, string[]?]>([
  [
    'relative tolerance',
    'calculated',
    `${answer(100, '{a} / {b}', answerFormat(0.02, 1, 1, 3))}${DATASETS}`,
    { stem: 'How much are 7.5 and 4? {{1}}', key: { blanks: [{ accepted: ['1.875'], tolerance: 0.0375 }] } },
  ],
  [
    'absolute tolerance',
    'calculatedsimple',
    `${answer(100, '{a}*sqrt({b})', answerFormat(0.5, 2, 2, 3))}${DATASETS}<units><unit/></units>`,
    { type: 'blank', key: { blanks: [{ accepted: ['15'], tolerance: 0.5 }] } },
    [SAME_NUMBERS_NOTE, 'its units are not asked for'],
  ],
  [
    'geometric tolerance',
    'calculated',
    `${answer(100, '{b}', answerFormat(1, 3, 1, 0))}${DATASETS}`,
    { key: { blanks: [{ accepted: ['4'], tolerance: 2 }] } },
  ],
  [
    'tolerance for the rounding of the answer',
    'calculated',
    `${answer(100, '{a}/{b}', answerFormat(0, 2, 1, 1))}${answer(0, '*')}${DATASETS}`,
    { key: { blanks: [{ accepted: ['1.9'], tolerance: 0.025 }] } },
  ],
  [
    'no tolerance for an exact answer',
    'calculated',
    `${answer(100, '{b}', answerFormat(0, 1, 1, 0))}${DATASETS}`,
    { key: { kind: 'blanks', blanks: [{ accepted: ['4'] }] } },
  ],
  [
    'calculated options to choose from',
    'calculatedmulti',
    `<single>true</single>${answer(100, '{={a}*{b}} m', answerFormat(0, 1, 1, 2))}` +
      `${answer(0, '{={a}+{b}} m', answerFormat(0, 1, 1, 0))}` +
      `<generalfeedback><text>{a} by {b}: {={a}/{b}}, {other}</text></generalfeedback>${DATASETS}`,
    {
      type: 'single',
      options: [{ text: '30.00 m' }, { text: '12 m' }],
      key: single('A'),
      explanation: '7.5 by 4: 1.875, {other}',
    },
  ],
  [
    'more decimals than a number can have',
    'calculated',
    `${answer(100, '{a}/{b}', answerFormat(0, 1, 1, 400))}${DATASETS}`,
    { key: { blanks: [{ accepted: ['1.875'] }] } },
  ],
  [
    'first dataset that gives a result',
    'calculated',
    `${answer(100, '{a}/{b}', answerFormat(0, 1, 1, 0))}${datasets(dataset('a', 7, 6), dataset('b', 0, 3))}`,
    { stem: 'How much are 6 and 3? {{1}}', key: { blanks: [{ accepted: ['2'] }] } },
  ],
])(
  'a calculated question of Moodle is imported: %s',
  (_, type, rest, expected, notes = [SAME_NUMBERS_NOTE]) => {
    const { questions, refused } = readXml(question(type, 'How much are {a} and {b}?', rest));
    expect(refused).toEqual([]);
    expect(questions[0]?.draft).toMatchObject(expected);
    expect(questions[0]?.notes).toEqual(notes);
  },
);

test.each([
  ['no numbers', answer(100, '1'), 'its numbers are made by a formula, and it brings none'],
  [
    'incomplete datasets',
    answer(100, '{a}') + datasets(dataset('a', 1, ''), dataset('b', 'x', 2)),
    'its numbers are made by a formula, and it brings none',
  ],
  [
    'a variable without a dataset',
    answer(100, '{a} + {c}') + DATASETS,
    'its formula “{a} + {c}” cannot be worked out',
  ],
])('a calculated question with %s is refused', (_, rest, reason) => {
  expect(readXml(question('calculated', '{a}?', rest)).refused).toEqual([{ place: 'line 1 (One)', reason }]);
});
