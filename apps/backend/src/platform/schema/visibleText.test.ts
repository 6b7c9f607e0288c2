import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { visibleText, visibleNamesIn } from './visibleText.ts';

test.each([
  ['direction overrides', '王\u202E小明\u2066', '王小明'],
  ['zero-width marks', '\uFEFF王\u200B小\u200D明\u200F', '王小明'],
  ['control characters', '王\u0007小\u009F明\n一班', '王小明 一班'],
  ['fillers and soft hyphens', '\u3164王\u00AD小\u2800明\uFFA0\u180E', '王小明'],
  ['variants of ideographs', '葛\u{E0100}飾', '葛\u{E0100}飾'],
  ['joined emoji', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🚀', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🚀'],
  ['Arabic', 'محمد', 'محمد'],
])('visibleText removes invisible characters alone: %s', (_, text, seen) =>
  expect(visibleText(text)).toBe(seen),
);

test('visibleNamesIn cleans short texts, and leaves long texts and codes unchanged', () => {
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
