import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { papers, questions } from '../../modules/question/bank.tables.ts';
import { storeBytes, storedFiles } from '../../modules/upload/index.ts';
import { exportQuestions } from './export/exportQuestions.ts';
import { importQuestions, type ImportSettings } from './importQuestions.ts';
import { hasRefusals, reportText } from './reportText.ts';

const entry = (index: number, fields: object) => ({
  year: '2020',
  category: '（测试卷ⅱ）',
  analysis: '因为如此。',
  score: 5,
  index,
  ...fields,
});
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PNG = { extension: 'png', contentType: 'image/png' } as const;

const files: Readonly<Record<string, unknown>> = {
  'choices.json': {
    keywords: '2019-2020_Math_I_MCQs',
    example: [
      entry(0, {
        question: '1．（5分）$\\frac{1}{2}+\\frac{1}{2}$ 等于（　　）\nA．$1$\nB．$\\frac{1}{4}$\n',
        answer: ['A'],
      }),
      entry(1, { question: '2．（5分）哪些对（ ）A．甲 B．乙 C．丙', answer: ['AC'] }),
      entry(2, { question: '3．（5分）看图选择（　　）\nA．\nB．\n', answer: ['A'] }),
      entry(3, {
        question: '4．求 $\\badmacro{$ 的值（　　）\nA．$x^{2}$\nB．2',
        answer: ['B'],
        year: '2019',
      }),
    ],
  },
  'blanks.json': {
    keywords: '2019-2020_Math_I_Fill-in-the-Blank',
    example: [
      entry(0, { question: '13. (5 分) 若 $x-1=1$, 则 $x=$', answer: '2 .\n' }),
      entry(1, { question: '14. (5 分) 写出两种平面图形', answer: '三角形、圆\n' }),
    ],
  },
  'reading.json': {
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
  },
  'more/moodle.xml':
    '<?xml version="1.0"?><quiz>' +
    '<question type="category"><category><text>$course$/top/Harbour</text></category></question>' +
    '<question type="multichoice"><name><text>Light</text></name><questiontext format="html"><text><![CDATA[' +
    `<p>Which light is red? <img src="@@PLUGINFILE@@/p.png" alt="A light"></p>]]></text>` +
    `<file name="p.png" encoding="base64">${PIXEL}</file>` +
    '</questiontext><single>true</single><answer fraction="100" format="html"><text>Port</text></answer>' +
    '<answer fraction="0" format="html"><text>Starboard</text></answer></question>' +
    '<question type="calculated"><name><text>No</text></name></question></quiz>',
  'more/quiz.gift':
    '$CATEGORY: Harbour\n\n::Knots:: How fast, about? {#12:2}\n\n::Tide:: The tide turns. {T}',
  'more/notes.txt': 'Nothing to see.',
};

const app = await openTestApp();
const { company } = await app.addCompany('import.test');
const folder = await openFolder();

const importAll = (paths: readonly string[], options: Partial<ImportSettings> = {}) =>
  app.parts.connection.db.transaction((tx) =>
    importQuestions(
      {
        tx,
        companyId: company.id,
        store: app.parts.services.get(fileStore),
        now: app.clock.now(),
        ...options,
      },
      paths,
    ),
  );
const stored = () =>
  app.parts.connection.db
    .select()
    .from(questions)
    .where(eq(questions.companyId, company.id))
    .orderBy(questions.sourceKey);

for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

test('a dry run reports the import and writes nothing', async () => {
  const report = await importAll([folder], { isDryRun: true });
  expect(report.changes).toBeUndefined();
  expect(reportText(report)).toContain('Nothing was written');
  expect(await stored()).toEqual([]);
  await expect(importAll([join(folder, 'missing.json')])).rejects.toThrow(
    'missing.json: there is no such file or folder',
  );
});

