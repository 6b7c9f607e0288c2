import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder, QUESTIONS_HEAD, type SchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { answerText, keyOfAnswer } from './answers.ts';

let folder: SchoolFolder;
const app = await openTestApp();
const { db } = app.parts.connection;
let host = 0;
beforeEach(async () => {
  folder = await openSchoolFolder(app);
  host += 1;
  await app.addCompany(`bank${host}.test`);
});

const at = (): string => `--host=bank${host}.test`;

interface StoredQuestion extends Record<string, unknown> {
  key: string;
  type: string;
  stem_html: string;
  explanation_html: string;
  key_html: string;
  answer: unknown;
  is_hidden: boolean;
  is_closed: boolean;
}
const readQuestions = async (): Promise<Map<string, StoredQuestion>> => {
  const { rows } = await db.execute<StoredQuestion>(sql`
    select source_key as key, type, stem_html, explanation_html, key_html, questions.key as answer, is_hidden, is_closed
    from questions join companies on companies.id = company_id and ${`bank${host}.test`} = any(hosts)`);
  return new Map(rows.map((row) => [row.key, row]));
};
const readCounts = async () =>
  (
    await db.execute<{ name: string; count: number }>(sql`
      select point.name, point.question_count as count from knowledge_points point
      join companies on companies.id = company_id and ${`bank${host}.test`} = any(hosts)
      union all select subject.name, subject.question_count from question_subjects subject
      join companies on companies.id = company_id and ${`bank${host}.test`} = any(hosts)`)
  ).rows.reduce<Record<string, number>>((all, { name, count }) => ({ ...all, [name]: count }), {});

