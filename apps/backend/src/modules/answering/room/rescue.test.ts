import { RESCUE_FORM, type Rescued, sealRescue } from '@lectern/sdk/outbox';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp.ts';
import { openTestApp } from '../../../../test/openTestApp.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { trueFalse, paper } from '../../../../test/subjects/bank.ts';
import { saveBank } from '../../question/saveBank.service.ts';
import { openRescue } from './rescueFile.ts';

const questions = [1, 2].map((number) =>
  trueFalse({ key: `r:${number}`, stem: `${number}?`, isTrue: true, explanation: '' }),
);
const subject = {
  category: 'rescue',
  categorySort: 1,
  name: 'rescued',
  summary: '',
  sort: 1,
  questions,
  papers: [
    paper({ key: 'r:paper', name: 'A paper', minutes: 10, sort: 1 }, [
      { name: 'all', score: 2, of: questions },
    ]),
  ],
};

const app = await openTestApp();
const { company } = await app.addCompany('rescue.test');
await app.parts.connection.db.transaction((tx) => saveBank(tx, company.id, [subject]));

/** Begins a paper, in the middle of which the connection is about to fail. */
async function beginPaper() {
  const user: User = await app.addUser(company);
  const token = await app.tokenOf(user);
  const call: TestApp['call'] = (endpoint, input, options = {}) =>
    app.call(endpoint, input, { host: 'rescue.test', token, ...options });
  const papers = await call(question.findPapers, {});
  const begun = await call(question.generatePaper, {
    paperId: papers.body.data.records[0].paperId,
    start: 'fresh',
  });
  const { recordId } = begun.body.data;
  const { body } = await call(answering.paperQuestions, { recordId });
  const [one, two] = body.data.questions.map((entry: { questionId: string }) => entry.questionId);
  const seal = async (more: Partial<Rescued>) =>
    (await sealRescue(body.data.rescueKey, {
      companyId: company.id,
      userId: user.id,
      recordId,
      madeAt: app.clock.now().toISOString(),
      answers: [
        { questionId: one, answer: ['true'], sequence: 5, operationId: `rescued-1-${recordId}` },
        { questionId: two, answer: ['true'], sequence: 6, operationId: `rescued-2-${recordId}` },
      ],
      ...more,
    })) ?? '';
  const answersNow = async () =>
    (await call(answering.paperQuestions, { recordId })).body.data.questions.map(
      (entry: { answer: string[] }) => entry.answer[0],
    );
  return { call, recordId, one, two, seal, answersNow };
}

describe('a rescue file', () => {
  test('opens with a secret among the earlier secrets, and not with the new secret alone', async () => {
    const { recordId, seal } = await beginPaper();
    const file = await seal({});
    const { config } = app.parts;
    const secret = 'the secret after, 32 characters or more';
    const beside = { ...config, secret, earlierSecrets: [config.secret ?? ''] };
    expect(openRescue(beside, file)).toMatchObject({ recordId });
    expect(openRescue({ ...config, secret }, file)).toBeUndefined();
  });

  test('delivers unsaved answers once, and does not overwrite newer ones', async () => {
    const { call, recordId, one, seal, answersNow } = await beginPaper();
    const file = await seal({});
    app.clock.advance(60_000);
    await call(answering.submitAnswer, {
      recordId,
      questionId: one,
      answer: ['false'],
      sequence: 1,
      operationId: 'elsewhere',
    });
    const first = (await call(answering.rescue, { file })).body.data;
    expect(first).toMatchObject({
      recordId,
      title: 'A paper',
      state: 'doing',
      receipts: [{ sequence: 5, late: false }, { sequence: 6 }],
    });
    expect(await answersNow()).toEqual(['false', 'true']);
    expect((await call(answering.rescue, { file: ` ${file}\n` })).body.data).toEqual(first);
  });

  test('is recorded as late and changes nothing when it arrives after the hand-in', async () => {
    const { call, recordId, seal, answersNow } = await beginPaper();
    const file = await seal({});
    await call(answering.submit, { recordId, answers: [] });
    expect((await call(answering.rescue, { file })).body.data).toMatchObject({
      state: 'submitted',
      receipts: [{ late: true }, { late: true }],
    });
    expect(await answersNow()).toEqual([undefined, undefined]);
  });

  test('is rejected when it is another student’s, another school’s or damaged', async () => {
    const mine = await beginPaper();
    const other = await beginPaper();
    const file = await mine.seal({});
    const [form, key, iv, body = ''] = file.split('.');
    const cases: [string, string][] = [
      [await other.seal({}), '这份文件是另一个账号的，请用那个账号登录再交'],
      [await mine.seal({ companyId: '0' }), '这份文件打不开：它已经损坏，或者不是这所学校的'],
      [await mine.seal({ recordId: other.recordId }), '没有找到这次练习'],
      [await mine.seal({ madeAt: 'yesterday' }), '这份文件打不开：它已经损坏，或者不是这所学校的'],
      [[form, key, iv, body.slice(4)].join('.'), '这份文件打不开：它已经损坏，或者不是这所学校的'],
      [`${RESCUE_FORM}.nothing`, '这份文件打不开：它已经损坏，或者不是这所学校的'],
      ['a holiday picture', '这份文件打不开：它已经损坏，或者不是这所学校的'],
    ];
    for (const [bad, message] of cases) {
      expect((await mine.call(answering.rescue, { file: bad })).body).toMatchObject({ code: '0', message });
    }
    expect(await mine.answersNow()).toEqual([undefined, undefined]);
  });
});
