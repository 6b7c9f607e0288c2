import { expect, test } from 'vitest';
import { acceptedOf } from '../src/import/bank/gaokao/gaps.ts';
import { tidyBrackets, tidyText } from '../src/import/bank/gaokao/tidyText.ts';
import { isGift } from '../src/import/bank/gift/readGift.ts';
import { printed } from '../src/import/bank/qti/template/values.ts';
import { optionsInCell } from '../src/import/bank/sheet/cellOptions.ts';
import { columnNamed } from '../src/import/bank/sheet/headers.ts';
import { splitOptions } from '../src/import/bank/splitOptions.ts';
import { isKeyHeading } from '../src/import/bank/word/answerKey.ts';
import { blocksOf } from '../src/import/bank/word/blocks.ts';
import { KEY_LIST, KIND_HEADING } from '../src/import/bank/word/marks.ts';
import { readNumbered } from '../src/import/bank/word/numberedText.ts';
import { plainRuns } from '../src/import/bank/word/wordRuns.ts';
import { acceptedIn } from '../src/school/plainWords.ts';
import { isSameBlank } from '../src/modules/answering/marking/blankText.ts';
import { summaryOf } from '../src/modules/community/index.ts';
import { isDrawable } from '../src/modules/upload/pictureSize.ts';
import { renderText } from '../src/platform/richText/richText.ts';
import { scrub } from '../src/platform/plugins/observing/log.ts';
import { addressBehindHash, pathOf } from '../src/platform/site/otherPaths.ts';
import { longestTurnOf, TURN_BOUND } from './contract/longestTurn.ts';

const runOf = (sign: string) => `${sign.repeat(50_000 / sign.length)}x`;

/** Lines of a document to import. */
const linesOf = (text: string) => text.split('\n').map((line, at) => ({ text: line, number: at + 1 }));
const readLines = (text: string) => readNumbered('questions.txt', 'text', linesOf(text));
const numbers = Array.from({ length: 5000 }, (_, at) => `${at + 1}. x`).join('\n');

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
  ['imported brackets of wide spaces', () => tidyBrackets(`（${runOf('\u3000')}`)],
  ['an imported English text of spaces', () => tidyText(`a${runOf(' ')}`, 'en', false)],
  ['an imported Chinese text of spaces', () => tidyText(`题${runOf(' ')}`, 'zh', false)],
  ['an imported answer of full stops', () => acceptedOf(runOf('.'))],
  ['an imported answer of spaces', () => acceptedIn(`a${runOf(' ')}`)],
  ['an imported text of line breaks', () => isGift(runOf('\n'))],
  ['an imported number format of zeros', () => printed(1, `%${runOf('0')}`)],
  ['an imported cell of commas', () => optionsInCell(runOf(','), 'A')],
  ['an imported column of brackets', () => columnNamed(runOf('('))],
  ['an imported text of option letters', () => splitOptions(runOf('A. '))],
  ['an imported text of formulas and letters', () => splitOptions(runOf('$a$ A. '))],
  ['imported numbered lines', () => blocksOf(linesOf(numbers))],
  ['imported lines of one number', () => blocksOf(linesOf('1.\n'.repeat(5000)))],
  ['an imported key heading of spaces', () => KEY_LIST.test(`答案${runOf(' ')}`)],
  ['an imported kind of spaces', () => KIND_HEADING.test(`选择题${runOf(' ')}`)],
  ['imported lines below a key heading', () => isKeyHeading(['答案', ...runOf('\n ').split('\n')], 0)],
  ['an imported stem of spaces', () => readLines(`1. a${runOf(' ')}\nA. b\nB. c\n答案：A`)],
  ['an imported kind before spaces', () => readLines(`1. a [单选题]${runOf(' ')}\nA. b\nB. c\n答案：A`)],
  ['an imported bracket of spaces', () => readLines(`1. （${runOf(' ')}\nA. b\nB. c\n答案：A`)],
  ['imported Word properties without an end', () => plainRuns(runOf('<w:rPr>'))],
  ['imported Word rubies without an end', () => plainRuns(runOf('<w:r><w:ruby><w:rt>'))],
  ['an imported kind above spaces', () => readLines(`1. 单选题${runOf(' ')}\nA. b\nB. c\n答案：A`)],
  ['an imported solution of spaces', () => readLines(`1. a\nA. b\nB. c\n解析：故选：${runOf(' ')}`)],
  ['an imported word in brackets before spaces', () => readLines(`1. a（正确）${runOf(' ')}\n2. b（错误）`)],
  ['an imported answer before spaces', () => readLines(`1. a\nA. b\nB. c\n答案：A${runOf(' ')}`)],
  ['an imported line of answers', () => readLines(`1. a${runOf('我的答案：')}\nA. b\nB. c\n答案：A`)],
  ['an imported option of tabs', () => readLines(`1. a\nA. b${runOf('\t')}\nB. c\n答案：A`)],
])('%s is read in linear time', async (_, read) => {
  expect(await longestTurnOf(async () => read())).toBeLessThan(TURN_BOUND);
});
