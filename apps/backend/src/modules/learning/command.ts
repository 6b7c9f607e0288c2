import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { readText } from '../../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { withSecrets } from '../../platform/server/secret.ts';
import { listMeetings, readMeetings, removeMeeting, setMeetings } from './setMeetings.service.ts';

const NOTES = `The file is a JSON list. An entry for a lesson with a meeting replaces it:
  [{"course": "C01", "lesson": 1, "meetingNo": "812 3456 7890", "password": "…", "joinUrl": "https://…"}]
Passwords are stored encrypted; students see them in the lesson while it is live.`;

/** The school commands for the Zoom meetings of live lessons. */
export const area: Area = {
  summary: 'Zoom meetings of live lessons',
  example: 'set meetings.json',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all lessons with a meeting: number, meeting, start')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => listMeetings(tx)));

    commands
      .command('set')
      .description('sets or changes meetings from a file')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, config }, file, named) => {
          const meetings = readMeetings(await readText(file));
          const { id } = await companyAt(tx, named);
          await setMeetings(tx, await withSecrets(config), id, meetings);
          return `${counted(meetings.length, 'meeting')} set\n`;
        }),
      );

    commands
      .command('remove')
      .description('removes the meeting of a lesson')
      .argument('<lesson>')
      .action(
        databaseAction(async ({ tx }, lessonId) => {
          await removeMeeting(tx, lessonId);
          return 'Removed\n';
        }),
      );
  },
};
