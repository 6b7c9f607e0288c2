import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExamHall, openExamHall, operation } from '../../../../test/subjects/examHall.ts';
import { refuseWrites } from '../../../../test/refuseWrites.ts';
import { answers, exerciseRecords, recordQuestions } from '../records/records.tables.ts';

/** Text of an answer that the database rejects at commit. */
const REFUSED = 'refused';

let statements: string[] = [];
let hall: ExamHall;
let stopRefusing: () => Promise<void>;

beforeAll(async () => {
  hall = await openExamHall((text) => void statements.push(text));
  const { db } = hall.app.parts.connection;
  stopRefusing = await refuseWrites(db, answers, {
    on: 'commit',
    where: `new.value = '["${REFUSED}"]'::jsonb`,
  });
});
afterAll(async () => {
  await stopRefusing();
  await hall.app.close();
});

const seats = (count: number) => Promise.all(Array.from({ length: count }, () => hall.enter()));
type Seat = Awaited<ReturnType<typeof seats>>[number];

const send = ({ call, recordId }: Seat, ...given: ReturnType<typeof operation>[]) =>
  call(answering.batchSubmit, { recordId, answers: given });

const writes = () => statements.filter((text) => text.includes('insert into answers')).length;

/** Reads the stored state of an exercise. */
async function readStored({ recordId }: Seat) {
  const { db } = hall.app.parts.connection;
  const [record] = await db.select().from(exerciseRecords).where(eq(exerciseRecords.id, recordId));
  const rows = await db
    .select()
    .from(answers)
    .where(eq(answers.recordId, recordId))
    .orderBy(asc(answers.position));
  const heads = await db.select().from(recordQuestions).where(eq(recordQuestions.recordId, recordId));
  return { record: record!, rows, heads };
}

describe('answers that many students send at once', () => {
  test('are written by fewer than half as many statements as students, without a transaction', async () => {
    const all = await seats(20);
    statements = [];
    const replies = await Promise.all(all.map((seat) => send(seat, operation(seat.one, 'A', 1))));
    expect(replies.map(({ body }) => body.data)).toEqual(
      replies.map(() => expect.objectContaining({ answeredCount: 1, state: 'doing' })),
    );
    expect(writes()).toBeLessThan(all.length / 2);
    expect(statements.join('\n')).not.toMatch(/\bbegin\b/);
  });

  test('do not wait for a student whose exercise another transaction has locked', async () => {
    const [held, ...others] = await seats(6);
    const { db } = hall.app.parts.connection;
    const late = await db.transaction(async (tx) => {
      await tx.select().from(exerciseRecords).where(eq(exerciseRecords.id, held!.recordId)).for('update');
      const waiting = send(held!, operation(held!.one, 'A', 1));
      const replies = await Promise.all(others.map((seat) => send(seat, operation(seat.one, 'A', 1))));
      expect(replies.map(({ body }) => body.code)).toEqual(others.map(() => '1'));
      expect((await readStored(held!)).rows).toEqual([]);
      // Wrapped in a list, since the transaction would await a bare promise.
      return [waiting];
    });
    expect((await late[0]!).body.data.receipts).toMatchObject([{ proof: { position: 1 } }]);
  });

  test('are saved although one of them fails in the database and one names a foreign question', async () => {
    const [bad, stray, ...others] = await seats(12);
    const replies = await Promise.all([
      ...others.slice(0, 5).map((seat) => send(seat, operation(seat.one, 'A', 1))),
      send(bad!, operation(bad!.one, REFUSED, 1)),
      send(stray!, operation('9999', 'A', 1)),
      ...others.slice(5).map((seat) => send(seat, operation(seat.one, 'A', 1))),
    ]);
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      ...Array.from({ length: 5 }, () => [200, '1']),
      [500, '500'],
      [200, '0'],
      ...Array.from({ length: 5 }, () => [200, '1']),
    ]);
    for (const seat of others)
      expect((await readStored(seat)).rows).toMatchObject([{ position: 1, value: ['A'] }]);
    for (const seat of [bad!, stray!])
      expect(await readStored(seat)).toMatchObject({ rows: [], record: { receiptCount: 0 } });
  });

  test('are saved when one ends in a lone surrogate, which is stored as U+FFFD', async () => {
    const [cut, ...others] = await seats(4);
    const replies = await Promise.all([
      ...others.map((seat) => send(seat, operation(seat.one, 'A', 1))),
      send(cut!, operation(cut!.one, 'a sm\ud83d', 1)),
    ]);
    expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => '1'));
    expect((await readStored(cut!)).rows).toMatchObject([{ value: ['a sm\ufffd'] }]);
    const ledger = (await cut!.call(exam.ledger, { id: cut!.recordId })).body.data.answers;
    const checked = await cut!.call(exam.verifyReceipts, { recordId: cut!.recordId, answers: ledger });
    expect(checked.body.data).toMatchObject({ valid: true, goodCount: 1 });
  });

  test('are written only to the sender’s own exercise', async () => {
    const [one, two, three] = await seats(3);
    const replies = await Promise.all([
      send(one!, operation(one!.one, 'A', 1)),
      two!.call(answering.batchSubmit, { recordId: one!.recordId, answers: [operation(one!.one, 'B', 9)] }),
      send(three!, operation(three!.one, 'C', 1)),
    ]);
    expect(replies.map(({ body }) => body.code)).toEqual(['1', '0', '1']);
    expect((await readStored(one!)).rows).toMatchObject([{ value: ['A'] }]);
  });

  test('record the outage before them, credited as each exam allows', async () => {
    const quiet = await seats(4);
    const credited = await hall.enter({ outageCreditSeconds: 300 });
    hall.app.clock.advance(60_000);
    const all = [...quiet, credited];
    const replies = await Promise.all(all.map((seat) => send(seat, operation(seat.one, 'A', 1))));
    expect(replies.map(({ body }) => body.code)).toEqual(all.map(() => '1'));
    const outages = await Promise.all(
      all.map(async ({ call, recordId }) => (await call(exam.ledger, { id: recordId })).body.data.outages),
    );
    expect(outages).toMatchObject([
      ...quiet.map(() => [{ kind: 'outage', creditedSeconds: 0 }]),
      [{ kind: 'outage', creditedSeconds: 60 }],
    ]);
  });
});

