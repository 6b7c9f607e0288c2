// Logs in, lists courses and answers a paper:
// node --conditions=source examples/answerPaper.ts https://school.example account password
import { createSdk, messageFor } from '@lectern/sdk';
import { encryptPassword } from '@lectern/sdk/crypto';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import * as question from '@lectern/sdk/endpoints/question';

const [origin = '', account = '', password = ''] = process.argv.slice(2);
const sdk = createSdk({ origin, areas: { answering, catalogue, login, question } });

try {
  const config = await sdk.login.config({});
  const key = { publicKey: config.publicKey ?? '', nonce: config.nonce ?? '' };
  const cipher = await encryptPassword(password, key);
  sdk.session.enter(await sdk.login.password({ account, password: cipher, type: 1 }));

  const courses = await sdk.catalogue.list({});
  console.log(`${courses.total ?? 0} courses`);
  for (const course of courses.records.slice(0, 3)) console.log(`- ${course.courseName ?? ''}`);

  const papers = await sdk.question.findPapers({ pageSize: 1 });
  const paperId = papers.records[0]?.paperId ?? '';
  const exercise = await sdk.question.generatePaper({ paperId, start: 'fresh' });
  const recordId = exercise.recordId ?? '';
  const room = await sdk.answering.paperQuestions({ recordId });
  console.log(`Answering ${room.title ?? ''}`);

  let sequence = room.sequence ?? 0;
  for (const { questionId, options } of room.questions) {
    sequence += 1;
    const label = options[0]?.label ?? '';
    await sdk.answering.submitAnswer({
      recordId,
      questionId: questionId ?? '',
      answer: label === '' ? [] : [label],
      operationId: `example-${recordId}-${sequence}`,
      sequence,
    });
  }
  const result = await sdk.answering.submit({ recordId, answers: [] });
  console.log(`Handed in: ${result.score ?? 0} of ${result.totalScore ?? 0} points`);
} catch (error) {
  console.error(messageFor(error, { locale: 'en' }));
  process.exitCode = 1;
}
