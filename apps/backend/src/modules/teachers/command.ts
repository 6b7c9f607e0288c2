import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { acceptApplication, declineApplication, listApplications } from './applications.service.ts';

/** The school commands for applications to teach. */
export const area: Area = {
  summary: 'applications to teach',
  example: 'decline 2 --reason="Tell us which grades you have taught"',
  notes: 'Applicants get a message.',
  addVerbs(commands) {
    commands
      .command('applications')
      .description('writes the pending applications as CSV')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => listApplications(tx)));

    commands
      .command('accept')
      .description('accepts an application: the applicant is shown among the school’s teachers')
      .argument('<application>')
      .action(
        databaseAction(async ({ tx, now }, id) => `Accepted: ${await acceptApplication(tx, id, now)}\n`),
      );

    commands
      .command('decline')
      .description('declines an application; the applicant may apply again')
      .argument('<application>')
      .requiredOption('--reason <text>', 'the reason, shown to the applicant')
      .action(
        databaseAction(async ({ tx, now }, id, { reason }) => {
          if (reason.trim() === '') throw new CommandError('Give the reason; the applicant sees it.');
          return `Declined: ${await declineApplication(tx, id, reason.trim(), now)}\n`;
        }),
      );
  },
};