/** Actions of a student, several of which run concurrently and from two devices. */
const ACTION_KINDS = [
  'answer',
  'answer',
  'answer',
  'again',
  'refused',
  'mark',
  'otherDevice',
  'handIn',
] as const;

/** One action: its actor, its question, and the number of event-loop turns before it. */
interface Action {
  readonly whose: number;
  readonly kind: (typeof ACTION_KINDS)[number];
  readonly question: 'one' | 'two' | 'three';
  readonly pause: number;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    whose: fc.nat({ max: 4 }),
    kind: fc.constantFrom(...ACTION_KINDS),
    question: fc.constantFrom('one', 'two', 'three'),
    pause: fc.nat({ max: 9 }),
  }),
  { minLength: 1, maxLength: 40 },
);

/** Returns the same student on another device, with its own session. */
async function otherDeviceOf(seat: Seat): Promise<Seat> {
  const token = await hall.app.tokenOf(seat.user);
  return { ...seat, call: (endpoint, input) => seat.call(endpoint, input, { token }) };
}

/** Runs all actions concurrently. @returns each action with its reply and its operation */
async function doAll(given: readonly Action[], all: readonly Seat[], devices: readonly Seat[]) {
  const last = new Map<number, ReturnType<typeof operation>>();
  return Promise.all(
    given.map(async ({ whose, kind, question, pause }, index) => {
      for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
      const seat = (kind === 'otherDevice' ? devices : all)[whose]!;
      const value = kind === 'refused' ? REFUSED : `${index}`;
      const fresh = operation(seat[question], value, 1 + ((index * 7) % 41));
      const sent = (kind === 'again' ? last.get(whose) : undefined) ?? fresh;
      if (kind !== 'refused' && kind !== 'mark') last.set(whose, sent);
      const { recordId, call } = seat;
      const { answer: _, ...mark } = sent;
      const reply =
        kind === 'mark'
          ? await call(answering.mark, { recordId, ...mark, marked: true })
          : kind === 'handIn'
            ? await call(answering.submit, { recordId, answers: [sent] })
            : await send(seat, sent);
      return { whose, kind, operationId: sent.operationId, reply };
    }),
  );
}

/** Returns the current answer of a question, given that its answers arrive one after another. */
const headOf = (rows: Awaited<ReturnType<typeof readStored>>['rows'], questionId: string) =>
  rows
    .filter((row) => row.questionId === questionId && !row.isLate)
    .reduce((most, { sequence, value }) => (sequence >= most.sequence ? { sequence, answer: value } : most), {
      sequence: 0,
      answer: [] as readonly string[],
    });

test('concurrent actions of five students leave a consistent ledger that holds every acknowledged answer', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (given) => {
      const all = await seats(5);
      const done = await doAll(given, all, await Promise.all(all.map(otherDeviceOf)));
      for (const [whose, seat] of all.entries()) {
        const { record, rows, heads } = await readStored(seat);
        const own = done.filter((one) => one.whose === whose);
        const good = own.filter(({ reply }) => reply.body.code === '1');
        // A rejected answer fails what the same student sent with it, and nothing of other
        // students.
        const isBad = own.some(({ kind }) => kind === 'refused');
        if (!isBad) expect(good).toEqual(own);
        expect(good.filter(({ kind }) => kind === 'refused')).toEqual([]);
        expect(new Set(rows.map(({ operationId }) => operationId))).toEqual(
          new Set(good.flatMap(({ kind, operationId }) => (kind === 'mark' ? [] : [operationId]))),
        );
        for (const { operationId, proof, late } of good.flatMap(
          ({ reply }) => reply.body.data.receipts ?? [],
        ))
          expect(rows.find((row) => row.operationId === operationId)).toMatchObject({
            position: proof.position,
            digest: proof.digest,
            isLate: late,
          });
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
        expect(record).toMatchObject({
          receiptCount: rows.length,
          receiptDigest: rows.at(-1)?.digest ?? '',
          state: good.some(({ kind }) => kind === 'handIn') ? 'submitted' : 'doing',
        });
        for (const { questionId, sequence, answer } of heads)
          expect({ sequence, answer }).toEqual(headOf(rows, questionId));
      }
    }),
    { numRuns: 12 },
  );
});
