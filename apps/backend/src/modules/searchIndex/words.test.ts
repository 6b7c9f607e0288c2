import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readingOf } from './reading.ts';
import { gramsNear, gramsOf, mayContainMistake, nearPattern, pinyinPattern, wordsOf } from './words.ts';

const LETTERS = [...'高等数学函极限analysis'];
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 12 })
  .map((all) => all.join(''));

/** Kinds of typing mistakes, each at a given place. */
const mistakes: Record<string, (letters: string[], index: number, letter: string) => string[]> = {
  other: (letters, index, letter) => letters.with(index, letter),
  missing: (letters, index) => letters.toSpliced(index, 1),
  more: (letters, index, letter) => letters.toSpliced(index, 0, letter),
  swapped: (letters, index) =>
    index === 0
      ? letters
      : letters.with(index, letters[index - 1] ?? '').with(index - 1, letters[index] ?? ''),
};

const mistaken = fc
  .record({
    right: word,
    kind: fc.constantFrom(...Object.keys(mistakes)),
    at: fc.nat(),
    letter: fc.constantFrom(...LETTERS),
  })
  .map(({ right, kind, at, letter }) => {
    const letters = [...right];
    return { right, typed: mistakes[kind]!(letters, at % letters.length, letter).join('') };
  })
  .filter(({ typed }) => mayContainMistake(typed));

test('nearPattern matches the intended word despite one typing mistake', () => {
  fc.assert(
    fc.property(mistaken, fc.string(), fc.string(), ({ right, typed }, before, after) => {
      const text = `${before}${right}${after}`;
      expect(new RegExp(nearPattern(typed), 'u').test(text)).toBe(true);
    }),
  );
});

test('gramsNear contains a set of grams of the intended word, wherever the mistake is', () => {
  fc.assert(
    fc.property(mistaken, ({ right, typed }) => {
      const has = new Set([...right, ...gramsOf(right)]);
      expect(gramsNear(typed).some((grams) => grams.every((gram) => has.has(gram)))).toBe(true);
    }),
  );
});

it.each([
  ['微积粉', '微积分入门', true],
  ['微分', '微积分入门', false],
  ['微积分', '积分商城', false],
  ['微积分', '微观经济学', false],
  ['函树极限', '函数极限', true],
  ['shuxeu', 'shuxue', true],
  ['pyhton', '用 python 做数据分析', true],
  ['java', 'lava', true],
  ['python', 'pton', false],
])('nearPattern of %s matches %s: %j', (typed, text, isNear) => {
  expect(mayContainMistake(typed) && new RegExp(nearPattern(typed), 'u').test(text)).toBe(isNear);
});

it.each(['数', '100%', '2026', "';--", 'a_b', '微分', 'abc', '字'.repeat(41)])(
  'mayContainMistake is false for %s',
  (typed) => expect(mayContainMistake(typed)).toBe(false),
);

it.each([
  ['高等数学', 'gao deng shu xue', 'gdsx'],
  ['重庆银行招考', 'chong qing yin hang zhao kao', 'cqyhzk'],
  ['音乐与旅行', 'yin yue yu lv xing', 'yyylx'],
  ['Python 入门：从 0 到 1', 'python ru men cong 0 dao 1', 'prmc0d1'],
  ['！？', '', ''],
])('readingOf returns for %s the pinyin %s', (name, reading, initials) =>
  expect(readingOf(name, false)).toEqual({ reading, initials }),
);

test('readingOf reads a surname by its own pronunciation', () =>
  expect(readingOf('单晓雨', true).reading).toBe('shan xiao yu'));

it.each([
  ['gaodeng', true],
  ['gaod', true],
  ['shuxue', true],
  ['engshu', false],
  ['aodeng', false],
])('pinyinPattern of %s matches gao deng shu xue: %j', (typed, isIn) =>
  // PostgreSQL has a different notation for the beginning of a word.
  expect(
    new RegExp(pinyinPattern(typed).replace(String.raw`\m`, String.raw`\b`)).test('gao deng shu xue'),
  ).toBe(isIn),
);

test('wordsOf splits at any gap, removes duplicates and folds full-width letters', () =>
  expect(wordsOf(' Ｐｙｔｈｏｎ　数据\tpython ')).toEqual(['python', '数据']));
