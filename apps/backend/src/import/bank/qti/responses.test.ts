import { expect, test } from 'vitest';
import { readXml } from '../../../markup/readXml.ts';
import { oneName } from './names.ts';
import { readResponse } from './responses.ts';

const ANSWER = '<variable identifier="R"/>';
const value = (text: string) => `<baseValue baseType="string">${text}</baseValue>`;
const gives = (condition: string, mark = value('1'), rule = 'responseIf') =>
  `<${rule}>${condition}<setOutcomeValue identifier="SCORE">${mark}</setOutcomeValue></${rule}>`;
const is = (text: string) => `<match>${ANSWER}${value(text)}</match>`;
const among = (text: string) => `<member>${value(text)}${ANSWER}</member>`;
const from = (text: string) => `<gte>${ANSWER}${value(text)}</gte>`;
const to = (text: string) => `<lte>${ANSWER}${value(text)}</lte>`;
const CORRECT = '<correct identifier="R"/>';
const NOTHING = { right: [] };

test.each<[string, string, string, string, object]>([
  [
    'one of two texts',
    'single',
    '',
    gives(`<or>${is('grey')}${is('gray')}</or>`),
    { right: ['grey', 'gray'] },
  ],
  [
    'the best of several marks',
    'single',
    '',
    gives(is('a'), value('2')) + gives(is('b'), value('1'), 'responseElseIf'),
    { right: ['a'], hasPartial: true },
  ],
  [
    'a mark added to the score',
    'single',
    '',
    gives(is('a'), `<sum><variable identifier="SCORE"/>${value('2')}</sum>`),
    { right: ['a'], hasPartial: false },
  ],
  [
    'the maximum score as a variable',
    'single',
    '',
    gives(is('a'), '<variable identifier="MAXSCORE"/>'),
    { right: ['a'] },
  ],
  [
    'a declared text and another with the same mark',
    'single',
    '<correctResponse><value>grey</value></correctResponse>',
    gives(`<or>${is('grey')}${is('gray')}</or>`),
    { right: ['grey', 'gray'], isDisputed: false },
  ],
  ['no mark', 'single', '', gives(is('a'), value('0')), NOTHING],
  [
    'a range',
    'single',
    '',
    gives(`<and>${from('3.1')}${to('3.2')}</and>`),
    { right: ['3.15'], tolerance: 0.05 },
  ],
  [
    'a range with its bounds written first',
    'single',
    '',
    gives(`<and><lt>${value('3.1')}${ANSWER}</lt><gt>${value('3.2')}${ANSWER}</gt></and>`),
    { right: ['3.15'], tolerance: 0.05 },
  ],
  [
    'a range that includes the declared answer',
    'single',
    '3.14',
    gives(`<and>${from('3.1')}${to('3.2')}</and>`),
    { right: ['3.15'], tolerance: 0.05, isDisputed: false },
  ],
  [
    'a range that excludes the declared answer',
    'single',
    '4',
    gives(`<and>${from('3.1')}${to('3.2')}</and>`),
    { right: [], isDisputed: true },
  ],
  ['a range with one bound', 'single', '', gives(from('3')), NOTHING],
  [
    'a number rounded to decimal places',
    'single',
    '3.14',
    gives(`<equalRounded roundingMode="decimalPlaces" figures="2">${ANSWER}${CORRECT}</equalRounded>`),
    { right: ['3.14'], tolerance: 0.005 },
  ],
  [
    'a number rounded to significant figures',
    'single',
    '1230',
    gives(`<equalRounded roundingMode="significantFigures" figures="3">${ANSWER}${CORRECT}</equalRounded>`),
    { right: ['1230'], tolerance: 5 },
  ],
  [
    'a number with a wider tolerance above it',
    'single',
    '100',
    gives(`<equal toleranceMode="absolute" tolerance="0.5 1">${CORRECT}${ANSWER}</equal>`),
    { right: ['100.25'], tolerance: 0.75 },
  ],
  [
    'a number with a relative tolerance below it',
    'single',
    '200',
    gives(`<equal toleranceMode="relative" tolerance="10 0">${ANSWER}${CORRECT}</equal>`),
    { right: ['190'], tolerance: 10 },
  ],
  [
    'a case-sensitive text',
    'single',
    'Paris',
    gives(`<stringMatch caseSensitive="true">${ANSWER}${CORRECT}</stringMatch>`),
    { right: ['Paris'], isCaseSensitive: true },
  ],
  [
    'several choices required together',
    'multiple',
    '',
    gives(`<and>${among('a')}${among('b')}<not>${among('c')}</not></and>`) +
      gives(among('a'), value('0.5'), 'responseElseIf'),
    { right: ['a', 'b'], hasPartial: true },
  ],
  [
    'several choices as one value',
    'multiple',
    '',
    gives(`<match>${ANSWER}<multiple>${value('a')}${value('c')}</multiple></match>`),
    { right: ['a', 'c'] },
  ],
  [
    'several choices that each add marks',
    'multiple',
    '',
    gives(among('a'), value('1')) + gives(among('b'), value('2')),
    { right: ['a', 'b'], hasPartial: false },
  ],
  [
    'an order as one value',
    'ordered',
    '',
    gives(`<match>${ANSWER}<ordered>${value('b')}${value('a')}</ordered></match>`),
    { right: ['b', 'a'] },
  ],
])('a QTI key is read from response conditions: %s', (_, cardinality, correct, rules, expected) => {
  const correctResponse =
    correct === '' ? '' : `<correctResponse><value>${correct}</value></correctResponse>`;
  const item = readXml(
    'i.xml',
    `<assessmentItem><responseDeclaration identifier="R" cardinality="${cardinality}">${correctResponse}</responseDeclaration>` +
      `<responseProcessing><responseCondition>${rules}</responseCondition></responseProcessing></assessmentItem>`,
  );
  expect(readResponse(oneName(item), 'R')).toMatchObject(expected);
});
