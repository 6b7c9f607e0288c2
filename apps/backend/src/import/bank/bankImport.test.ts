import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { papers, questions } from '../../modules/question/bank.tables.ts';
import { importBank, summaryText } from './bankImport.ts';

const entry = (index: number, fields: object) => ({
  year: '2020',
  category: '（测试卷ⅱ）',
  analysis: '因为如此。',
  score: 5,
  index,
  ...fields,
});

const choices = {
  keywords: '2019-2020_Math_I_MCQs',
  example: [
    entry(0, {
      question: '1．（5分）$\\frac{1}{2}+\\frac{1}{2}$ 等于（　　）\nA．$1$\nB．$\\frac{1}{4}$\n',
      answer: ['A'],
    }),
    entry(1, { question: '2．（5分）哪些对（ ）A．甲 B．乙 C．丙', answer: ['AC'] }),
    entry(2, { question: '3．（5分）看图选择（　　）\nA．\nB．\n', answer: ['A'] }),
    entry(3, { question: '4．求 $\\badmacro{$ 的值（　　）\nA．$x^{2}$\nB．2', answer: ['B'], year: '2019' }),
  ],
};
const blanks = {
  keywords: '2019-2020_Math_I_Fill-in-the-Blank',
  example: [
    entry(0, { question: '13. (5 分) 若 $x-1=1$, 则 $x=$', answer: '2 .\n' }),
    entry(1, { question: '14. (5 分) 写出两种平面图形', answer: '三角形、圆\n' }),
  ],
};
const reading = {
  keywords: '2019-2020_English_Reading_Comp',
  example: [
    entry(0, {
      question:
        'A \nA small  boat  crossed  the bay for $5 and came  back . \n21. Who  crossed  the bay?\nA. A boat.  ' +
        'B. A bird.\n22. What did it cost?\nA. $4\nB. $5\n',
      answer: ['A', 'B'],
      analysis: '21．A 第一句。\n22．B 第一句。',
      score: 2,
    }),
  ],
};

let app: TestApp;
let company: Company;
let folder: string;

