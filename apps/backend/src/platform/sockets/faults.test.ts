import { createClient } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { answersOf, deliverTo, memoryStorage, openOutbox, type Outbox } from '@lectern/sdk/outbox';
import { createTransport, openPool, type Transport, type Pool, submit } from '@lectern/sdk/sockets';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { type FaultProxy, startFaultProxy } from '../../../test/servers/faultProxy.ts';
import { listen } from '../../../test/listen.ts';
import { buildApp } from '../../app.ts';
import type { User } from '../database/tables/users.tables.ts';
import { answers, recordQuestions } from '../../modules/answering/records/records.tables.ts';

const WAIT_OPTIONS = { timeout: 20_000 };

let app: TestApp;
let user: User;
let token: string;
let proxy: FaultProxy;
let recordId: string;
let ids: string[];
let pool: Pool;
let transport: Transport;
let outbox: Outbox;
const acknowledged = new Set<string>();

const portOf = (origin: string): number => Number(new URL(origin).port);

beforeAll(async () => {
  app = await createTestApp({ seed: true, socketLimits: { perUser: 100 } });
  user = await app.userNamed('student');
  token = await app.tokenOf(user);
  proxy = await startFaultProxy(portOf(await listen(app)));
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

beforeEach(async () => {
  Object.assign(proxy.faults, {
    refuse: false,
    silent: false,
    delayMs: 0,
    sliceBytes: 0,
    duplicate: false,
    reorder: false,
  });
  acknowledged.clear();
  const papers = await app.call(question.findPapers, {}, { token });
  const { body } = await app.call(
    question.generatePaper,
    { paperId: papers.body.data.records[0].paperId, start: 'fresh' },
    { token },
  );
  ({ recordId } = body.data);
  const room = await app.call(answering.paperQuestions, { recordId }, { token });
  ids = room.body.data.questions.map((entry: { questionId: string }) => entry.questionId);

  const client = createClient({ origin: proxy.origin, session: () => ({ token }), timeoutMs: 5000 });
  pool = openPool({
    client,
    identity: () => ({ companyId: user.companyId, schoolId: '', userId: user.id, token, deviceId: 'd' }),
    module: 'exercise',
    connectionsPerHost: 2,
    onChange: (open) => {
      if (open > 0) outbox?.retry();
    },
  });
  transport = createTransport(client, pool);
  const deliver = deliverTo(transport, recordId);
  outbox = await openOutbox({
    storage: memoryStorage(),
    sequence: 0,
    deliver: (batch, onSaved, signal) =>
      deliver(
        batch,
        (saved) => {
          for (const id of saved) acknowledged.add(id);
          onSaved(saved);
        },
        signal,
      ),
    onChange: () => undefined,
  });
  await expect.poll(() => pool.openCount(), WAIT_OPTIONS).toBe(2);
});
afterEach(() => {
  outbox.close();
  pool.close();
});

const answer = (index: number, text: string): void =>
  outbox.put(ids[index] ?? '', { kind: 'answer', answer: [text] });
const waitUntilSaved = () => expect.poll(() => outbox.state().waiting.length, WAIT_OPTIONS).toBe(0);

/** Checks the database: it has an answer for each of these questions, and every acknowledged operation once. */
async function expectSaved(expected: Readonly<Record<number, string>>): Promise<void> {
  const { db } = app.parts.connection;
  const heads = await db.select().from(recordQuestions).where(eq(recordQuestions.recordId, recordId));
  for (const [index, text] of Object.entries(expected)) {
    expect(heads.find(({ questionId }) => questionId === ids[Number(index)])?.answer).toEqual([text]);
  }
  const stored = await db.select().from(answers).where(eq(answers.recordId, recordId));
  const operations = stored.map(({ operationId }) => operationId);
  expect(new Set(operations).size).toBe(operations.length);
  for (const id of acknowledged) expect(operations).toContain(id);
}

describe('answers reach the database', () => {
  test('when their connection is cut', async () => {
    answer(0, 'A');
    answer(1, 'B');
    await new Promise((resolve) => setTimeout(resolve, 510));
    proxy.cut();
    answer(0, 'C');
    await waitUntilSaved();
    await expectSaved({ 0: 'C', 1: 'B' });
    await expect.poll(() => pool.openCount(), WAIT_OPTIONS).toBe(2);
  });

  test('over a slow connection that splits, duplicates and reorders frames', async () => {
    Object.assign(proxy.faults, { delayMs: 30, sliceBytes: 7, duplicate: true, reorder: true });
    for (let round = 0; round < 4; round += 1) {
      for (const index of [0, 1, 2]) answer(index, `${round}`);
      await new Promise((resolve) => setTimeout(resolve, 520));
    }
    await waitUntilSaved();
    await expectSaved({ 0: '3', 1: '3', 2: '3' });
  });

  test('by HTTP when sockets are half-open', async () => {
    proxy.faults.silent = true;
    answer(0, 'A');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(outbox.state().waiting).toHaveLength(1);
    proxy.faults.silent = false;
    await waitUntilSaved();
    await expectSaved({ 0: 'A' });
  });

  test('after the server refused connections for a while', async () => {
    proxy.faults.refuse = true;
    proxy.cut();
    answer(0, 'A');
    await expect.poll(() => outbox.state().delivery, WAIT_OPTIONS).toBe('down');
    proxy.faults.refuse = false;
    await waitUntilSaved();
    await expectSaved({ 0: 'A' });
    await expect.poll(() => pool.openCount(), WAIT_OPTIONS).toBe(2);
  });

  test('and are handed in through a restart of the back end', async () => {
    // Another process on the same database replaces the ended one.
    const { server, parts } = app;
    const second = await buildApp({
      config: parts.config,
      databaseUrl: app.databaseUrl,
      clock: app.clock,
      socketLimits: { perUser: 100 },
    });
    try {
      answer(0, 'A');
      await waitUntilSaved();
      proxy.leadTo(portOf(await listen(second)));
      for (const socket of server.websocketServer.clients) socket.close(1012);
      proxy.cut();
      answer(1, 'B');
      answer(0, 'C');
      await waitUntilSaved();
      await expectSaved({ 0: 'C', 1: 'B' });
      answer(2, 'D');
      await outbox.handIn((waiting) => transport.call(submit, { recordId, answers: answersOf(waiting) }));
      await expectSaved({ 0: 'C', 1: 'B', 2: 'D' });
      await expect.poll(() => pool.openCount(), WAIT_OPTIONS).toBe(2);
    } finally {
      const address = server.server.address();
      proxy.leadTo(typeof address === 'object' && address !== null ? address.port : 0);
      pool.close();
      await second.server.close();
    }
  });
});
