import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { strictCheck } from './strict.ts';

const check = strictCheck(
  Type.Object({
    at: Type.Optional(Type.String({ format: 'date-time' })),
    day: Type.Optional(Type.String({ format: 'date' })),
  }),
);

test.each([
  { at: '2026-02-28T23:59:59Z' },
  { at: '2026-02-28t23:59:59.123456+08:00' },
  { at: '0001-01-01T00:00:00Z' },
  { at: '9999-12-31T23:59:59-00:00' },
  { day: '2024-02-29' },
])('strictCheck accepts %o', (value) => {
  expect(check(value)).toBeUndefined();
});

test.each([
  // Values that the database would refuse.
  { at: '0000-01-01T00:00:00Z' },
  { at: '0001-01-01T00:00:00+08:00' },
  { at: '2026-02-28T23:59:59+23:59' },
  { at: '9999-12-31T23:59:59-08:00' },
  // Values that JavaScript would refuse.
  { at: '2026-02-28T23:59:60Z' },
  { at: '2026-02-30T00:00:00Z' },
  { day: '0000-01-01' },
  { day: '2023-02-29' },
])('strictCheck rejects %o', (value) => {
  expect(check(value)).toMatchObject({ path: Object.keys(value)[0] });
});
