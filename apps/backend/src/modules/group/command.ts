import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import {
  giveTeacherAnswers,
  readTeacherAnswers,
  removeQuestion,
  writeOpenQuestions,
} from '../community/index.ts';
import { removable, removeForSchool as removeOfGroup, turnPin } from './school.ts';

const USAGE = `What a school does with its students' questions and groups.

  npm run answers -- open             writes the questions that no teacher has answered as CSV
  npm run answers -- give FILE        reads the CSV: question, teacher (by name), answer.
                                      The same answer again changes nothing
  npm run answers -- remove QUESTION  takes a question away; who opens it reads that the school did so
  npm run answers -- remove-group GROUP, remove-topic TOPIC, remove-reply REPLY
                                      the same in groups; a page's address has the numbers of the first two
  npm run answers -- pin TOPIC        keeps a topic at the top of its group; once more lets it go

It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

async function run([command, argument]: readonly string[]): Promise<string> {
  if (command === undefined || command === '--help' || command === '-h') return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'open') return writeOpenQuestions(tx);
    if (argument === undefined)
      throw new CommandError(
        'Name the file with the answers, or the number of the question, group, topic or reply.',
      );
    if (command === 'give')
      return `${await giveTeacherAnswers(tx, readTeacherAnswers(await readFile(resolve(argument), 'utf8')), new Date())} answers given\n`;
    if (command === 'remove') return `Removed: ${await removeQuestion(tx, argument)}\n`;
    if (command === 'pin') return (await turnPin(tx, argument)) ? 'Pinned\n' : 'No longer pinned\n';
    const what = removable.find((one) => command === `remove-${one}`);
    if (what !== undefined) {
      await removeOfGroup(tx, what, argument);
      return `Removed: ${what} ${argument}\n`;
    }
    throw new CommandError(
      `"${command}" is none of open, give, remove, remove-group, remove-topic, remove-reply, pin.`,
    );
  });
}

await runCommand(run);
