import { decodeReply } from '@lectern/sdk';
import { paperQuestions } from '@lectern/sdk/endpoints/answering';
import { expect, test } from 'vitest';
import { NO_SIGN, readSign, type Stretch, toggleStretch, toggleRuledOut } from './sign.model.ts';

const stretch = (start: number, end: number): Stretch => ({ start, end });

test.each<[string, readonly Stretch[], Stretch, readonly Stretch[]]>([
  ['adds it', [], stretch(2, 5), [stretch(2, 5)]],
  ['joins the ones it touches', [stretch(0, 2), stretch(5, 9)], stretch(2, 6), [stretch(0, 9)]],
  ['keeps separate ones in order', [stretch(8, 9)], stretch(1, 3), [stretch(1, 3), stretch(8, 9)]],
  ['removes a whole one', [stretch(2, 5)], stretch(2, 5), []],
  ['cuts a hole into one', [stretch(0, 9)], stretch(3, 5), [stretch(0, 3), stretch(5, 9)]],
  [
    'shortens one at its edge',
    [stretch(0, 9), stretch(20, 30)],
    stretch(0, 4),
    [stretch(4, 9), stretch(20, 30)],
  ],
  ['extends one that it overlaps', [stretch(0, 4)], stretch(2, 8), [stretch(0, 8)]],
  ['ignores an empty selection', [stretch(0, 4)], stretch(6, 6), [stretch(0, 4)]],
])('toggling a highlight %s', (_, before, chosen, after) => {
  expect(toggleStretch(before, chosen)).toEqual(after);
});

test('striking out an option twice restores it', () => {
  expect(toggleRuledOut(['A'], 'C')).toEqual(['A', 'C']);
  expect(toggleRuledOut(['A', 'C'], 'A')).toEqual(['C']);
});

test('malformed annotations are dropped, and overlapping highlights joined', () => {
  expect(readSign({ struck: [], highlights: [], note: undefined })).toEqual(NO_SIGN);
  const broken = {
    struck: 'A',
    highlights: [{ start: 4, end: 2 }, null, { start: 1, end: 3 }, { start: 2, end: 6 }],
    note: 7,
  };
  expect(
    readSign(decodeReply(paperQuestions, { questions: [{ sign: broken }] }).questions[0]!.sign!),
  ).toMatchObject({ struck: [], highlights: [{ start: 1, end: 6 }] });
});
