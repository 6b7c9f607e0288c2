import type { Area } from '../../platform/commands/area.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { onSchool } from '../../platform/commands/verb.ts';
import { listForSchool, settleForSchool } from './review.service.ts';

/** The school commands for shared files. */
export const area: Area = {
  summary: 'files that students share',
  example: 'refuse 31',
  notes:
    'A company whose config says "resourceReview": true looks at files first, at the addresses in the list and the host ' +
    'of the school (https://school.example/files/…); elsewhere they are shown at once.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists every file of a student with its number and state, those that wait first')
      .option(...JSON_LIST)
      .action(onSchool(({ tx }) => listForSchool(tx)));

    commands
      .command('show')
      .description('lets a file through, so that everybody at the school finds it')
      .argument('<file>')
      .action(onSchool(async ({ tx }, id) => `${await settleForSchool(tx, id, 'shown')}\n`));

    commands
      .command('refuse')
      .description('keeps a file back, or takes it away again; its student still sees it')
      .argument('<file>')
      .action(onSchool(async ({ tx }, id) => `${await settleForSchool(tx, id, 'refused')}\n`));
  },
};
