// Logs in, lists courses and answers a paper:
// node --conditions=source examples/answerPaper.ts https://school.example account password
import { amount, createSdk, list, messageFor, text } from '@lectern/sdk';
import { encryptPassword } from '@lectern/sdk/crypto';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import * as question from '@lectern/sdk/endpoints/question';

const [origin = '', account = '', password = ''] = process.argv.slice(2);
const sdk = createSdk({ origin, areas: { answering, catalogue, login, question } });

try {
  const config = await sdk.login.config({});
  const key = { publicKey: text(config?.publicKey), nonce: text(config?.nonce) };
  const cipher = await encryptPassword(password, key);
  sdk.session.enter(await sdk.login.password({ account, password: cipher, type: 1 }));

  const courses = await sdk.catalogue.list({});
  console.log(`${amount(courses?.total)} courses`);
  for (const course of list(courses?.records).slice(0, 3)) console.log(`- ${text(course.courseName)}`);

  const papers = await sdk.question.findPapers({ pageSize: 1 });
  const paperId = text(list(papers?.records)[0]?.paperId);
  const exercise = await sdk.question.generatePaper({ paperId, start: 'fresh' });
  const recordId = text(exercise?.recordId);
  const room = await sdk.answering.paperQuestions({ recordId });
  console.log(`Answering ${text(room?.title)}`);

  let sequence = amount(room?.sequence);
  for (const { questionId, options } of list(room?.questions)) {
    sequence += 1;
    const label = text(list(options)[0]?.label);
    await sdk.answering.submitAnswer({
      recordId,
      questionId: text(questionId),
      answer: label === '' ? [] : [label],
      operationId: `example-${recordId}-${sequence}`,
      sequence,
    });
  }
  const result = await sdk.answering.submit({ recordId, answers: [] });
  console.log(`Handed in: ${amount(result?.score)} of ${amount(result?.totalScore)} points`);
} catch (error) {
  console.error(messageFor(error, { locale: 'en' }));
  process.exitCode = 1;
}
