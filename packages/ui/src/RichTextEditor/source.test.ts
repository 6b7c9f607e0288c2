// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Piece, readSource, tidyTex, writeSource } from './source.ts';

const text = (content: string): Piece => ({ kind: 'text', text: content });
const formula = (tex: string, isBlock = false): Piece => ({ kind: 'formula', tex, isBlock });
const line: Piece = { kind: 'line' };

test.each<[string, Piece[]]>([
  ['看 $x^2$\n第二行', [text('看 '), formula('x^2'), line, text('第二行')]],
  ['$$\\frac{1}{2}$$', [formula('\\frac{1}{2}', true)]],
  ['$a$$b$', [formula('a'), formula('b')]],
  ['只要 $5', [text('只要 $5')]],
  ['\\$5 和 \\$6', [text('$5 和 $6')]],
  ['$x\\$y$', [formula('x\\$y')]],
  ['$a\n\nb$', [text('$a'), line, line, text('b$')]],
  ['$$a\n\nb$$', [formula('a\n\nb', true)]],
  ['$ $', [text('$ $')]],
  ['一\r\n二', [text('一'), line, text('二')]],
])('readSource parses %j', (source, pieces) => {
  expect(readSource(source)).toEqual(pieces);
});

test('writeSource writes back what was read, without unnecessary backslashes', () => {
  for (const source of ['看 $x^2$\n\n', '只要 $5', '$a$$b$$$c$$', '一行', '', '\\$5 和 \\$6'])
    expect(writeSource(readSource(source))).toBe(source);
  expect(writeSource(readSource('\\$5'))).toBe('$5');
});

test('readSource reads back anything that writeSource wrote', () => {
  const content = fc.string({ unit: fc.constantFrom('$', '\\', '甲', 'x', ' '), minLength: 1, maxLength: 8 });
  const piece = fc.oneof(
    content.filter((some) => !some.endsWith('\\')).map(text),
    fc.constant(line),
    fc
      .tuple(content.map(tidyTex), fc.boolean())
      .filter(([tex]) => tex !== '')
      .map(([tex, isBlock]) => formula(tex, isBlock)),
  );
  const joined = fc
    .array(piece, { maxLength: 8 })
    .filter((pieces) => pieces.every(({ kind }, at) => kind !== 'text' || pieces[at + 1]?.kind !== 'text'));
  fc.assert(
    fc.property(joined, (pieces) => {
      expect(readSource(writeSource(pieces))).toEqual(pieces);
    }),
  );
});

test('tidyTex makes TeX fit between dollar signs', () => {
  expect(tidyTex(' $x^2$ ')).toBe('x^2');
  expect(tidyTex('$$a$b$$')).toBe('ab');
  expect(tidyTex('a\\$b\\')).toBe('a\\$b');
  expect(tidyTex('a\\\\')).toBe('a\\\\');
});
