import * as community from '@lectern/sdk/endpoints/community';
import * as message from '@lectern/sdk/endpoints/message';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addFile } from '../../../test/subjects/files.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { writeTable } from '../../platform/commands/table.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { courses, teachers } from '../catalogue/catalogue.tables.ts';
import { welcome, writeMessages } from '../message/index.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';
import {
  giveTeacherAnswers,
  readTeacherAnswers,
  removeAnswerForSchool,
  removeForSchool,
  listOpenQuestions,
} from './teachers.service.ts';
import { lockQuestion, recount } from './writing.service.ts';
import { readPosts } from './posts.repo.ts';

let company: Company;
let asker: User;
let fellow: User;
let token: string;
let other: string;
let course: CatalogueCourse;

const app = await openTestApp();
const { db } = app.parts.connection;

let hosts = 0;
let host: string;

beforeEach(async () => {
  hosts += 1;
  host = `school${hosts}.example`;
  ({ company } = await app.addCompany(host));
  course = await addCourse(app, company.id);
  asker = await app.addUser(company, { name: '林晓彤' });
  token = await app.tokenOf(asker);
  fellow = await app.addUser(company, { name: '陈嘉禾' });
  other = await app.tokenOf(fellow);
});

const call: TestApp['call'] = (endpoint, input, options = {}) =>
  app.call(endpoint, input, { host, ...options });
const ask = async (more: Partial<community.AskIn> = {}, as = token) =>
  (
    await call(
      community.ask,
      { title: '离心率越大为什么越扁', content: '想不明白', fileIds: [], ...more },
      { token: as },
    )
  ).body;
const asked = async (more: Partial<community.AskIn> = {}, as = token): Promise<string> =>
  (await ask(more, as)).data.questionId;
