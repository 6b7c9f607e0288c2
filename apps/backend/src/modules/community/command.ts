import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError, onSchoolDatabase, runCommand } from '../../import/schoolCommand.ts';
import { giveTeacherAnswers, readTeacherAnswers, removeForSchool, writeOpenQuestions } from './teachers.ts';

const USAGE = `What a school does with its students' questions.

  npm run answers -- open             writes the questions that no teacher has answered as CSV
  npm run answers -- give FILE        reads the CSV: question, teacher (by name), answer.
                                      The same answer again changes nothing
  npm run answers -- remove QUESTION  takes a question away; who opens it reads that the school did so

It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

async function run([command, argument]: readonly string[]): Promise<string> {
  if (command === undefined || command === '--help' || command === '-h') return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'open') return writeOpenQuestions(tx);
    if (argument === undefined) throw new CommandError('Name the file with the answers, or the number of the question.');
    if (command === 'give') return `${await giveTeacherAnswers(tx, readTeacherAnswers(await readFile(resolve(argument), 'utf8')), new Date())} answers given\n`;
    if (command === 'remove') return `Removed: ${await removeForSchool(tx, argument)}\n`;
    throw new CommandError(`"${command}" is none of open, give, remove.`);
  });
}

await runCommand(run);