async function fileOf(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const importAll = (paths: readonly string[]) =>
  app.parts.connection.db.transaction((tx) => importBank(tx, company.id, paths));
const stored = () =>
  app.parts.connection.db
    .select()
    .from(questions)
    .where(eq(questions.companyId, company.id))
    .orderBy(questions.sourceKey);

beforeAll(async () => {
  app = await createTestApp();
  ({ company } = await app.addCompany('import.test'));
  folder = await mkdtemp(join(tmpdir(), 'lectern-bank-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

describe('importBank', () => {
  test('a file that is not what it claims imports nothing, and says where', async () => {
    const good = await fileOf('good.json', choices);
    const table: [string, unknown, RegExp][] = [
      ['cut.json', '{\n  "keywords": "x",\n  "example": [', /cut\.json: line 3, column \d+: this is no JSON/],
      ['empty.json', '', /empty\.json: line 1, column 1: this is no JSON/],
      [
        'kind.json',
        { keywords: '2020_Math_Essays', example: [] },
        /kind\.json: \$\.keywords must be .*"2020_Math_Essays"/,
      ],
      [
        'none.json',
        { keywords: '2020_Math_MCQs', example: [] },
        /none\.json: \$\.example must be a list of questions/,
      ],
      [
        'answer.json',
        { ...choices, example: [choices.example[0], entry(1, { question: 'q', answer: 'A' })] },
        /\$\.example\[1\]\.answer must be a list of letters, but there is "A"/,
      ],
      [
        'letter.json',
        { ...choices, example: [entry(0, { question: 'q', answer: ['A', 3] })] },
        /\$\.example\[0\]\.answer\[1\] must be letters/,
      ],
      [
        'year.json',
        { ...choices, example: [entry(0, { question: 'q', answer: ['A'], year: 'soon' })] },
        /\$\.example\[0\]\.year must be a year/,
      ],
      [
        'twice.json',
        { ...choices, example: [choices.example[0], choices.example[0]] },
        /\$\.example\[1\]\.index must be a number that no other question has/,
      ],
      [
        'score.json',
        { ...choices, example: [entry(0, { question: 'q', answer: ['A'], score: 0 })] },
        /\$\.example\[0\]\.score must be a score above 0/,
      ],
    ];
    for (const [name, content, message] of table) {
      await expect(importAll([good, await fileOf(name, content)]), name).rejects.toThrow(message);
    }
    await expect(importAll([good, join(folder, 'missing.json')])).rejects.toThrow(
      /missing\.json: the file cannot be read/,
    );
    await expect(importAll([good, good])).rejects.toThrow(/the same collection/);
    expect(await stored()).toEqual([]);
  });

  test('takes questions apart, keeps the others whole and tells about it', async () => {
    const paths = [
      await fileOf('choices.json', choices),
      await fileOf('blanks.json', blanks),
      await fileOf('reading.json', reading),
    ];
    const summary = await importAll(paths);
    expect(summary.changes.questions).toEqual({ created: 9, updated: 0, unchanged: 0 });
    expect(summary.changes.papers).toEqual({ created: 3, updated: 0, unchanged: 0 });
    const rows = new Map((await stored()).map((row) => [row.sourceKey ?? '', row]));
    const of = (key: string) => rows.get(`gaokao:2019-2020_${key}`);
    expect(of('Math_I_MCQs:0')).toMatchObject({ type: 'single', key: { kind: 'choice', labels: ['A'] } });
    expect(of('Math_I_MCQs:0')?.options[1]?.html).toMatch(/^<math><mfrac>.*<\/math>$/);
    expect(of('Math_I_MCQs:1')).toMatchObject({ type: 'multiple', stem: '哪些对（　　）' });
    expect(of('Math_I_MCQs:2')).toMatchObject({ type: 'open' });
    expect(of('Math_I_Fill-in-the-Blank:0')).toMatchObject({
      type: 'blank',
      key: { kind: 'blanks', blanks: [{ accepted: ['2'] }] },
    });
    expect(of('Math_I_Fill-in-the-Blank:1')).toMatchObject({ type: 'open' });
    expect(of('English_Reading_Comp:0')).toMatchObject({
      type: 'material',
      stem: 'A small boat crossed the bay for \\$5 and came back.',
    });
    expect(of('English_Reading_Comp:0:2')).toMatchObject({
      stem: 'What did it cost?',
      explanation: 'B 第一句。',
      parentId: of('English_Reading_Comp:0')?.id,
    });
    const text = summaryText(summary);
    expect(text).toContain(
      '1 kept whole as open questions, since an option has no text (a picture the file does not hold): index 2',
    );
    expect(text).toContain(
      '1 kept whole as open questions, since the key is prose, which no program can mark: index 1',
    );
    expect(text).toContain('Questions: 9 created, 0 updated, 0 unchanged');
    const broken = of('Math_I_MCQs:3');
    expect(broken?.stemHtml).toContain('\\badmacro');
    expect(text).toMatch(/Formulas shown as their source/);
  });

  test('a second time changes nothing, and a changed text changes one question', async () => {
    const path = await fileOf('choices.json', choices);
    const again = await importAll([path, join(folder, 'blanks.json'), join(folder, 'reading.json')]);
    expect(again.changes.questions).toEqual({ created: 0, updated: 0, unchanged: 9 });
    expect(again.changes.papers).toEqual({ created: 0, updated: 0, unchanged: 3 });
    const before = await stored();
    const [first, ...rest] = choices.example;
    const changed = await importAll([
      await fileOf('choices.json', {
        ...choices,
        example: [{ ...first, analysis: '另一种解法。' }, ...rest],
      }),
    ]);
    expect(changed.changes.questions).toMatchObject({ created: 0, updated: 1, unchanged: 3 });
    expect((await stored()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('makes papers by year that can be sat from start to report', async () => {
    const rows = await app.parts.connection.db
      .select()
      .from(papers)
      .where(eq(papers.companyId, company.id))
      .orderBy(papers.sort);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['2020 年高考数学真题', '2019 年高考数学真题', '2020 年高考英语真题']),
    );
    const token = await app.tokenOf(await app.addUser(company));
    const at = { host: 'import.test', token };
    for (const { id, questionCount } of rows) {
      const { recordId } = (await app.call(question.generatePaper, { paperId: id }, at)).body.data;
      const room = (await app.call(answering.paperQuestions, { recordId }, at)).body.data;
      expect(room.questions).toHaveLength(questionCount);
      await app.call(answering.submit, { recordId, answers: [] }, at);
      expect((await app.call(question.report, { recordId }, at)).body.data.unansweredCount).toBe(
        questionCount,
      );
    }
  });
});
