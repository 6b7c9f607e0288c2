import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { connect } from '../database/connection.ts';

const app = await openTestApp({ seed: true, config: { poolSize: 4 } });

test('an answer is saved while reads hold all connections of the read pool', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const found = await app.call(question.findPapers, {}, { token });
  const made = await app.call(
    question.generatePaper,
    { paperId: found.body.data.records[0].paperId, start: 'fresh' },
    { token },
  );
  const { recordId } = made.body.data;
  const room = await app.call(answering.paperQuestions, { recordId }, { token });
  const { questionId } = room.body.data.questions[0];

  const { db } = app.parts.connection;
  const reads = Array.from({ length: 6 }, () =>
    db.execute(sql`select pg_sleep(60)`).then(
      () => 'read',
      () => 'ended',
    ),
  );
  const answer = { questionId, answer: ['A'], sequence: 1, operationId: 'answer-while-all-read' };
  const saved = app.call(answering.submitAnswer, { recordId, ...answer }, { token });
  expect(await Promise.race([saved.then(({ body }) => body.code), ...reads])).toBe('1');

  // The waiting reads get a connection one after another.
  let isOver = false;
  const ended = Promise.all(reads).then((ends) => {
    isOver = true;
    return ends;
  });
  const other = connect(app.databaseUrl, { poolSize: 1 });
  const endAll = async () => {
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`,
    );
    return isOver;
  };
  await expect.poll(endAll, { timeout: 20_000 }).toBe(true);
  expect(await ended).toEqual(reads.map(() => 'ended'));
  await other.close();
});

test('every statement has a timeout, and JIT compilation is off', async () => {
  const { connection, reserved } = app.parts;
  const settingsOf = async (db: typeof reserved) =>
    (
      await db.execute(
        sql`select current_setting('statement_timeout') as longest, current_setting('jit') as jit`,
      )
    ).rows;
  expect(await settingsOf(connection.db)).toEqual([{ longest: '10s', jit: 'off' }]);
  expect(await settingsOf(reserved)).toEqual([{ longest: '5s', jit: 'off' }]);
});
