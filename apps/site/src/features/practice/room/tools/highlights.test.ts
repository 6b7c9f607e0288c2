// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { rangeOf, selectedStretch } from './highlights.ts';

const HTML = '<p>函数 <math><mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo></math> 的最大值是</p><p>（　　）</p>';

function stem(): HTMLElement {
  document.body.innerHTML = `<p>before</p><div data-stem="7">${HTML}</div><p>after</p>`;
  const found = document.querySelector<HTMLElement>('[data-stem]');
  if (found === null) throw new Error('no stem');
  return found;
}

afterEach(() => document.getSelection()?.removeAllRanges());

test.each([
  [0, 2, '函数'],
  [3, 7, 'f(x)'],
  [1, 10, '数 f(x) 的最'],
  [12, 99, '是（　　）'],
])('characters %i to %i are found across tags, and read back from a selection', (start, end, text) => {
  const at = stem();
  const range = rangeOf(at, { start, end });
  expect(range?.toString()).toBe(text);
  const selection = document.getSelection();
  if (range !== undefined) selection?.addRange(range);
  expect(selectedStretch(selection)).toEqual({
    questionId: '7',
    stretch: { start, end: Math.min(end, at.textContent?.length ?? 0) },
  });
});

test('a selection is clamped to the stem', () => {
  const range = document.createRange();
  const at = stem();
  range.setStart(at.querySelector('p') ?? at, 2);
  range.setEndAfter(document.body.lastElementChild ?? at);
  document.getSelection()?.addRange(range);
  expect(selectedStretch(document.getSelection())?.stretch).toEqual({ start: 7, end: 17 });
});

test('missing text has no range, and an empty selection has no stretch', () => {
  expect(rangeOf(stem(), { start: 90, end: 95 })).toBeUndefined();
  expect(selectedStretch(document.getSelection())).toBeUndefined();
});
