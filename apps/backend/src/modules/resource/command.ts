import type { Area } from '../../platform/commands/area.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { listForSchool, settleForSchool } from './review.service.ts';

/** The school commands for shared files. */
export const area: Area = {
  summary: 'files that students share',
  example: 'refuse 31',
  notes:
    'With "resourceReview": true in the company’s settings, files are published only after a review. Open them at the path ' +
    'in the list at the host of the school (https://school.example/files/…). Otherwise files are published at once.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all files of students with their number and state, pending ones first')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => listForSchool(tx)));

    commands
      .command('show')
      .description('publishes a file to everybody at the school')
      .argument('<file>')
      .action(databaseAction(async ({ tx }, id) => `${await settleForSchool(tx, id, 'shown')}\n`));

    commands
      .command('refuse')
      .description('refuses or unpublishes a file; its student still sees it')
      .argument('<file>')
      .action(databaseAction(async ({ tx }, id) => `${await settleForSchool(tx, id, 'refused')}\n`));
  },
};
