import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { acceptApplication, declineApplication, writeApplications } from './applications.ts';

const USAGE = `What a school does with those who want to teach there.

  npm run teachers -- applications                    writes those that wait as CSV
  npm run teachers -- accept APPLICATION              shows the applicant among the school's teachers
  npm run teachers -- decline APPLICATION "REASON"    declines; the applicant reads why, and may apply again

Applicants get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function run([command, id = '', ...words]: readonly string[]): Promise<string> {
  if (command === undefined || command === '--help' || command === '-h') return USAGE;
  const reason = words.join(' ').trim();
  return onSchoolDatabase(async (tx) => {
    if (command === 'applications') return writeApplications(tx);
    if (command !== 'accept' && command !== 'decline')
      throw new CommandError(`"${command}" is none of applications, accept, decline.`);
    if (id === '') throw new CommandError('Name the number of the application.');
    if (command === 'accept') return `Accepted: ${await acceptApplication(tx, id, new Date())}\n`;
    if (reason === '') throw new CommandError('Say why it is declined; the applicant reads it.');
    return `Declined: ${await declineApplication(tx, id, reason, new Date())}\n`;
  });
}

await runCommand(run);
