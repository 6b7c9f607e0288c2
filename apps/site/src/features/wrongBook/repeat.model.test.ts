import { expect, test } from 'vitest';
import { daysUntil, grade, secondsSince } from './repeat.model.ts';

const question = (kind: 'single' | 'multiple' | 'blank' | 'open') => ({
  id: '1',
  kind,
  materialId: '',
  stemHtml: '',
  options: [],
  blankCount: 1,
});
const solution = (...key: string[]) => ({ key, keyHtml: '', explanationHtml: '', points: [] });

test.each([
  ['single', ['B'], ['B'], 'right'],
  ['single', ['B'], ['A'], 'wrong'],
  ['multiple', ['A', 'C'], ['C', 'A'], 'right'],
  ['multiple', ['A', 'C'], ['A'], 'wrong'],
  ['blank', ['1/4', '1'], [' 1/4', '1 '], 'right'],
  ['blank', ['1/4'], ['0.25'], 'unsure'],
  ['open', [], ['because'], 'unsure'],
  ['open', [], [' '], 'wrong'],
] as const)('a %s question with the key %j grades the answer %j as %s', (kind, key, answer, verdict) => {
  expect(grade(question(kind), solution(...key), answer)).toBe(verdict);
});

test('the time since an answer is never negative and at most 90 days, whatever the clock shows', () => {
  expect(secondsSince(1000, 61_000)).toBe(60);
  expect(secondsSince(61_000, 1000)).toBe(0);
  expect(secondsSince(0, 1e12)).toBe(7_776_000);
});

test('days are counted by Shanghai’s calendar', () => {
  const evening = Date.parse('2026-03-02T15:30:00Z');
  expect(daysUntil('2026-03-02T16:00:00.000Z', evening)).toBe(1);
  expect(daysUntil('2026-03-01T16:00:00.000Z', evening)).toBe(0);
  expect(daysUntil('', evening)).toBeNaN();
});
