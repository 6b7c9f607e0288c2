import { list, text, type Untrusted } from '../../client/readers.ts';
import type { AnswerOperation, Receipt } from '../../endpoints/answering/answering.schema.ts';
import type { Transport } from '../sockets/transport.ts';
import { batchSubmit, mark, sign, submitQuestion } from '../sockets/operations.ts';
import type { PendingChange } from './pendingChanges.ts';
import type { Deliver } from './sender.ts';

/** Extracts the answers from some changes, in the shape that calls take; a hand-in sends them too. */
export function answersOf(changes: readonly PendingChange[]): AnswerOperation[] {
  return changes.flatMap(({ questionId, operationId, sequence, change, givenAt }) =>
    change.kind === 'answer'
      ? [
          {
            questionId,
            operationId,
            sequence,
            answer: [...change.answer],
            ...(givenAt !== undefined && { givenAt }),
          },
        ]
      : [],
  );
}

/** The server's acknowledgement of delivered answers. */
export interface Delivered {
  readonly receipts: readonly NonNullable<Untrusted<Receipt>>[];
  /** State of the attempt; `submitted` when it was handed in meanwhile, by another device or at its deadline. */
  readonly state: string;
}

/**
 * Creates the function that delivers an attempt's changes, over a socket or its HTTP fallback.
 * @param onDelivered called with the receipts, which a page may show.
 */
export function deliverTo(
  transport: Transport,
  recordId: string,
  onDelivered?: (delivered: Delivered) => void,
): Deliver {
  return async (batch, onSaved, signal) => {
    function take(receipts: NonNullable<Untrusted<Receipt>>[], state: unknown): void {
      onSaved(receipts.map((receipt) => text(receipt.operationId)));
      onDelivered?.({ receipts, state: text(state) });
    }

    async function deliverAnswers(answers: AnswerOperation[]): Promise<void> {
      const [first, ...more] = answers;
      if (first === undefined) return;
      if (more.length === 0) {
        const reply = await transport.call(submitQuestion, { recordId, ...first }, { signal });
        take([reply.receipt ?? {}], reply.state);
      } else {
        const reply = await transport.call(batchSubmit, { recordId, answers }, { signal });
        take(list(reply.receipts), reply.state);
      }
    }

    async function deliverOther({ questionId, operationId, sequence, change }: PendingChange): Promise<void> {
      const about = { recordId, questionId, operationId, sequence };
      if (change.kind === 'mark')
        await transport.call(mark, { ...about, marked: change.isMarked }, { signal });
      else if (change.kind === 'sign')
        await transport.call(sign, { ...about, sign: change.sign }, { signal });
      onSaved([operationId]);
    }

    const others = batch.filter(({ change }) => change.kind !== 'answer');
    const results = await Promise.allSettled([deliverAnswers(answersOf(batch)), ...others.map(deliverOther)]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };
}
