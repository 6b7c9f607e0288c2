import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange } from './byteRange.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('readRange reads %s of 1000 bytes', (header, range) => expect(readRange(header, 1000)).toEqual(range));

it('readRange never exceeds the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (from, to, size) => {
      const range = readRange(`bytes=${from}-${to}`, size);
      return typeof range !== 'object' || (range.start >= 0 && range.start <= range.end && range.end < size);
    }),
  );
});
