// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ports } from './ports.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['storage', 'tabStorage'] as const)('a value written to a full %s is kept in the page', (kind) => {
  ports[kind].setItem('a', 'before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  ports[kind].setItem('a', 'now');
  expect(ports[kind].getItem('a')).toBe('now');
  ports[kind].removeItem('a');
  expect(ports[kind].getItem('a')).toBeNull();
});
