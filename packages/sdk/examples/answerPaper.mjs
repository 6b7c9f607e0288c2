// @ts-check
// Logs in, lists courses and answers a paper:
// node examples/answerPaper.mjs https://school.example account password
import { createLectern, messageFor } from '@lectern/sdk';

const [origin = 'http://localhost:3000', account = 'student', password = 'Lectern2026'] =
  process.argv.slice(2);
const lectern = createLectern({
  origin,
  // Logs in again when the session expires during the run.
  renew: ({ login }) => login.password({ account, password }),
});

try {
  await lectern.login.password({ account, password });

  const { total, records } = await lectern.catalogue.list();
  console.log(`${total ?? 0} courses`);
  for (const { courseName } of records.slice(0, 3)) console.log(`- ${courseName ?? ''}`);

  const papers = await lectern.question.findPapers({ pageSize: 1 });
  const paperId = papers.records[0]?.paperId ?? '';
  const exercise = await lectern.question.generatePaper({ paperId, start: 'fresh' });
  const recordId = exercise.recordId ?? '';
  const room = await lectern.answering.paperQuestions({ recordId });
  console.log(`Answering ${room.title ?? ''}`);

  let sequence = room.sequence ?? 0;
  for (const { questionId, options } of room.questions) {
    sequence += 1;
    const label = options[0]?.label ?? '';
    await lectern.answering.submitAnswer({
      recordId,
      questionId: questionId ?? '',
      answer: label === '' ? [] : [label],
      operationId: `example-${recordId}-${sequence}`,
      sequence,
    });
  }
  const result = await lectern.answering.submit({ recordId, answers: [] });
  console.log(`Handed in: ${result.score ?? 0} of ${result.totalScore ?? 0} points`);
} catch (error) {
  console.error(messageFor(error));
  process.exitCode = 1;
}