/** The smallest valid picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

const BANK = {
  'bank_subjects.csv': 'category,name,summary\n高考,数学,函数与几何\n高考,语文,\n',
  'points.csv': 'key,category,parent\n数学/代数,高考,\n数学/函数,高考,数学/代数\n语文/阅读,高考,\n',
  'questions.csv': `${QUESTIONS_HEAD}${[
    'Q1,高考,数学,单选题,,看图 ![图](files/a.png)，$1+1$ 等于,"1\n![二](files/a.png)\n3",b,,因为 **二**,1,函数,',
    'Q2,高考,数学,multiple,,哪些是质数,"2\n3\n4","A, B",,,,函数,是',
    'Q3,高考,数学,判断题,,$0$ 是自然数,,√,,,,代数,',
    'Q4,高考,数学,填空题,,"{{1}} 和 {{2}}，约 {{3}}",,"x | $x$ {顺序不限=a}\ny {group=a}\n3.14 {±0.01, 区分大小写}",$x$、$y$,,,,',
    'Q5,高考,语文,简答题,,谈谈你的看法,,言之有理即可。,,,5,,',
    'M1,高考,语文,材料题,,一段材料,,,,,,,',
    'M1a,高考,语文,单选题,M1,第一小题,"甲\n乙",A,,,,阅读,',
    'M1b,高考,语文,简答题,M1,第二小题,,略,,,,,',
    'C1,高考,语文,cloze,,他{{1}}了,,,,,,,',
    'C1a,高考,语文,single,C1,第 1 空,"来\n去",B,,,,,',
  ].join('\n')}\n`,
  'papers.csv': 'key,name,category,subject,minutes\nP1,期末卷,高考,数学,30\n',
  'paper_questions.csv': 'paper,question,section,score\nP1,Q1,一,5\nP1,Q4,二,10\n',
  'paper_rules.csv': 'paper,key,section,category,subject,type,count,score\nP1,1,三,高考,数学,multiple,1,5\n',
  'files/a.png': PICTURE,
} as const;

test('a bank with every question kind is imported from tables, unchanged by a repeat, and exported unchanged', async () => {
  await folder.write(BANK);
  expect(await runCommand('check', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  expect(await readQuestions()).toHaveProperty('size', 0);
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  const bank = await readQuestions();
  expect(Object.fromEntries([...bank].map(([key, { answer }]) => [key, answer]))).toEqual({
    Q1: { kind: 'choice', labels: ['B'] },
    Q2: { kind: 'choice', labels: ['A', 'B'] },
    Q3: { kind: 'choice', labels: ['true'] },
    Q4: {
      kind: 'blanks',
      blanks: [
        { accepted: ['x', '$x$'], group: 'a' },
        { accepted: ['y'], group: 'a' },
        { accepted: ['3.14'], tolerance: 0.01, isCaseSensitive: true },
      ],
    },
    Q5: { kind: 'reference' },
    M1: { kind: 'none' },
    M1a: { kind: 'choice', labels: ['A'] },
    M1b: { kind: 'reference' },
    C1: { kind: 'none' },
    C1a: { kind: 'choice', labels: ['B'] },
  });
  expect(bank.get('Q1')?.stem_html).toMatch(/<img src="\/files\/[^"]+"/);
  expect(bank.get('Q1')?.explanation_html).toContain('<strong>二</strong>');
  expect(bank.get('Q4')?.key_html).toContain('<math');
  expect(bank.get('Q5')?.key_html).toContain('言之有理即可。');
  expect(await readCounts()).toEqual({ 数学: 4, 语文: 4, 代数: 3, 函数: 2, 阅读: 1 });
  expect((await runCommand('apply', '.', at())).out).toContain('Nothing to change.');

  for (const [target, outcome] of [
    ['school.xlsx', '没有要改的。'],
    ['written', 'Nothing to change.'],
  ] as const) {
    expect(await runCommand('export', target, at())).toMatchObject({ code: EXIT.done, err: '' });
    expect((await runCommand('apply', target, at())).out).toContain(outcome);
  }
  // Another company imports the export, including the pictures.
  host += 1;
  await app.addCompany(`bank${host}.test`);
  // The other company lacks the themes that the branches use.
  await rm(join(folder.path, 'written', 'branches.csv'));
  expect(await runCommand('apply', 'written', at())).toMatchObject({ code: EXIT.done, err: '' });
  await runCommand('export', 'again', at());
  for (const name of [
    'bank_subjects.csv',
    'points.csv',
    'questions.csv',
    'papers.csv',
    'paper_questions.csv',
  ])
    expect(await readFile(join(folder.path, 'again', name), 'utf8')).toBe(
      await readFile(join(folder.path, 'written', name), 'utf8'),
    );
});

test('a removed question is hidden if students used it, deleted otherwise, and restored with its row', async () => {
  await folder.write(BANK);
  await runCommand('apply', '.', at());
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from companies where ${`bank${host}.test`} = any(hosts)`,
  );
  await db.execute(sql`
    with student as (insert into users (company_id, name) values (${rows[0]?.id}, '林晓') returning id)
    insert into wrong_questions (company_id, user_id, question_id, last_wrong_at)
    select ${rows[0]?.id}, student.id, questions.id, now() from student, questions
    where questions.company_id = ${rows[0]?.id} and source_key in ('Q3', 'M1a')`);
  const without = (keys: RegExp) =>
    BANK['questions.csv']
      .split(/\n(?=[A-Z]\d)/)
      .filter((row) => !keys.test(row))
      .join('\n');
  await folder.write({ 'questions.csv': without(/^(?:Q3|Q5|M1|M1a|M1b),/) });
  const planned = await runCommand('check', '.', at());
  expect(planned.out).toContain('Q3: unpublished; students who have it keep it (wrong books: 1)');
  expect(planned.out).toContain(
    'M1: unpublished; students who have it keep it (kept, since something depends on it)',
  );
  expect(planned.out).toContain('Q5: removed');
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  const left = await readQuestions();
  expect([...left.keys()].toSorted()).toEqual(['C1', 'C1a', 'M1', 'M1a', 'Q1', 'Q2', 'Q3', 'Q4']);
  for (const key of ['Q3', 'M1', 'M1a'])
    expect(left.get(key), key).toMatchObject({ is_hidden: true, is_closed: true });
  expect(await readCounts()).toEqual({ 数学: 3, 语文: 1, 代数: 2, 函数: 2, 阅读: 0 });
  const { rows: wrong } = await db.execute(
    sql`select from wrong_questions where company_id = ${rows[0]?.id}`,
  );
  expect(wrong).toHaveLength(2);
  expect((await runCommand('apply', '.', at())).out).toContain('Nothing to change.');
  // A hidden question is exported as hidden, and stays hidden.
  await runCommand('export', 'written', at());
  expect(await readFile(join(folder.path, 'written', 'questions.csv'), 'utf8')).toMatch(/^Q3,.*,no$/m);
  expect((await runCommand('apply', 'written', at())).out).toContain('Nothing to change.');

  await folder.write({ 'questions.csv': BANK['questions.csv'] });
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  expect([...(await readQuestions()).values()].filter(({ is_hidden }) => is_hidden)).toEqual([]);
  expect(await readCounts()).toEqual({ 数学: 4, 语文: 4, 代数: 3, 函数: 2, 阅读: 1 });
});

test('apply updates the knowledge points and the order of changed questions', async () => {
  await folder.write(BANK);
  await runCommand('apply', '.', at());
  const [head = '', first = '', rest = ''] = BANK['questions.csv'].split(/(?<=\n)(?=Q1|Q2)/);
  await folder.write({
    'questions.csv': [
      head,
      rest.replace('哪些是质数,"2\n3\n4","A, B",,,,函数', '哪些是质数,"2\n3\n4","A, B",,,,"代数\n集合"'),
      first,
    ].join(''),
  });
  expect((await runCommand('check', '.', at())).out).toMatch(/~ Q2: points 函数 → 代数 集合; order 2 → 1/);
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  expect(await readCounts()).toMatchObject({ 代数: 3, 函数: 1, 集合: 1 });
});

test('errors in questions are reported by cell, all at once, and nothing is written', async () => {
  await folder.write({
    'questions.csv': `${QUESTIONS_HEAD}${[
      'A,高考,数学,猜谜题,,问,,,,,,,',
      'B,高考,数学,单选题,,问,甲,A,,,,,',
      'C,高考,数学,单选题,,问,"甲\n乙",C,,,,,',
      'D,高考,数学,单选题,,问,"甲\n乙",AB,,,,,',
      'E,高考,数学,判断题,,问,,也许,,,,,',
      'F,高考,数学,填空题,,{{1}},,"一\n二",,,,,',
      'G,高考,数学,填空题,,{{1}},,一 {大概},,,,,',
      'H,高考,数学,材料题,,材料,,,,,,,',
      'I,高考,数学,简答题,B,问,,答,,,,,',
      'J,高考,数学,简答题,nowhere,问,,答,,,9,,',
      'K,高考,数学,简答题,,![图](files/none.png) $\\frac{1$,,答,,![图](https://evil.example/a.png),,,',
      'L,高考,数学,简答题,,问,"甲\n乙",答,,,,,',
      'A,高考,数学,简答题,,,,答,,,,,',
    ].join('\n')}\n`,
    'points.csv': 'key,category,parent\n函数,高考,\n数学/函数,高考,语文/阅读\n语文/阅读,高考,\n',
  });
  const { code, err } = await runCommand('check', '.', at());
  expect(code).toBe(EXIT.failed);
  for (const mistake of [
    'points.csv!A2: “函数” does not fit; write the subject and the name, such as 数学/函数',
    'points.csv!C3: it is a chapter of another subject; name one of the same',
    'questions.csv!D2: “猜谜题” is not known here; write one of 单选题 (single choice)',
    'questions.csv!G3: it has 1 options; write 2 to 26, a line each',
    'questions.csv!H4: “C” is none of the options; write letters of AB',
    'questions.csv!H5: “AB” names several options; write one, or make the kind multiple choice',
    'questions.csv!H6: “也许” is neither 对 nor 错 (true, false)',
    'questions.csv!H7: the text has 1 blanks and the answer 2 lines',
    'questions.csv!H8: “大概” is no rule; write group=a, case or ±0.5',
    'questions.csv!D9: it has no questions; add rows with its key as their material',
    'questions.csv!E10: “B” is neither a material nor a cloze; name one, or leave it empty',
    'questions.csv!E11: there is no material “nowhere” in questions.csv',
    'questions.csv!K11: “9” does not fit; write a whole number from 1 to 5',
    'questions.csv!F12: there is no file files/none.png beside it',
    'questions.csv!F12: the formula “\\frac{1” is not valid TeX; correct it',
    'questions.csv!G13: only a choice has options; leave them out, or change its kind',
    'questions.csv!A14: “A” is already the key of row 2',
    'questions.csv!F14: the text is missing; write the text of the question',
  ])
    expect(err).toContain(mistake);
  expect(await readQuestions()).toHaveProperty('size', 0);
});

test('hostile texts from a folder or workbook are stored without active markup', async () => {
  const attack =
    '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](/files/../../etc/passwd)';
  await folder.write({
    'questions.csv': `${QUESTIONS_HEAD}X,高考,数学,单选题,,"'=HYPERLINK(""http://x"") ${attack}","${attack}\n乙",A,,${attack},,"${attack}",\n`,
    'school.xlsx': await writeXlsx({
      sheets: [
        {
          name: '题目',
          rows: [
            ['编号', '题库分类', '科目', '题型', '题干', '选项', '答案', '解析'],
            ['Y', '高考', '数学', '简答题', 2026, null, new Date(0), attack],
            ['Z', '高考', '数学', '判断题', null, null, true, null],
          ],
          cells: new Map([
            [
              '2,4',
              { value: 'x', type: 'formula', formula: 'WEBSERVICE("http://x")', formulaResult: '0 是偶数' },
            ],
          ]),
        },
      ],
    }),
  });
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  expect(await runCommand('apply', 'school.xlsx', '--keep-missing', at())).toMatchObject({
    code: EXIT.done,
    err: '',
  });
  const bank = await readQuestions();
  expect([...bank.keys()].toSorted()).toEqual(['X', 'Y', 'Z']);
  const { rows } = await db.execute(sql`
    select stem_html, jsonb_path_query_array(options, '$[*].html') as options, key_html, explanation_html
    from questions where source_key in ('X', 'Y', 'Z')`);
  expect(JSON.stringify(rows)).not.toMatch(/<(?:script|a)\b|<img(?! src=\\"\/files\/)/i);
  expect(bank.get('X')?.stem_html).toContain('=HYPERLINK');
  expect(bank.get('Y')?.stem_html).toBe('<p>2026</p>');
  expect(bank.get('Z')).toMatchObject({ stem_html: '<p>0 是偶数</p>', answer: { labels: ['true'] } });
});

const blank = fc.record(
  {
    accepted: fc.array(
      fc
        .string({ unit: fc.constantFrom('a', '课', '|', '{', '}', '\\', '$', ',', ' ', '1') })
        .map((text) => text.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => text !== ''),
      { minLength: 1, maxLength: 3 },
    ),
    tolerance: fc.constantFrom(0.5, 2),
    group: fc.constantFrom('a', '组'),
    isCaseSensitive: fc.constant(true),
  },
  { requiredKeys: ['accepted'] },
);

test('an answer key of blanks is read back unchanged, whatever its texts', () => {
  fc.assert(
    fc.property(fc.array(blank, { minLength: 1, maxLength: 3 }), (blanks) => {
      const written = answerText({ kind: 'blanks', blanks }, '');
      expect(keyOfAnswer('blank', written, 0)).toEqual({ key: { kind: 'blanks', blanks } });
    }),
  );
});

test('an unpublished question stays unpublished when imported again, and is left out of exports', async () => {
  const bank = (sum: string) =>
    Array.from(
      { length: 3 },
      (_, index) => `::s${index}:: ${index} + 1 ${sum} { =${index + 1} ~9 }\n\n`,
    ).join('');
  await folder.write({ 'bank.gift': bank('=') });
  const importBank = () =>
    runCommand('questions', 'import', 'bank.gift', '--category=期末', '--subject=算术', at());
  expect(await importBank()).toMatchObject({ code: EXIT.done, err: '' });
  const keys = [...(await readQuestions()).keys()].toSorted();
  const [first = '', second = ''] = keys;
  await folder.write({
    'papers.csv': 'key,name,category,subject,minutes\nP1,算术卷,期末,算术,30\n',
    'paper_questions.csv': `paper,question,section,score\nP1,${first},一,5\n`,
  });
  expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
  await rm(join(folder.path, 'papers.csv'));
  await rm(join(folder.path, 'paper_questions.csv'));
  const hidden = [first, second].map(
    (key, index) => `${key},期末,算术,单选题,${index} + 1 =,"${index + 1}\n9",A,否\n`,
  );
  await folder.write({
    'questions.csv': `key,category,subject,kind,stem,options,answer,isShown\n${hidden.join('')}`,
  });
  expect(await runCommand('apply', '.', at(), '--keep-missing')).toMatchObject({ code: EXIT.done, err: '' });

  await folder.write({ 'bank.gift': bank('等于') });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
  const again = await importBank().finally(() => vi.useRealTimers());
  expect(again.out).toContain('3 updated, 0 unchanged\n');
  expect(again.out).toContain('Unpublished, and unchanged in that: 2.');
  expect([...(await readQuestions()).values()].filter(({ is_hidden }) => is_hidden)).toHaveLength(2);
  const { rows } = await db.execute<{ late: boolean }>(
    sql`select bool_and(updated_at >= created_at) as late from questions where source_key in (${first}, ${second})`,
  );
  expect(rows, 'updated_at is set by the database’s clock, not by the machine’s').toEqual([{ late: true }]);

  const out = await runCommand('questions', 'export', 'bank.xml', at());
  expect(out.out).toContain(`2 skipped:\n  Unpublished: ${first}, ${second}\n`);
  const xml = await readFile(join(folder.path, 'bank.xml'), 'utf8');
  expect(keys.filter((key) => xml.includes(key))).toEqual([keys[2]]);
  // A paper's questions stay in it.
  const qti = await runCommand('questions', 'export', 'bank.zip', at());
  expect(qti.out).toContain(`1 skipped:\n  Unpublished: ${second}\n`);
});

test('the letters of an answer may be typed in full width or lower case', () => {
  for (const typed of ['AC', 'ＡＣ', 'a，c', 'Ａ、ｃ'])
    expect(keyOfAnswer('multiple', typed, 4)).toEqual({ key: { kind: 'choice', labels: ['A', 'C'] } });
});
