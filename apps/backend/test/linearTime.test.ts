import { expect, test } from 'vitest';
import { isSameBlank } from '../src/modules/answering/marking/blankText.ts';
import { summaryOf } from '../src/modules/community/index.ts';
import { isDrawable } from '../src/modules/upload/pictureSize.ts';
import { renderText } from '../src/platform/richText/richText.ts';
import { scrub } from '../src/platform/plugins/observing/log.ts';
import { addressBehindHash, pathOf } from '../src/platform/site/otherPaths.ts';
import { longestTurnOf, TURN_BOUND } from './contract/longestTurn.ts';

const runOf = (sign: string) => `${sign.repeat(50_000 / sign.length)}x`;

/** Returns a JPEG of the maximum size that repeats one byte sequence. */
const pictureOf = (...unit: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(5 * 1024 * 1024 - 1, Buffer.from(unit));
  bytes.set([0xff, 0xd8, 0xff]);
  // A plain Uint8Array, like the bytes of a form, whose `slice` copies.
  return new Uint8Array(bytes);
};
const PICTURES = {
  nothing: pictureOf(0),
  marks: pictureOf(0xff),
  segments: pictureOf(0xff, 0xe1, 0, 2),
  bareMarks: pictureOf(0xd0, 0xff),
};

/** Long runs of one character make a regular expression backtrack; these are ten times as long as any valid input. */
test.each([
  ['a blank of full stops', () => isSameBlank(runOf('.'), runOf('a'))],
  ['a blank of roots', () => isSameBlank(runOf('^ '), runOf('a'))],
  ['a summary of dollar signs', () => summaryOf(runOf('$'))],
  ['a summary of spaces', () => summaryOf(runOf(' '))],
  ['a text of dollar signs', () => renderText(runOf('$'), 'plain')],
  ['a formula of spaces', () => renderText(`$$${runOf(' ')}$$`, 'plain')],
  ['a formula of line breaks', () => renderText(`$$${runOf('\n')}$$`, 'plain')],
  ['a text of braces', () => renderText(runOf('{{'), 'plain')],
  ['a formula of 30 unit slashes', () => renderText(`$\\pu{${'/'.repeat(30)}}$`, 'plain')],
  ['a formula of 10 unit slashes', () => renderText(`$\\pu{${'/'.repeat(10)}}$`, 'plain')],
  ['a chemical formula of signs', () => renderText(`$\\ce{${'+-'.repeat(247)}}$`, 'plain')],
  ['a formula of unit fractions', () => renderText(`$\\pu{${'1/2'.repeat(1_500)}}$`, 'plain')],
  ['an error message of letters', () => scrub(runOf('a'))],
  ['a JPEG of zeros', () => isDrawable(PICTURES.nothing)],
  ['a JPEG of markers', () => isDrawable(PICTURES.marks)],
  ['a JPEG of empty segments', () => isDrawable(PICTURES.segments)],
  ['a JPEG of standalone markers', () => isDrawable(PICTURES.bareMarks)],
  ['a URL of slashes', () => pathOf({ url: runOf('/') })],
  [
    'a user agent of phone names',
    () => addressBehindHash({ url: '/news', headers: { 'user-agent': runOf('Android') } }),
  ],
])('%s is read in linear time', async (_, read) => {
  expect(await longestTurnOf(async () => read())).toBeLessThan(TURN_BOUND);
});