test('a folder of mixed formats is imported, and the report lists what each file could not supply', async () => {
  const report = await importAll([folder]);
  expect(report.changes?.questions).toEqual({ created: 12, updated: 0, unchanged: 0 });
  expect(report.changes?.papers).toEqual({ created: 3, updated: 0, unchanged: 0 });
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
  expect(of('English_Reading_Comp:0')).toMatchObject({
    type: 'material',
    stem: 'A small boat crossed the bay for \\$5 and came back.',
  });
  expect(of('English_Reading_Comp:0:2')).toMatchObject({
    stem: 'What did it cost?',
    explanation: 'B 第一句。',
    parentId: of('English_Reading_Comp:0')?.id,
  });
  expect(rows.get('moodle:Harbour:Light')?.stemHtml).toMatch(
    /<img src="\/files\/[\w/-]+\.png" alt="A light">/,
  );
  expect(of('Math_I_MCQs:3')?.stemHtml).toContain('\\badmacro');
  expect(hasRefusals(report)).toBe(true);
  const text = reportText(report);
  for (const line of [
    'taken as an open question, since an option has no text (a picture the file does not hold): index 2',
    'taken as an open question, since its key is prose, which no program can mark: index 1',
    'its numbers are made by a formula, and it brings none: line 1 (No)',
    '1 taken: 1 passage, with 2 questions below them',
    'Questions: 12 created, 0 updated, 0 unchanged',
    'Pictures: 1 stored',
    'Invalid formulas, shown as their source',
  ])
    expect(text).toContain(line);
});

test('a repeated import changes nothing, and a changed text updates one question', async () => {
  const before = await stored();
  const again = await importAll([folder]);
  expect(again.changes?.questions).toEqual({ created: 0, updated: 0, unchanged: 12 });
  expect(again.changes?.papers).toEqual({ created: 0, updated: 0, unchanged: 3 });
  expect(again.pictures).toBe(0);
  expect(await app.parts.connection.db.$count(storedFiles)).toBe(1);
  const copy = join(folder, 'more/again');
  await cp(join(folder, 'more/quiz.gift'), join(copy, 'quiz.gift'));
  await writeFile(join(copy, 'quiz.gift'), '$CATEGORY: Harbour\n\n::Tide:: The tide turns twice. {T}');
  const changed = await importAll([copy]);
  await rm(copy, { recursive: true });
  expect(changed.changes?.questions).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
  const after = await stored();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.find(({ sourceKey }) => sourceKey === 'gift:Harbour:Tide')?.stemHtml).toBe(
    '<p>The tide turns twice.</p>',
  );
});

test('a picture stored again by the school since does not change its question', async () => {
  const { db } = app.parts.connection;
  const bytes = Buffer.from(PIXEL, 'base64');
  const before = app.clock.now();
  for (let count = 0; count < 5; count += 1) {
    app.clock.advance(1_000);
    const at = { companyId: company.id, userId: null, now: app.clock.now() };
    await storeBytes(db, app.parts.services.get(fileStore), at, bytes, PNG);
  }
  const { changes } = await importAll([join(folder, 'more/moodle.xml')]);
  await db.delete(storedFiles).where(gt(storedFiles.createdAt, before));
  expect(changes?.questions).toEqual({ created: 0, updated: 0, unchanged: 1 });
});

test('an identical question in two files is imported once; a different one of the same name is added', async () => {
  const [one, two] = [join(folder, 'more/one'), join(folder, 'more/two')];
  for (const path of [one, two]) await mkdir(path);
  await writeFile(join(one, 'a.gift'), '::Same:: Same.{T}\n\n::Other:: One.{T}');
  await writeFile(join(two, 'a.gift'), '::Same:: Same.{T}\n\n::Other:: Two.{F}');
  const { changes, files: reported } = await importAll([one, two], { subject: 'Twice', category: 'Own' });
  expect(changes?.questions.created).toBe(3);
  expect(reported[1]).toMatchObject({ repeated: 1, taken: { judge: 1 } });
});

