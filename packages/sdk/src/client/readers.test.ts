// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, flag, list, oneOf, text, type Untrusted } from './readers.ts';

/** Any JSON value that a server can send, including `__proto__` keys and long texts. */
const anything = fc.json({ maxDepth: 4 }).map((json): unknown => JSON.parse(json));
const nasty = fc.oneof(
  anything,
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '0',
    ' 1 ',
    '1e400',
    'NaN',
    -0,
    [],
    {},
    [null],
    'x'.repeat(100_000),
  ),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}}')),
);

describe('readers of untrusted values', () => {
  it('text returns a string', () => {
    fc.assert(fc.property(nasty, (value) => typeof text(value) === 'string'));
  });
  it('amount returns a finite number', () => {
    fc.assert(fc.property(nasty, (value) => Number.isFinite(amount(value))));
  });
  it('flag returns a boolean', () => {
    fc.assert(fc.property(nasty, (value) => typeof flag(value) === 'boolean'));
  });
  it('oneOf returns one of the allowed values', () => {
    fc.assert(fc.property(nasty, (value) => ['a', 'b', 'none'].includes(oneOf(value, ['a', 'b'], 'none'))));
  });
  it('list returns an array without null and undefined', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const entries: unknown[] = list(value as Untrusted<string[]>);
        return Array.isArray(entries) && entries.every((entry) => entry !== null && entry !== undefined);
      }),
    );
  });
  it('text and list leave prototypes unchanged', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        text(value);
        list(value as Untrusted<string[]>);
        return Reflect.get({}, 'polluted') === undefined;
      }),
    );
  });
});

interface Shelf {
  readonly owner: { readonly name: string };
  readonly books: readonly {
    readonly title: string;
    readonly pages: number;
    readonly tags: readonly string[];
  }[];
}

/** A reader as stores write them. */
function readShelf(reply: Untrusted<Shelf>) {
  return {
    owner: text(reply?.owner?.name, 'unknown'),
    books: list(reply?.books).map((book) => ({
      title: text(book.title),
      pages: amount(book.pages),
      tags: list(book.tags).map((tag) => text(tag)),
    })),
  };
}

const good: Shelf = { owner: { name: 'Ann' }, books: [{ title: 'Limits', pages: 90, tags: ['a'] }] };

describe('a store’s reader of a whole reply', () => {
  it('returns a valid reply unchanged', () => {
    expect(readShelf(good as Untrusted<Shelf>)).toEqual(good && { owner: 'Ann', books: good.books });
  });

  it('returns usable values when any part is missing or of another type', () => {
    const paths = [
      [],
      ['owner'],
      ['owner', 'name'],
      ['books'],
      ['books', '0'],
      ['books', '0', 'title'],
      ['books', '0', 'pages'],
      ['books', '0', 'tags'],
      ['books', '0', 'tags', '0'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), nasty, (path, wrong) => {
        const root = { reply: structuredClone(good) };
        let holder: object = root;
        for (const key of ['reply', ...path].slice(0, -1)) holder = Reflect.get(holder, key);
        Reflect.set(holder, path.at(-1) ?? 'reply', wrong);
        const shelf = readShelf(root.reply as Untrusted<Shelf>);
        expect(typeof shelf.owner).toBe('string');
        for (const book of shelf.books) {
          expect([typeof book.title, typeof book.pages, Array.isArray(book.tags)]).toEqual([
            'string',
            'number',
            true,
          ]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the single readers', () => {
  it.each([
    ['a', 'a'],
    [12, '12'],
    [Number.NaN, '-'],
    [true, '-'],
    [null, '-'],
    [{}, '-'],
  ])('text(%j) is %j', (value, expected) => expect(text(value, '-')).toBe(expected));

  it.each([
    [3, 3],
    ['3.5', 3.5],
    ['', -1],
    ['  ', -1],
    ['3 apples', -1],
    [true, -1],
    [[3], -1],
    ['Infinity', -1],
  ])('amount(%j) is %j', (value, expected) => expect(amount(value, -1)).toBe(expected));

  it.each([true, 1, '1', 'true', 'Y'])('flag(%j) is true', (value) => expect(flag(value)).toBe(true));
  it.each([false, 0, 2, '0', 'false', 'N', null, undefined, [], {}])('flag(%j) is false', (value) =>
    expect(flag(value)).toBe(false),
  );

  it('oneOf accepts a number for an option spelt with digits, and no name from a prototype', () => {
    expect(oneOf(2, ['1', '2'], '1')).toBe('2');
    expect(oneOf('toString', ['1', '2'], undefined)).toBeUndefined();
  });
});