const answer = async (questionId: string, content = '看焦点', as = other, idempotencyKey?: string) =>
  (
    await call(
      community.answer,
      { questionId, content, fileIds: [] },
      { token: as, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    )
  ).body;
const answered = async (questionId: string, content?: string, as?: string): Promise<string> =>
  (await answer(questionId, content, as)).data.answerId;
const detail = async (questionId: string, as?: string) =>
  (await call(community.question, { questionId }, as === undefined ? {} : { token: as })).body;
const list = async (input: community.QuestionsIn = {}): Promise<community.PublicQuestionPage> =>
  (await call(community.questions, input)).body.data;
const titles = async (input: community.QuestionsIn = {}) =>
  (await list(input)).records.map(({ title }) => title);
const mine = async (input: community.MyQuestionsIn = {}, as = token): Promise<community.AskedQuestionPage> =>
  (await call(community.myQuestions, input, { token: as })).body.data;
const unread = async (as = token): Promise<number> =>
  (await call(community.unreadCount, {}, { token: as })).body.data.count;

test('removing an answer while another is added keeps the answer count right', async () => {
  const questionId = await asked();
  const given = await answered(questionId);
  await meanwhile(
    app,
    (tx) => lockQuestion(tx, company.id, questionId),
    () => db.transaction((tx) => removeAnswerForSchool(tx, given)),
    async (tx) => {
      const row = { companyId: company.id, questionId, userId: asker.id, content: '懂了' };
      await tx.insert(communityAnswers).values({ ...row, answeredAt: app.clock.now() });
      await recount(tx, questionId);
    },
  );
  expect((await detail(questionId)).data.question.answerCount).toBe(1);
});

test('an asker who answers while somebody else does, does not block the message about the other answer', async () => {
  const questionId = await asked();
  const { code } = await meanwhile(
    app,
    (tx) => lockQuestion(tx, company.id, questionId),
    () => answer(questionId, '我想明白了', token),
    (tx) =>
      writeMessages(tx, [welcome({ companyId: company.id, userId: asker.id, now: app.clock.now() }, '学校')]),
  );
  expect(code).toBe('1');
});

describe('the school’s questions', () => {
  test('are listed for visitors by newest, most answered and unanswered, and searched by keyword', async () => {
    const first = await asked({ title: '第一个问题在这里' });
    app.clock.advance(1000);
    await asked({ title: '第二个问题在这里', content: '有 100% 的把握' });
    await answered(first);
    expect(await titles()).toEqual(['第二个问题在这里', '第一个问题在这里']);
    expect(await titles({ order: 'answered' })).toEqual(['第一个问题在这里', '第二个问题在这里']);
    expect(await titles({ order: 'unanswered' })).toEqual(['第二个问题在这里']);
    expect(await titles({ keyword: '0%' })).toEqual(['第二个问题在这里']);
    expect(await titles({ keyword: '_' })).toEqual([]);
    expect(await list({ pageNo: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      records: [{ title: '第一个问题在这里', author: { authorName: '林**', ownFlag: 0 } }],
    });
    expect((await call(community.questions, { pageSize: 101 })).status).toBe(400);
  });

  test('show their author by nickname and portrait, without one by name, to visitors masked, never by user name', async () => {
    const nameless = await app.addUser(company, { name: null, username: 'shadow', profile: {} });
    const id = await asked({}, await app.tokenOf(nameless));
    const author = async (as?: string) => (await detail(id, as)).data.question.author;
    expect([await author(), await author(other)]).toMatchObject([
      { authorName: '匿名', avatar: '' },
      { authorName: '匿名', avatar: '' },
    ]);
    const change = async (values: Pick<User, 'name' | 'profile'>) =>
      db.update(users).set(values).where(eq(users.id, nameless.id));
    await change({ name: '林晓彤', profile: {} });
    expect([await author(), await author(other)]).toMatchObject([
      { authorName: '林**' },
      { authorName: '林晓彤' },
    ]);
    await change({ name: '林晓彤', profile: { nickName: '阿影', headPicMax: '/files/one.png' } });
    expect([await author(), await author(other)]).toMatchObject([
      { authorName: '阿影', avatar: '/files/one.png' },
      { authorName: '阿影' },
    ]);
  });

  test('are filtered by the subject of their course', async () => {
    await giveCourse(app, asker, course.commodityId);
    await asked({ classTypeId: course.courseId });
    await asked({ title: '没有科目的一个问题' });
    const [row] = await db.select().from(courses).where(eq(courses.id, course.courseId));
    expect((await list({ categoryId: row?.categoryId ?? '' })).records).toMatchObject([
      { subjectName: '数学', courseName: '极限入门' },
    ]);
    expect(await titles({ categoryId: 'x' })).toEqual([]);
    expect((await call(community.subjects, {})).body.data).toEqual([
      { categoryId: row?.categoryId, parentId: null, name: '数学', nameEn: '', questionCount: 1 },
    ]);
    expect((await call(community.askableCourses, {}, { token })).body.data).toEqual([
      { classTypeId: course.courseId, courseName: '极限入门' },
    ]);
  });

  test('are not found at another school', async () => {
    const id = await asked();
    const { company: elsewhere } = await app.addCompany(`else${hosts}.example`);
    const stranger = { token: await app.tokenOf(await app.addUser(elsewhere)), host: `else${hosts}.example` };
    expect((await app.data(community.questions, {}, stranger)).total).toBe(0);
    expect(await app.body(community.question, { questionId: id }, stranger)).toEqual({
      code: '0',
      message: '没有找到这个问题',
      data: { field: 'questionId' },
    });
    expect(
      (await app.body(community.answer, { questionId: id, content: '我来说说', fileIds: [] }, stranger))
        .message,
    ).toBe('没有找到这个问题');
    const answerId = await answered(id);
    expect((await app.call(community.like, { answerId, likeFlag: 1 }, stranger)).body.message).toBe(
      '没有找到这个回答',
    );
    expect((await app.call(community.accept, { answerId }, stranger)).body.message).toBe('没有找到这个回答');
  });
});

describe('asking and answering', () => {
  test('require a log-in, valid texts and the student’s own courses and files', async () => {
    expect(
      (await call(community.ask, { title: '离心率越大为什么越扁', content: '', fileIds: [] })).status,
    ).toBe(401);
    expect(await ask({ title: ' 扁？ ' })).toEqual({
      code: '0',
      message: '标题至少写 5 个字',
      data: { field: 'title' },
    });
    expect((await ask({ classTypeId: course.courseId })).data).toEqual({ field: 'classTypeId' });
    expect((await ask({ categoryId: '999999' })).data).toEqual({ field: 'categoryId' });
    expect((await ask({ fileIds: ['1'] })).data).toEqual({ field: 'fileIds' });
    const tooLong = await call(
      community.ask,
      { title: '问'.repeat(81), content: '', fileIds: [] },
      { token },
    );
    expect([tooLong.status, JSON.stringify(tooLong.body)]).toEqual([400, expect.stringContaining('title')]);
    expect(await answer(await asked(), ' ')).toEqual({
      code: '0',
      message: '请写下你的回答',
      data: { field: 'content' },
    });
    expect((await answer('x')).data).toEqual({ field: 'questionId' });
  });

  test('render typed text as safe HTML with its lines, formulas and pictures', async () => {
    const picture = await addFile(app, asker, `${company.id}.png`, 'image/png');
    const sheet = await addFile(app, asker, `${company.id}.pdf`, 'application/pdf');
    expect((await ask({ fileIds: [sheet] })).message).toContain('只收图片');
    // A shared file may be deleted with its bytes, so it is refused.
    const shared = await addFile(app, asker, `${company.id}.jpg`, 'image/jpeg', 'resource');
    expect((await ask({ fileIds: [shared] })).data).toEqual({ field: 'fileIds' });
    expect((await ask({ fileIds: [picture] }, other)).data).toEqual({ field: 'fileIds' });
    const id = await asked({
      content: '第一行\n第二行 <img src=x onerror=alert(1)> $x^2$',
      fileIds: [picture],
    });
    expect((await list()).records[0]?.summary).toBe('第一行 第二行 <img src=x onerror=alert(1)> x^2');
    const { data } = await detail(id);
    expect(data.contentHtml).toMatch(/第一行<br>\s*第二行/);
    expect(data.contentHtml).not.toContain('<img');
    expect(data.contentHtml).toContain('<math');
    expect(data.pictures).toEqual([
      { fileName: `${company.id}.png`, url: expect.stringContaining(`${company.id}.png`) },
    ]);
  });

  test('happen once per idempotency key when requests race', async () => {
    const input = { title: '离心率越大为什么越扁', content: '', fileIds: [] };
    const replies = await Promise.all(
      [1, 2, 3].map(() => call(community.ask, input, { token, idempotencyKey: 'question-1' })),
    );
    const ids = new Set(replies.map(({ body }) => body.data.questionId));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await answer(id, '看焦点', other, 'answer-1');
    await answer(id, '看焦点', other, 'answer-1');
    expect((await list()).records).toMatchObject([{ answerCount: 1 }]);
  });

  test('keep the answer count right when four answers race', async () => {
    const id = await asked();
    await Promise.all(['甲说', '乙说', '丙说', '丁说'].map((text) => answer(id, text)));
    expect((await list()).records).toMatchObject([{ answerCount: 4 }]);
  });

  test('are limited to ten questions an hour', async () => {
    for (let count = 0; count < 10; count += 1) await asked();
    expect(await ask()).toEqual({
      code: '0',
      message: '一小时最多提 10 个问题，请过一会儿再提',
      data: { field: 'title' },
    });
    app.clock.advance(3_600_001);
    expect((await ask()).code).toBe('1');
  });
});

describe('a question', () => {
  test('lists its accepted answer first, then teachers’ answers, then the most liked', async () => {
    const id = await asked();
    const plain = await answered(id, '平常的回答');
    const liked = await answered(id, '受欢迎的回答');
    const accepted = await answered(id, '被采纳的回答');
    await db.insert(teachers).values({ companyId: company.id, name: '顾明晖', title: '高中数学 · 特级教师' });
    const file = `question,teacher,answer\n${id},顾明晖,把 a 按住不动\n`;
    const give = () =>
      db.transaction((tx) => giveTeacherAnswers(tx, readTeacherAnswers(file), app.clock.now()));
    expect(writeTable(await db.transaction((tx) => listOpenQuestions(tx)))).toContain('离心率越大为什么越扁');
    expect([(await give()).length, await give()]).toEqual([1, []]);
    await call(community.like, { answerId: liked, likeFlag: 1 }, { token });
    for (const answerId of [plain, accepted, accepted]) await call(community.accept, { answerId }, { token });
    const { data } = await detail(id, token);
    expect(data.question).toMatchObject({
      answerCount: 4,
      acceptedFlag: 1,
      teacherFlag: 1,
      author: { ownFlag: 1 },
    });
    expect(
      data.answers.records.map(
        ({ contentHtml, author, likeCount, likedFlag, acceptedFlag }: community.PublicAnswer) => [
          contentHtml.replace(/<[^>]+>/g, '').trim(),
          author.teacherFlag,
          likeCount,
          likedFlag,
          acceptedFlag,
        ],
      ),
    ).toEqual([
      ['被采纳的回答', 0, 0, 0, 1],
      ['把 a 按住不动', 1, 0, 0, 0],
      ['受欢迎的回答', 0, 1, 1, 0],
      ['平常的回答', 0, 0, 0, 0],
    ]);
  });

  test('reports new answers to its asker until it is opened', async () => {
    const id = await asked();
    await answered(id);
    await answered(id, '我自己补充一下', token);
    expect([await unread(), await unread(other)]).toEqual([1, 0]);
    expect((await mine()).records).toMatchObject([{ unReadCount: 1, answeredFlag: 1 }]);
    await call(community.seen, { questionId: id }, { token: other });
    expect(await unread()).toBe(1);
    expect(
      (await detail(id, token)).data.answers.records.map(({ newFlag }: community.PublicAnswer) => newFlag),
    ).toEqual([1, 0]);
    expect((await detail(id, other)).data.answers.records[0].newFlag).toBe(0);
    await call(community.seen, { questionId: id }, { token });
    expect(await unread()).toBe(0);
  });

  test('lets only its asker accept an answer, and nobody accept or like their own', async () => {
    const id = await asked();
    const given = await answered(id);
    const own = await answered(id, '我想明白了', token);
    expect((await call(community.accept, { answerId: given }, { token: other })).body.message).toBe(
      '只有提问者可以采纳回答',
    );
    expect((await call(community.accept, { answerId: own }, { token })).body.message).toBe(
      '不能采纳自己的回答',
    );
    expect(
      (await call(community.like, { answerId: given, likeFlag: 1 }, { token: other })).body.message,
    ).toBe('不能给自己的回答点赞');
    for (const likeFlag of [1, 1, 0] as const)
      await call(community.like, { answerId: given, likeFlag }, { token });
    expect((await detail(id)).data.answers.records[0].likeCount).toBe(0);
  });

  test('is removed by its asker only while unanswered, and by the school at any time', async () => {
    const alone = await asked();
    const talked = await asked();
    const given = await answered(talked);
    const remove = async (questionId: string, as: string) =>
      (await call(community.removeQuestion, { questionId }, { token: as })).body;
    expect((await remove(alone, other)).message).toBe('只能删除自己的问题');
    expect((await remove(alone, token)).code).toBe('1');
    expect((await detail(alone)).message).toBe('这个问题已经由提问者删除');
    expect((await remove(talked, token)).message).toContain('已经有人回答');
    const removeAnswer = async (as: string) =>
      (await call(community.removeAnswer, { answerId: given }, { token: as })).body;
    expect((await removeAnswer(token)).message).toBe('只能删除自己的回答');
    await call(community.accept, { answerId: given }, { token });
    expect((await removeAnswer(other)).message).toContain('已被采纳');
    const kinds = async () =>
      (await readPosts(db, asker.companyId, new Date(0))).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['answer', 'question']);
    await db.transaction((tx) => removeAnswerForSchool(tx, given));
    expect((await detail(talked)).data).toMatchObject({ answers: { total: 0 } });
    expect(await kinds()).toEqual(['question']);
    await db.transaction((tx) => removeForSchool(tx, talked));
    expect((await detail(talked)).message).toBe('这个问题已被学校移除');
    expect((await answer(talked)).message).toBe('这个问题已被学校移除');
    expect((await list()).total).toBe(0);
    expect(await unread()).toBe(0);
  });
});

test('students list what they asked and answered, with counts', async () => {
  const talked = await asked({ title: '有人回答的问题' });
  await asked({ title: '没人回答的问题' });
  await answered(talked);
  expect((await call(community.myQuestionCount, {}, { token })).body.data).toEqual({
    all: 2,
    waiting: 1,
    answered: 1,
  });
  expect((await mine({ answeredFlag: 0 })).records).toMatchObject([
    { title: '没人回答的问题', answerCount: 0 },
  ]);
  expect((await mine({ keyword: '有人' })).total).toBe(1);
  expect((await mine({}, other)).total).toBe(0);
  const answers = async (as: string) => (await call(community.myAnswers, {}, { token: as })).body.data;
  expect(await answers(other)).toMatchObject({
    total: 1,
    records: [{ questionId: talked, questionTitle: '有人回答的问题', acceptedFlag: 0 }],
  });
  expect(await answers(token)).toEqual({ total: 0, records: [] });
  const [row] = await db.select().from(communityQuestions).where(eq(communityQuestions.id, talked));
  expect(row?.answerCount).toBe(1);
});

describe('a file of teachers’ answers', () => {
  test('must name its columns, an existing question and a teacher of the school', async () => {
    expect(() => readTeacherAnswers('a,b\n')).toThrow('The first line');
    expect(() => readTeacherAnswers('question,teacher,answer\nx,顾明晖,好\n')).toThrow('Line 2');
    expect(readTeacherAnswers('question,teacher,answer\n1,,\n')).toEqual([]);
    const id = await asked();
    const give = (questionId: string) =>
      db.transaction((tx) =>
        giveTeacherAnswers(tx, [{ questionId, teacher: '没有这人', content: '好' }], app.clock.now()),
      );
    await expect(give(id)).rejects.toThrow('no teacher 没有这人');
    await expect(give('999999')).rejects.toThrow('no question 999999');
  });
});

describe('messages', () => {
  const messagesOf = async (as: string): Promise<message.Message[]> =>
    (await call(message.page, { kind: 'answer', pageNo: 1, pageSize: 20 }, { token: as })).body.data.records;

  test('notify the asker of every answer except their own', async () => {
    const id = await asked({ title: '<b>焦点</b>为什么在轴上' });
    await answered(id, '看对称');
    const [first, ...more] = await messagesOf(token);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ title: '你的问题有人回答了', link: `#/response/${id}`, readFlag: 0 });
    expect(first?.contentHtml).toContain('&lt;b&gt;焦点');
    expect(await messagesOf(other)).toEqual([]);
    await answered(id, '补一句，也谢谢大家', token);
    expect(await messagesOf(token)).toHaveLength(1);
    await answered(id, '再看图');
    expect(await messagesOf(token)).toHaveLength(2);
  });

  test('notify participants whom an answer mentions once, and the asker only of the answer', async () => {
    const [asker, helper, third] = await Promise.all(
      ['林晓', '林晓彤', '周周'].map((name) =>
        app.addUser(company, name === '林晓彤' ? { name: '林知夏', profile: { nickName: name } } : { name }),
      ),
    );
    if (asker === undefined || helper === undefined || third === undefined)
      throw new Error('The students were not added');
    const [asking, helping, reading] = [
      await app.tokenOf(asker),
      await app.tokenOf(helper),
      await app.tokenOf(third),
    ];
    const id = await asked({}, asking);
    await answered(id, '看对称', helping);
    const answerId = await answered(id, '@林晓彤你好，@林晓 @周周 也来看', reading);
    expect(await messagesOf(helping)).toMatchObject([{ title: '有人提到了你', link: `#/response/${id}` }]);
    expect((await messagesOf(asking)).map(({ title }) => title)).toEqual([
      '你的问题有人回答了',
      '你的问题有人回答了',
    ]);
    expect(await messagesOf(reading)).toEqual([]);
    await call(community.editAnswer, { answerId, content: '@林晓彤 你再看看' }, { token: reading });
    expect(await messagesOf(helping)).toHaveLength(1);
  });

  test('say that a teacher answered, and notify a student of an accepted answer once', async () => {
    const id = await asked();
    await db.insert(teachers).values({ companyId: company.id, name: '顾明晖', title: '高中数学' });
    await db.transaction((tx) =>
      giveTeacherAnswers(tx, [{ questionId: id, teacher: '顾明晖', content: '先画图' }], app.clock.now()),
    );
    expect(await messagesOf(token)).toMatchObject([{ title: '老师回答了你的问题' }]);
    const answerId = await answered(id);
    await call(community.accept, { answerId }, { token });
    await call(community.accept, { answerId }, { token });
    expect(await messagesOf(other)).toMatchObject([{ title: '你的回答被采纳了', link: `#/response/${id}` }]);
  });
});

