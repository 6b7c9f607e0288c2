import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { visibleText, visibleNamesIn } from './visibleText.ts';

test.each([
  ['a turned name', '王\u202E小明\u2066', '王小明'],
  ['marks without a width', '\uFEFF王\u200B小\u200D明\u200F', '王小明'],
  ['controls', '王\u0007小\u009F明\n一班', '王小明 一班'],
  ['a family, a flag and a tone of skin', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🚀', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🚀'],
  ['Arabic', 'محمد', 'محمد'],
])('%s is what can be seen of it', (_, text, seen) => expect(visibleText(text)).toBe(seen));

test('short texts of an input lose it, long ones and codes keep what they have', () => {
  const schema = Type.Object({
    title: Type.String({ maxLength: 80 }),
    subtitle: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
    content: Type.String({ maxLength: 5000 }),
    code: Type.String({ pattern: '^.+$', maxLength: 20 }),
    tags: Type.Array(Type.Object({ name: Type.Optional(Type.String({ maxLength: 20 })) })),
  });
  const value = {
    title: 'a\u202Eb',
    subtitle: 'a\u202Eb',
    content: 'a\u200Fb',
    code: 'a\u200Bb',
    tags: [{ name: '\u200B' }],
    more: '\u200B',
  };
  expect(visibleNamesIn(schema)?.(value)).toEqual({
    ...value,
    title: 'ab',
    subtitle: 'ab',
    tags: [{ name: '' }],
  });
  expect(visibleNamesIn(Type.Object({ content: Type.String() }))).toBeUndefined();
});
