import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { companyAt } from '../../commands/companyAt.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { withSecrets } from '../../server/secret.ts';
import { listMeetings, readMeetings, removeMeeting, setMeetings } from './setMeetings.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const USAGE = `The Zoom meetings in which live lessons are held.

  npm run meetings -- list                 every lesson with a meeting: its number, the meeting, when it begins
  npm run meetings -- set FILE [--host=NAME]
                                           sets them from a JSON list, for the company at this host (without it
                                           the first one). The same lesson again changes it:
                                           [{"course": "…", "lesson": 1, "meetingNo": "812 3456 7890",
                                             "password": "…", "joinUrl": "https://…"}]
  npm run meetings -- remove LESSON        takes the meeting of a lesson away

Passwords are sealed; students read them in the lesson while it is on.
It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, first] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return listMeetings(tx);
    if (command === 'remove') {
      await removeMeeting(tx, first);
      return 'Taken away\n';
    }
    if (command !== 'set') throw new CommandError(`"${command}" is none of list, set, remove.`);
    if (first === undefined) throw new CommandError('Name the file with the meetings.');
    const meetings = readMeetings(await readFile(resolve(first), 'utf8'));
    const config = await withSecrets(readConfig(process.env, ROOT));
    await setMeetings(tx, config, await companyAt(tx, values.host), meetings);
    return `${meetings.length} meetings set\n`;
  });
}

await runCommand(run);