describe('an edited question or answer', () => {
  const shownTo = async (id: string, as: string): Promise<community.QuestionDetail> =>
    (await call(community.question, { questionId: id }, { token: as })).body.data;

  test('shows its earlier versions to everybody, and its editable text only to its author', async () => {
    const id = await asked({ title: '焦点为什么在轴上', content: '想不通' });
    const answerId = await answered(id, '看对称');
    const edit = (questionId: string, title: string, as: string) =>
      call(community.editQuestion, { questionId, title, content: '想不通 $x$' }, { token: as });
    expect((await edit(id, '焦点为什么在长轴上', other)).body).toMatchObject({
      message: '只能修改自己的问题',
    });
    expect((await edit(id, '焦', token)).body).toMatchObject({ data: { field: 'title' } });
    expect((await edit(id, '焦点为什么在长轴上', token)).body.code).toBe('1');
    // Saving the same text creates no new version.
    await edit(id, '焦点为什么在长轴上', token);
    await call(community.editAnswer, { answerId, content: '看定义' }, { token: other });
    expect((await call(community.editAnswer, { answerId, content: '看图' }, { token })).body.message).toBe(
      '只能修改自己的回答',
    );
    const shown = await shownTo(id, other);
    expect(shown).toMatchObject({
      question: { title: '焦点为什么在长轴上' },
      revisions: {
        ownText: '',
        editableUntil: null,
        earlier: [{ title: '焦点为什么在轴上', contentHtml: expect.stringContaining('想不通') }],
      },
    });
    expect(shown.contentHtml).toContain('<math');
    expect(shown.answers.records).toMatchObject([
      { revisions: { ownText: '看定义', editableUntil: expect.any(String), earlier: [{ title: '' }] } },
    ]);
    expect(await shownTo(id, token)).toMatchObject({
      revisions: { ownText: '想不通 $x$' },
      answers: { records: [{ revisions: { ownText: '', editableUntil: null } }] },
    });
  });

  test('cannot be edited after ten changes or after one day', async () => {
    const id = await asked();
    const answerId = await answered(id, '看对称');
    const edit = async (content: string): Promise<string> =>
      (await call(community.editAnswer, { answerId, content }, { token: other })).body.message;
    for (let time = 1; time <= 10; time += 1) await edit(`看第 ${time} 次`);
    expect(await edit('再改一次')).toBe('最多修改 10 次');
    expect((await shownTo(id, other)).answers.records[0]).toMatchObject({
      revisions: { ownText: '', editableUntil: null },
    });
    const late = await answered(id, '看定义');
    app.clock.advance(24 * 3_600_000 + 1);
    const again = { token: await app.tokenOf(fellow) };
    expect((await call(community.editAnswer, { answerId: late, content: '晚了' }, again)).body.message).toBe(
      '发布一天以后不能再修改',
    );
  });
});
