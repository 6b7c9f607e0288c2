// @vitest-environment node
import { expect, test } from 'vitest';
import { compareFacts } from './facts.ts';

const facts = (style: string, box = '0 0 80 40') =>
  `div @ 0 0 820 600\n button “交卷” color:rgb(0, 0, 0); font-weight:500;${style} @ ${box}\n  svg @ 4 4 16 16\n`;

test('compareFacts returns undefined for equal facts', () => {
  expect(compareFacts(facts(' padding-left:12px'), facts(' padding-left:12px'), true)).toBeUndefined();
});

test('a difference is reported with the element, its old and its new value', () => {
  expect(compareFacts(facts(' padding-left:12px'), facts(' padding-left:13px', '0 0 81 40'), true)).toBe(
    '1 elements differ: button “交卷”: padding-left:12px; @ 0 0 80 40 → padding-left:13px; @ 0 0 81 40',
  );
});

test('facts of another machine are compared without positions', () => {
  expect(compareFacts(facts(' opacity:1'), facts(' opacity:1', '0 0 81 40'), false)).toBeUndefined();
  expect(compareFacts(facts(' opacity:1'), facts(' opacity:0.9'), false)).toContain('opacity:0.9');
});

test('an added or removed element is reported by the count of elements', () => {
  expect(compareFacts(facts(''), `${facts('')}p @ 0 0 1 1\n`, false)).toBe('it had 3 elements and has 4');
});
