import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import dictionary from './chinese.json' with { type: 'json' };
import { inChinese, inChineseOf } from './inChinese.ts';
import { subjects } from '../tables/index.ts';

const SCHOOL = join(import.meta.dirname, '..');
/** Matches what is said about a mistake: to the end of its text, which may be in two parts. */
const SAID =
  /(?:\bproblem(?:: |\(| = )|\bcure: |\bCURE = |\/, |\bnotes\.push\(|\[\s*)\s*((?:'[^'\n]*'|`[^`]*`)(?:\s*\+\s*(?:'[^'\n]*'|`[^`]*`))*)/g;

const sources = globSync('**/*.ts', { cwd: SCHOOL })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SCHOOL, file), 'utf8'));
/** Messages of several parts, each of which is tried in the last test. */
const COMPOSED = [
  '“7” is neither 7 nor 7 (true, false)',
  'there is no column “7”; rename or remove it.7',
  '7 has no column 7; 7',
  '“7” is new, and a new row needs 7',
];
/** Every message, with a number in place of each value. */
const messages = sources.flatMap((source) =>
  [...source.matchAll(SAID)].flatMap(([, said = '']) => {
    const text = [...said.matchAll(/'([^']*)'|`([^`]*)`/g)]
      .map(([, plain = '', filled = '']) => plain + filled)
      .join('');
    const message = text.replaceAll(/\$\{[^}]*\}/g, '7').replaceAll('\\\\', '\\');
    return /^(?:[a-z“]|7 )[^:]* [a-z]/.test(message) ? [message] : [];
  }),
);

test('what is said about mistakes in a table has a Chinese translation', () => {
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter((message) => inChinese(message) === message)).toEqual(COMPOSED);
});

test('translations have the placeholders of the original', () => {
  for (const [english, chinese] of Object.entries(dictionary))
    expect(chinese.split('{}').length, english).toBe(english.split('{}').length);
});

test('a translation names the columns of its table and translates the advice', () => {
  const students = subjects.map(({ table }) => table).find(({ id }) => id === 'students');
  expect(
    inChineseOf(students)('the number is missing; write the number with which the student logs in'),
  ).toBe('没有填学号，请写学员登录用的学号');
  expect(
    inChinese('there is no class “3班” in 班级; add it there, or name another, or did you mean “2班”?'),
  ).toBe('class“3班”在“班级”里没有，请加上，或换一个。是不是“2班”？');
  expect(inChinese('“maybe” is neither 对 nor 错 (true, false)')).toBe('“maybe”既不是“对”也不是“错”');
  expect(inChinese('there is no column “名子”; rename or remove it. Did you mean “名称”?')).toBe(
    '没有叫“名子”的列，请改名或删去。是不是“名称”？',
  );
  expect(
    inChinese(
      'the first row (a) has no column “学号” (key); remove the rows above row 2, which looks like the first',
    ),
  ).toBe('第一行（a）缺少列 “学号” (key)；第 2 行像是表头，请删去它上面的行');
  expect(inChinese('“9” is new, and a new row needs “姓名” (name); add them, or write an existing key')).toBe(
    '“9”是新的，新的一行还要有 “姓名” (name)；请加上，或写已有的编号',
  );
  expect(inChinese('something else')).toBe('something else');
});
