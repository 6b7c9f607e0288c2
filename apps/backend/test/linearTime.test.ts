import { expect, test } from 'vitest';
import { isSameBlank } from '../src/modules/answering/marking/blankText.ts';
import { summaryOf } from '../src/modules/community/index.ts';
import { renderText } from '../src/platform/richText/richText.ts';
import { pathOf } from '../src/platform/site/otherPaths.ts';
import { longestTurnOf, TURN_BOUND } from './contract/longestTurn.ts';

const runOf = (sign: string) => `${sign.repeat(50_000 / sign.length)}x`;

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
  ['an address, of slashes', () => pathOf({ url: runOf('/') })],
])('%s, is read in linear time', async (_, read) => {
  expect(await longestTurnOf(async () => read())).toBeLessThan(TURN_BOUND);
});
