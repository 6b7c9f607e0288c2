import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { boundsOf, excessOf } from './bodyBounds.ts';

const bounds = boundsOf(
  Type.Object({
    title: Type.String({ maxLength: 100 }),
    ids: Type.Array(Type.Object({ id: Type.String({ maxLength: 10 }), on: Type.Boolean() }), { maxItems: 3 }),
  }),
);

test('the byte limit of a body fits its longest texts fully escaped, and little more', () => {
  const spelled =
    `"${String.raw`\u4e2d`.repeat(100)}"`.length + 3 * `"${String.raw`\u4e2d`.repeat(10)}"`.length;
  expect(bounds.bytes).toBeGreaterThan(spelled);
  expect(bounds.bytes).toBeLessThan(spelled + 3_000);
});

test('the byte limit of a body is 2 MiB at most', () => {
  const essays = Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 2_000 });
  expect(boundsOf(Type.Object({ essays })).bytes).toBe(2 * 1024 * 1024);
});

test('excessOf returns undefined for a valid body', () => {
  expect(excessOf('{"title":"a,[{\\"]","ids":[{"id":"1","on":true},{},{}]}', bounds)).toBeUndefined();
  expect(excessOf('', bounds)).toBeUndefined();
});

test('excessOf names the path that exceeds a bound', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',');
  expect(excessOf(`{${keys(5)}}`, bounds)?.path).toBe('k4');
  expect(excessOf(`{"title":"","ids":[{},{${keys(9)}}]}`, bounds)?.path).toBe('ids[1].k4');
  expect(excessOf('{"ids":[1,2,3,4]}', bounds)).toEqual({ path: 'ids', problem: 'has more than 3 entries' });
  expect(excessOf('[1,2,3,4]', bounds)?.path).toBe('body');
  expect(excessOf(`{"ids":${'['.repeat(30)}`, bounds)?.path).toBe('ids[0][0]');
});

test('excessOf rejects many small arrays for their total number of values', () => {
  const many = `[${Array.from({ length: 1_500 }, () => `[${'1,'.repeat(30)}1]`).join(',')}]`;
  expect(excessOf(many)?.problem).toBe('has too many values');
});
