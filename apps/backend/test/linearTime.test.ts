import { expect, test } from 'vitest';
import { isSameBlank } from '../src/modules/answering/marking/blankText.ts';
import { summaryOf } from '../src/modules/community/index.ts';
import { isDrawable } from '../src/modules/upload/pictureSize.ts';
import { renderText } from '../src/platform/richText/richText.ts';
import { addressBehindHash, pathOf } from '../src/platform/site/otherPaths.ts';
import { longestTurnOf, TURN_BOUND } from './contract/longestTurn.ts';

const runOf = (sign: string) => `${sign.repeat(50_000 / sign.length)}x`;

/** The largest picture that is taken, made of one thing again and again. */
const pictureOf = (...unit: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(5 * 1024 * 1024 - 1, Buffer.from(unit));
  bytes.set([0xff, 0xd8, 0xff]);
  // As the bytes of a form are, of which a piece is a copy.
  return new Uint8Array(bytes);
};
const PICTURES = {
  nothing: pictureOf(0),
  marks: pictureOf(0xff),
  segments: pictureOf(0xff, 0xe1, 0, 2),
  bareMarks: pictureOf(0xd0, 0xff),
};

/** A run of one sign is what an expression looks at again and again; these are ten times as long as any may be. */
test.each([
  ['a blank, of stops', () => isSameBlank(runOf('.'), runOf('a'))],
  ['a blank, of roots', () => isSameBlank(runOf('^ '), runOf('a'))],
  ['a summary, of dollars', () => summaryOf(runOf('$'))],
  ['a summary, of blanks', () => summaryOf(runOf(' '))],
  ['a text, of dollars', () => renderText(runOf('$'), 'plain')],
  ['a text, of blanks in a formula', () => renderText(`$$${runOf(' ')}$$`, 'plain')],
  ['a text, of lines in a formula', () => renderText(`$$${runOf('\n')}$$`, 'plain')],
  ['a text, of braces', () => renderText(runOf('{{'), 'plain')],
  ['a formula, of fractions of units', () => renderText(`$\\pu{${'/'.repeat(30)}}$`, 'plain')],
  ['a formula, of slashes', () => renderText(`$\\pu{${'/'.repeat(10)}}$`, 'plain')],
  ['a formula, of chemistry', () => renderText(`$\\ce{${'+-'.repeat(247)}}$`, 'plain')],
  ['a formula, of more units', () => renderText(`$\\pu{${'1/2'.repeat(1_500)}}$`, 'plain')],
  ['a JPEG, of nothing', () => isDrawable(PICTURES.nothing)],
  ['a JPEG, of marks', () => isDrawable(PICTURES.marks)],
  ['a JPEG, of empty segments', () => isDrawable(PICTURES.segments)],
  ['a JPEG, of marks that stand alone', () => isDrawable(PICTURES.bareMarks)],
  ['an address, of slashes', () => pathOf({ url: runOf('/') })],
  [
    'what a browser calls itself, of phones',
    () => addressBehindHash({ url: '/news', headers: { 'user-agent': runOf('Android') } }),
  ],
])('%s, is read in linear time', async (_, read) => {
  expect(await longestTurnOf(async () => read())).toBeLessThan(TURN_BOUND);
});
