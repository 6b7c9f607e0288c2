import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { listForSchool, settleForSchool } from './review.ts';

const USAGE = `What a school does with the files that its students share.

  npm run resources -- list          every file of a student with its number and state, those that wait first
  npm run resources -- show FILE     lets a file through, so that everybody at the school finds it
  npm run resources -- refuse FILE   keeps a file back, or takes it away again; its student still sees it

A company whose config says "resourceReview": true looks at files first; elsewhere they are shown at once.
It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

async function run([command, id]: readonly string[]): Promise<string> {
  if (command === undefined || command === '--help' || command === '-h') return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return listForSchool(tx);
    if (command !== 'show' && command !== 'refuse')
      throw new CommandError(`"${command}" is none of list, show, refuse.`);
    if (id === undefined) throw new CommandError('Name the number of the file. "list" shows them.');
    return `${await settleForSchool(tx, id, command === 'show' ? 'shown' : 'refused')}\n`;
  });
}

await runCommand(run);
