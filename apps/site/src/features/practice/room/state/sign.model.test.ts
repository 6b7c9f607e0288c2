import { decodeReply } from '@lectern/sdk';
import { paperQuestions } from '@lectern/sdk/endpoints/answering';
import { expect, test } from 'vitest';
import { NO_SIGN, readSign, type Stretch, toggleStretch, toggleStruck } from './sign.model.ts';

const stretch = (start: number, end: number): Stretch => ({ start, end });

test.each<[string, readonly Stretch[], Stretch, readonly Stretch[]]>([
  ['colours a stretch', [], stretch(2, 5), [stretch(2, 5)]],
  ['joins what touches', [stretch(0, 2), stretch(5, 9)], stretch(2, 6), [stretch(0, 9)]],
  ['keeps what lies apart in order', [stretch(8, 9)], stretch(1, 3), [stretch(1, 3), stretch(8, 9)]],
  ['takes a whole stretch away', [stretch(2, 5)], stretch(2, 5), []],
  ['cuts a hole', [stretch(0, 9)], stretch(3, 5), [stretch(0, 3), stretch(5, 9)]],
  ['shortens at an edge', [stretch(0, 9), stretch(20, 30)], stretch(0, 4), [stretch(4, 9), stretch(20, 30)]],
  ['colours what was coloured in part', [stretch(0, 4)], stretch(2, 8), [stretch(0, 8)]],
  ['leaves an empty choice alone', [stretch(0, 4)], stretch(6, 6), [stretch(0, 4)]],
])('%s', (_, before, chosen, after) => {
  expect(toggleStretch(before, chosen)).toEqual(after);
});

test('rules out and takes back', () => {
  expect(toggleStruck(['A'], 'C')).toEqual(['A', 'C']);
  expect(toggleStruck(['A', 'C'], 'A')).toEqual(['C']);
});

test('reads what a server says of it, however broken', () => {
  expect(readSign({ struck: [], highlights: [], note: undefined })).toEqual(NO_SIGN);
  const broken = {
    struck: 'A',
    highlights: [{ start: 4, end: 2 }, null, { start: 1, end: 3 }, { start: 2, end: 6 }],
    note: 7,
  };
  expect(
    readSign(decodeReply(paperQuestions, { questions: [{ sign: broken }] }).questions[0]!.sign!),
  ).toMatchObject({
    struck: [],
    highlights: [{ start: 1, end: 6 }],
  });
});