test('imported questions can be practised, and are graded right or wrong', async () => {
  const token = await app.tokenOf(await app.addUser(company));
  const at = { host: 'import.test', token };
  const { records } = await app.data(question.allCategories, {}, at);
  const subject = records
    .flatMap(({ subjects }: { subjects: { subjectId: string; subjectName: string }[] }) => subjects)
    .find(({ subjectName }: { subjectName: string }) => subjectName === 'Harbour');
  const { recordId } = await app.data(
    question.generateOrderPaper,
    { subjectId: subject?.subjectId ?? '', count: 3 },
    at,
  );
  const room = await app.data(answering.paperQuestions, { recordId }, at);
  const expected: Readonly<Record<string, [answer: string, verdict: string]>> = {
    light: ['A', 'right'],
    fast: ['13.5', 'right'],
    tide: ['false', 'wrong'],
  };
  const verdicts: Record<string, string> = {};
  const answers = room.questions.map(
    ({ questionId, stemHtml }: { questionId: string; stemHtml: string }, at: number) => {
      const [word = ''] = /light|fast|tide/.exec(stemHtml) ?? [];
      verdicts[questionId] = expected[word]?.[1] ?? '';
      return { questionId, answer: [expected[word]?.[0]], operationId: `operation-${at}`, sequence: at + 1 };
    },
  );
  expect(answers).toHaveLength(3);
  await app.call(answering.submit, { recordId, answers }, at);
  const report = await app.data(question.report, { recordId }, at);
  const given = Object.fromEntries(
    report.questions.map(({ questionId, verdict }: { questionId: string; verdict: string }) => [
      questionId,
      verdict,
    ]),
  );
  expect(given).toEqual(verdicts);
});

test.each([
  ['moodle', 'out.xml'],
  ['qti', 'out.zip'],
] as const)('a bank exported as %s is imported again without changes', async (format, name) => {
  const store = app.parts.services.get(fileStore);
  const path = join(folder, name);
  const { content, text } = await app.parts.connection.db.transaction((tx) =>
    exportQuestions({ tx, companyId: company.id, store }, format),
  );
  await writeFile(path, content);
  const { changes, files: reported, pictures } = await importAll([path]);
  await rm(path);
  expect(reported.flatMap(({ refused }) => refused)).toEqual([]);
  expect(text).not.toContain('skipped');
  const count = (await stored()).length;
  expect(changes?.questions).toEqual({ created: 0, updated: 0, unchanged: count });
  expect(changes?.papers).toEqual({ created: 0, updated: 0, unchanged: format === 'qti' ? 3 : 0 });
  expect(pictures).toBe(0);
});

test('imported papers can be taken from start to report', async () => {
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
    const { recordId } = await app.data(question.generatePaper, { paperId: id }, at);
    const room = await app.data(answering.paperQuestions, { recordId }, at);
    expect(room.questions).toHaveLength(questionCount);
    await app.call(answering.submit, { recordId, answers: [] }, at);
    expect((await app.data(question.report, { recordId }, at)).unansweredCount).toBe(questionCount);
  }
});

test('a paper may include questions of another subject', async () => {
  const ask = (ident: string) =>
    `<item ident="${ident}"><presentation><material><mattext>${ident}?</mattext></material><response_str ident="r">` +
    '<render_fib><response_label ident="x"/></render_fib></response_str></presentation><resprocessing><respcondition>' +
    '<conditionvar><varequal respident="r">yes</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>';
  const written = {
    'questiondb.xml': `<objectbank ident="b" title="Library">${ask('shared')}</objectbank>`,
    'quiz.xml': `<assessment ident="t" title="Quiz">${ask('own')}${ask('shared')}</assessment>`,
  };
  const course = join(folder, 'course');
  await mkdir(course);
  for (const [name, inner] of Object.entries(written))
    await writeFile(join(course, name), `<questestinterop>${inner}</questestinterop>`);
  const { changes } = await importAll([course]);
  await rm(course, { recursive: true });
  expect(changes?.questions.created).toBe(2);
  const [paper] = await app.parts.connection.db.select().from(papers).where(eq(papers.name, 'Quiz'));
  expect(paper?.questionCount).toBe(2);
});
