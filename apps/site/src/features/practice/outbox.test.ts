import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acknowledge, emptyOutbox, lineBroke, nextBatch, type Operation, type Outbox, put, restore, sendingOf, unsavedQuestions } from './outbox.ts';

const answer = (text: string): Operation['change'] => ({ kind: 'answer', answer: [text] });

describe('the outbox', () => {
  test('lets an answer go only with its receipt', () => {
    let outbox = put(emptyOutbox(4), 'q1', answer('A'), 'one');
    const batch = nextBatch(outbox);
    expect(batch).toMatchObject([{ operationId: 'one', sequence: 5 }]);
    outbox = sendingOf(outbox, batch);
    expect(unsavedQuestions(outbox)).toEqual(new Set(['q1']));
    expect(acknowledge(outbox, ['one']).pending).toEqual([]);
  });

  test('replaces what has not left, and never what is on the line', () => {
    let outbox = put(put(emptyOutbox(0), 'q1', answer('A'), 'one'), 'q1', answer('B'), 'two');
    expect(outbox.pending.map(({ operationId }) => operationId)).toEqual(['two']);
    outbox = put(sendingOf(outbox, nextBatch(outbox)), 'q1', answer('C'), 'three');
    expect(outbox.pending.map(({ operationId }) => operationId)).toEqual(['two', 'three']);
    expect(nextBatch(outbox)).toEqual([]);
    expect(nextBatch(lineBroke(outbox))).toHaveLength(2);
  });

  test('an answer does not replace a mark', () => {
    const outbox = put(put(emptyOutbox(0), 'q1', { kind: 'mark', isMarked: true }, 'one'), 'q1', answer('A'), 'two');
    expect(outbox.pending).toHaveLength(2);
    expect(unsavedQuestions(outbox)).toEqual(new Set(['q1']));
  });

  test('takes up what an earlier visit left, once', () => {
    const left = put(emptyOutbox(7), 'q1', answer('A'), 'one').pending;
    const outbox = restore(restore(emptyOutbox(3), left), left);
    expect(outbox.pending).toHaveLength(1);
    expect(put(outbox, 'q2', answer('B'), 'two').sequence).toBe(9);
  });
});

/** A server that keeps to the protocol: one effect an operation, the highest sequence wins. */
class Server {
  readonly seen = new Set<string>();
  readonly heads = new Map<string, { text: string; sequence: number }>();

  receive(batch: readonly Operation[]): string[] {
    for (const { operationId, questionId, sequence, change } of batch) {
      if (this.seen.has(operationId) || change.kind !== 'answer') continue;
      this.seen.add(operationId);
      const head = this.heads.get(questionId);
      if (head === undefined || sequence >= head.sequence) this.heads.set(questionId, { text: change.answer[0] ?? '', sequence });
    }
    return batch.map(({ operationId }) => operationId);
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), question: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), arrives: fc.boolean(), isAnswered: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const) }) },
);

test('on any line, what was called saved is on the server, and at the end everything is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();
      const wanted = new Map<string, string>();
      let stored: readonly Operation[] = [];
      let outbox: Outbox = emptyOutbox(0);
      let delayed: readonly Operation[] = [];
      let count = 0;
      const send = (arrives: boolean, isAnswered: boolean) => {
        const batch = nextBatch(outbox);
        outbox = sendingOf(outbox, batch);
        if (!arrives) delayed = batch;
        const receipts = arrives ? server.receive(batch) : [];
        outbox = arrives && isAnswered ? acknowledge(outbox, receipts) : lineBroke(outbox);
      };
      for (const each of steps) {
        if (each.kind === 'answer') {
          const [question, text] = [`q${each.question}`, `${(count += 1)}`];
          wanted.set(question, text);
          outbox = put(outbox, question, answer(text), `operation ${count}`);
        } else if (each.kind === 'send') send(each.arrives, each.isAnswered);
        else if (each.kind === 'repeat') server.receive(delayed);
        else outbox = restore(emptyOutbox(Math.max(0, ...[...server.heads.values()].map(({ sequence }) => sequence))), stored);
        stored = outbox.pending;
        const unsaved = unsavedQuestions(outbox);
        for (const [question, text] of wanted) if (!unsaved.has(question)) expect(server.heads.get(question)?.text).toBe(text);
      }
      while (outbox.pending.length > 0) send(true, true);
      server.receive(delayed);
      for (const [question, text] of wanted) expect(server.heads.get(question)?.text).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
