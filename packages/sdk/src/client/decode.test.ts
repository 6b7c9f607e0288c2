// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { decodeReply, type Reply } from './decode.ts';

/** Decodes a value by a description, and returns the paths that did not fit. */
function decode(reply: string, value: unknown): { value: unknown; misfits: string[] } {
  const misfits: string[] = [];
  return { value: decodeReply({ reply }, value, (path) => misfits.push(path)), misfits };
}

const SHELF =
  '{owner:{name:s},books:[{title:s,pages:n,isLent:b,kind:(paper|sound),level:#(0|1),lentTo:{name:s}?}]}';
const good = {
  owner: { name: 'Ann' },
  books: [{ title: 'Limits', pages: 90, isLent: false, kind: 'paper', level: 1, lentTo: { name: 'Bo' } }],
};

describe('decodeReply', () => {
  it('returns a matching reply unchanged, without undescribed fields', () => {
    expect(decode(SHELF, { ...good, secret: 1 })).toEqual({ value: good, misfits: [] });
  });

  it('accepts the spellings that platforms use for numbers, booleans and null', () => {
    const book = { title: 7, pages: '90', isLent: 'Y', kind: 'sound', level: '0', lentTo: null };
    expect(decode(SHELF, { owner: { name: '' }, books: [book] })).toEqual({
      value: {
        owner: { name: '' },
        books: [{ title: '7', pages: 90, isLent: true, kind: 'sound', level: 0, lentTo: undefined }],
      },
      misfits: [],
    });
  });

  it.each<[string, unknown, unknown, string[]]>([
    ['{a:s}', undefined, { a: undefined }, ['']],
    ['{a:s}', { a: {} }, { a: undefined }, ['a']],
    ['{a:s?}', { a: null }, { a: undefined }, []],
    ['{a:{b:[s]}}', { a: 'x' }, { a: { b: [] } }, ['a']],
    ['{a:{b:s}?}', { a: 'x' }, { a: undefined }, ['a']],
    ['{a:[s]?}', {}, { a: [] }, []],
    ['{a:[n]}', { a: [1, 'x', null, '2'] }, { a: [1, 2] }, ['a[]', 'a[]']],
    ['[{a:s}]', [null, 'x', { a: 'y' }], [{ a: 'y' }], ['[]', '[]']],
    ['[{a:s}]', { length: 1 }, [], ['']],
    ['<n>', { a: 1, b: 'x' }, { a: 1 }, ['*']],
    ['b/{url:s}', true, true, []],
    ['b/{url:s}', { url: 'x' }, { url: 'x' }, []],
    ['-', { a: 1 }, undefined, []],
    ['*', { a: [1] }, { a: [1] }, []],
    ['n', 'Infinity', undefined, ['']],
    ['b', 2, undefined, ['']],
    ['#(0|1)', 'Y', 1, []],
    ['#(0|1)', false, 0, []],
    ['#(0|1)', 2, undefined, ['']],
    ['(a|b)', 'toString', undefined, ['']],
    [
      '=T{id:s,in:[@T]}',
      { id: '1', in: [{ id: '2', in: [] }, 3] },
      { id: '1', in: [{ id: '2', in: [] }] },
      ['in[]'],
    ],
  ])('decodes by %s: %j becomes %j', (reply, value, expected, misfits) => {
    expect(decode(reply, value)).toEqual({ value: expected, misfits });
  });

  it('never throws, and neither reads from nor changes a prototype', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        const { value } = decode(SHELF, JSON.parse(json));
        expect(value).toMatchObject({ owner: {}, books: expect.any(Array) });
      }),
    );
    decode('<s>', JSON.parse('{"__proto__": "x", "constructor": "y"}'));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(decode('{toString:s}', {}).value).toEqual({ toString: undefined });
  });

  it('has a return type in which every value may be missing', () => {
    expectTypeOf<
      Reply<{ a: string; b: { c: number }[]; d: { e: 0 | 1 } | null; f: { g: boolean } }>
    >().toEqualTypeOf<{
      readonly a: string | undefined;
      readonly b: readonly { readonly c: number | undefined }[];
      readonly d: { readonly e: 0 | 1 | undefined } | undefined;
      readonly f: { readonly g: boolean | undefined };
    }>();
  });
});

it('decodeReply names a description that it cannot parse', () => {
  expect(() => decode('{a:x}', {})).toThrow('"x"');
});
