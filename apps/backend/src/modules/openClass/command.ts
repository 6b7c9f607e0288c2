import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyAt } from '../../commands/companyAt.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { readOpenClasses } from './openClassFile.ts';
import { cancelOpenClass, listOpenClasses, setOpenClasses } from './school.ts';

const USAGE = `What a school does with open classes.

  npm run classes -- list                  every open class with its number, its state, and how many have a place
  npm run classes -- set FILE [--host=NAME]
                                           puts them on from a JSON list, for the company at this host
                                           (without it the first one). The same key again changes it:
                                           [{"key": "limits-1", "name": "…", "summary": "…",
                                             "description": "Markdown", "outcomes": ["…"],
                                             "subject": "…", "teacher": "…",
                                             "starts": "2026-03-09T19:30:00+08:00",
                                             "ends": "2026-03-09T20:30:00+08:00", "places": 200,
                                             "room": "https://…", "cover": "https://…",
                                             "course": "…", "replay": 1}]
                                           Who has a place hears of another time
  npm run classes -- cancel CLASS "REASON" takes it off; who has a place reads why

It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, first, ...words] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  const now = new Date();
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return listOpenClasses(tx, now);
    if (command !== 'set' && command !== 'cancel')
      throw new CommandError(`"${command}" is none of list, set, cancel.`);
    if (command === 'set') {
      if (first === undefined) throw new CommandError('Name the file with the open classes.');
      const openClasses = readOpenClasses(await readFile(resolve(first), 'utf8'));
      await setOpenClasses(tx, await companyAt(tx, values.host), openClasses, now);
      return `${openClasses.length} open classes set\n`;
    }
    const reason = words.join(' ').trim();
    if (first === undefined) throw new CommandError('Name the number of the open class.');
    if (reason === '') throw new CommandError('Say why it is cancelled; who has a place reads it.');
    return `Cancelled; ${await cancelOpenClass(tx, first, reason, now)} with a place were told\n`;
  });
}

await runCommand(run);
