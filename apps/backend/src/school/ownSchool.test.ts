import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as answering from '@lectern/sdk/endpoints/answering';
import { add, createOrder } from '@lectern/sdk/endpoints/cart';
import { list } from '@lectern/sdk/endpoints/catalogue';
import * as exam from '@lectern/sdk/endpoints/exam';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { payOrder } from '../../test/subjects/payOrder.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { enrolments } from '../modules/catalogue/index.ts';
import { users } from '../platform/database/tables/users.tables.ts';

const app = await openTestApp();
await app.addCompany('localhost');
const folder = await openSchoolFolder(app);

const repeatNumbered = (count: number, write: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');

/** Twenty questions whose first option is right. */
const BANK = repeatNumbered(
  20,
  (number) => `::q${number}:: ${number} + 1 = ? { =${number + 1} ~${number} ~0 }\n\n`,
);

/** What the school fills into its template: ten courses with prices, a paper, an exam, thirty students. */
const FILLED_TEMPLATE = {
  'categories.csv': 'key,name\nmath,数学\n',
  'courses.csv': `key,name,category,price\n${repeatNumbered(10, (number) => `C${number},第 ${number} 门课,math,${number * 10}\n`)}`,
  'chapters.csv': `course,key,name\n${repeatNumbered(10, (number) => `C${number},1,第一章\n`)}`,
  'lessons.csv': `course,key,chapter,name,minutes,video\n${repeatNumbered(10, (number) => `C${number},1,1,第一课,1,demonstration\n`)}`,
  'classes.csv': 'key,name\nG1,高一\n',
  'students.csv': `key,name,mobile,class\n${repeatNumbered(30, (number) => `S${number},学员 ${number},${13_900_000_000 + number},G1\n`)}`,
  'papers.csv': 'key,name,category,subject,minutes,isOpen\nP1,期末卷,期末,数学,30,否\n',
  'paper_rules.csv':
    'paper,key,section,category,subject,type,count,score\nP1,1,一、单选题,期末,数学,单选题,5,20\n',
  'exams.csv':
    'key,name,paper,opens,closes,minutes,passScore,answersShown\n' +
    'E1,期末考试,P1,2026-03-01 08:00,2026-04-01 08:00,30,60,交卷后\n',
} as const;

test('a school made from a filled template sells a course and grades an exam', async () => {
  await writeFile(join(folder.path, 'bank.gift'), BANK);
  for (const command of [
    ['template', 'school'],
    ['questions', 'import', 'bank.gift', '--category=期末', '--subject=数学'],
  ])
    expect(await runCommand(...command)).toMatchObject({ code: EXIT.done, err: '' });
  const emptied = 'its contents would be lost';
  expect((await runCommand('template', 'school')).err).toContain(emptied);
  expect((await runCommand('export', 'school')).err).toContain(emptied);
  for (const [name, text] of Object.entries(FILLED_TEMPLATE))
    await writeFile(join(folder.path, 'school', name), text);
  expect((await runCommand('check', 'school')).out).toContain('学员 (Students): 30 new');
  expect(await runCommand('apply', 'school')).toMatchObject({ code: EXIT.done, err: '' });

  const [examId = ''] = (await runCommand('exam', 'list')).out.split('\t');
  const nobody = {
    code: EXIT.failed,
    out: '',
    err: expect.stringContaining('None of these students is in “期末考试”'),
  };
  expect(await runCommand('exam', 'extend', examId, '--minutes=5')).toEqual(nobody);
  expect(await runCommand('exam', 'face', examId)).toEqual(nobody);

  const [student] = await app.parts.connection.db.select().from(users).where(eq(users.username, 'S7'));
  const token = await app.tokenOf(student!);
  const { records, total } = await app.data(list, { pageSize: 60 });
  expect(total).toBe(10);
  const dearest = records.find(({ courseName }: { courseName: string }) => courseName === '第 10 门课');
  expect(dearest).toMatchObject({ priceCents: 10_000, lessonCount: 1 });
  await app.call(add, { commodityId: dearest.commodityId }, { token });
  const order = { commodityIds: [dearest.commodityId], totalCents: dearest.priceCents };
  const { orderId } = await app.data(createOrder, order, { token });
  await payOrder(app, { companyId: student!.companyId, orderId: String(orderId), token });
  expect(await app.parts.connection.db.$count(enrolments, eq(enrolments.userId, student!.id))).toBe(1);

  const [entry] = (await app.data(exam.myExams, {}, { token })).records;
  const { recordId } = await app.data(exam.join, { examId: entry.examId }, { token });
  const { questions } = await app.data(answering.paperQuestions, { recordId }, { token });
  expect(questions).toHaveLength(5);
  const answers = questions.map(
    (
      {
        questionId,
        stemHtml,
        options,
      }: Record<string, unknown> & { options: { label: string; html: string }[] },
      index: number,
    ) => {
      const right = Number(/(\d+) \+ 1/.exec(String(stemHtml))?.[1]) + 1;
      const option = options.find(({ html }) => html.includes(String(right)));
      return {
        questionId: String(questionId),
        answer: [option?.label ?? ''],
        sequence: index + 1,
        operationId: `own-school-operation-${index}`,
      };
    },
  );
  await app.call(answering.batchSubmit, { recordId, answers }, { token });
  await app.call(exam.handIn, { id: recordId }, { token });
  expect(await app.data(exam.record, { id: recordId }, { token })).toMatchObject({ score: 100 });
});
