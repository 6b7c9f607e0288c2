// @ts-check
// Answers in an exam over its socket: `npx @lectern/sdk mock --scenario in-exam` in one window, this in another.
import { createLectern } from '@lectern/sdk';
import { newOperationId } from '@lectern/sdk/outbox';
import { createLine, openPool, paperQuestions, submitQuestion } from '@lectern/sdk/sockets';

const origin = globalThis.process?.argv[2] ?? 'http://127.0.0.1:4010';
const lectern = createLectern({ origin });
await lectern.login.password({ account: '13800138000', password: 'any at all', type: 1 });

const pool = openPool({
  client: lectern.client,
  // Read for each connection, so that it knows a log-in that was renewed.
  identity: () => {
    const { token, userId, companyId, schoolId } = lectern.session.current;
    return { token, userId, companyId, schoolId, deviceId: lectern.session.kept.deviceId() };
  },
  module: 'exam',
  // Another device handed in, the school gave more time, a face check is due.
  onPush: (op, data) => console.log(op, data),
});
// No connection is open yet. A line goes by HTTP until one is, and whenever sockets do not get through.
const line = createLine(lectern.client, pool);

const { records } = await lectern.exam.myExams({ examState: 'doing' });
const recordId = records[0]?.recordId ?? '';
const { title, questions, sequence } = await line.call(paperQuestions, { recordId });
console.log(`${title ?? ''}, ${questions.length} questions`);

const { receipt } = await line.call(submitQuestion, {
  recordId,
  questionId: questions[0]?.questionId ?? '',
  answer: ['A'],
  operationId: newOperationId(),
  sequence: (sequence ?? 0) + 1,
});
console.log(`Saved: ${receipt?.operationId !== undefined}`);
pool.close();
