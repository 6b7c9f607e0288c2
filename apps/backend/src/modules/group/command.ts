import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { readText } from '../../platform/commands/files.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { COMPANY, FROM, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { dayOf, startOf } from '../../platform/dates/days.ts';
import { removeReview } from '../catalogue/index.ts';
import {
  giveTeacherAnswers,
  listOpenQuestions,
  readTeacherAnswers,
  removeAnswer,
  removeQuestion,
} from '../community/index.ts';
import { removable, removeForSchool, turnPin } from './school.service.ts';
import { listPosts } from './posts.repo.ts';

/** Default number of days before today to review. */
const LATELY = 7;

/** The school commands for reviewing what students write for others. */
export const area: Area = {
  summary: 'posts of students',
  example: 'give answers.csv',
  notes: 'Pages of removed content say that the school removed it. “written” shows the numbers.',
  addVerbs(commands) {
    commands
      .command('open')
      .description('writes the questions without a teacher’s answer as CSV')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => listOpenQuestions(tx)));

    commands
      .command('give')
      .description(
        'reads answers from a CSV: question, teacher (by name), answer; the same answer again changes nothing',
      )
      .argument('<file>')
      .action(
        databaseAction(async ({ tx, now }, file) => {
          const answers = readTeacherAnswers(await readText(file));
          return `${counted((await giveTeacherAnswers(tx, answers, now)).length, 'answer')} given\n`;
        }),
      );

    commands
      .command('written')
      .description('writes the visible posts of students as CSV, newest first')
      .option(FROM[0], `${FROM[1]}; by default a week ago`, FROM[2])
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx, now }, { from, ...named }) => {
          const since = from === undefined ? startOf(dayOf(now), -LATELY) : startOf(from);
          return listPosts(tx, (await companyAt(tx, named)).id, since);
        }),
      );

    commands
      .command('remove')
      .description('removes a question')
      .argument('<question>')
      .action(databaseAction(async ({ tx }, id) => `Removed: ${await removeQuestion(tx, id)}\n`));

    commands
      .command('remove-answer')
      .description('removes an answer to a question')
      .argument('<answer>')
      .action(
        databaseAction(async ({ tx }, id) => {
          await removeAnswer(tx, id);
          return `Removed: answer ${id}\n`;
        }),
      );

    for (const kind of removable) {
      commands
        .command(`remove-${kind}`)
        .description(kind === 'reply' ? 'removes a reply in a topic' : `removes a ${kind}`)
        .argument(`<${kind}>`)
        .action(
          databaseAction(async ({ tx }, id) => {
            await removeForSchool(tx, kind, id);
            return `Removed: ${kind} ${id}\n`;
          }),
        );
    }

    commands
      .command('remove-review')
      .description('removes a student’s course review; the student gets a message and may write another')
      .argument('<review>')
      .action(
        databaseAction(async ({ tx, now }, id) => {
          await removeReview(tx, id, now);
          return `Removed: review ${id}. Delete its row from your workbook too: the next “apply” would create it again.\n`;
        }),
      );

    commands
      .command('pin')
      .description('pins a topic to the top of its group, or unpins it')
      .argument('<topic>')
      .action(
        databaseAction(async ({ tx }, id) => ((await turnPin(tx, id)) ? 'Pinned\n' : 'No longer pinned\n')),
      );
  },
};
