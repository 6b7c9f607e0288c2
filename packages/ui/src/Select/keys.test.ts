// @vitest-environment node
import { expect, test } from 'vitest';
import { findTyped, readKey, type Key } from './keys.ts';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test.each([
  ['ArrowDown', { type: 'open' }],
  ['ArrowUp', { type: 'open' }],
  ['Enter', { type: 'open' }],
  [' ', { type: 'open' }],
  ['Home', { type: 'go', to: 0 }],
  ['End', { type: 'go', to: 9 }],
  ['d', { type: 'type', letter: 'd' }],
  ['Tab', null],
  ['Escape', null],
])('closed, %s does %j', (key, act) => expect(readKey(press(key), false, -1, 10)).toEqual(act));

test.each([
  ['ArrowDown', { type: 'go', to: 4 }],
  ['ArrowUp', { type: 'go', to: 2 }],
  ['PageDown', { type: 'go', to: 9 }],
  ['PageUp', { type: 'go', to: 0 }],
  ['Home', { type: 'go', to: 0 }],
  ['End', { type: 'go', to: 9 }],
  ['Enter', { type: 'choose' }],
  [' ', { type: 'choose' }],
  ['Tab', { type: 'leave' }],
])('open, %s does %j', (key, act) => expect(readKey(press(key), true, 3, 10)).toEqual(act));

test('Alt with arrow up chooses, and no letter with Control is typed', () => {
  expect(readKey(press('ArrowUp', { altKey: true }), true, 3, 10)).toEqual({ type: 'choose' });
  expect(readKey(press('c', { ctrlKey: true }), true, 3, 10)).toBeNull();
});

test('letters find the next option that begins so, and one letter again the one after it', () => {
  const labels = ['Beijing', 'Shanghai', 'Shenzhen', '深圳'];
  expect(findTyped(labels, -1, 's')).toBe(1);
  expect(findTyped(labels, 1, 'ss')).toBe(2);
  expect(findTyped(labels, 2, 's')).toBe(1);
  expect(findTyped(labels, 1, 'she')).toBe(2);
  expect(findTyped(labels, 0, '深')).toBe(3);
  expect(findTyped(labels, 0, 'x')).toBe(-1);
  expect(findTyped([], -1, 's')).toBe(-1);
});
