// @ts-check
// Answers an exam over its socket: run `npx @lectern/sdk mock --scenario in-exam` in one terminal, this in another.
import { createLectern } from '@lectern/sdk';
import { newOperationId } from '@lectern/sdk/outbox';
import { createTransport, openPool, paperQuestions, submitQuestion } from '@lectern/sdk/sockets';

const origin = globalThis.process?.argv[2] ?? 'http://127.0.0.1:4010';
const lectern = createLectern({ origin });
await lectern.login.password({ account: '13800138000', password: 'any at all', type: 1 });

const pool = openPool({
  client: lectern.client,
  // Called for each connection, so that a renewed session is used.
  identity: () => ({ ...lectern.session.current, deviceId: lectern.session.persisted.deviceId() }),
  module: 'exam',
  // For example, another device handed in, the school extended the time, or a face check is due.
  onPush: (op, data) => console.log(op, data),
});
// No connection is open yet. Operations use HTTP until one is, and whenever sockets are unavailable.
const transport = createTransport(lectern.client, pool);

const { records } = await lectern.exam.myExams({ examState: 'doing' });
const recordId = records[0]?.recordId ?? '';
const { title, questions, sequence } = await transport.call(paperQuestions, { recordId });
console.log(`${title ?? ''}, ${questions.length} questions`);

const { receipt } = await transport.call(submitQuestion, {
  recordId,
  questionId: questions[0]?.questionId ?? '',
  answer: ['A'],
  operationId: newOperationId(),
  sequence: (sequence ?? 0) + 1,
});
console.log(`Saved: ${receipt?.operationId !== undefined}`);
pool.close();
