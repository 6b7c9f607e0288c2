import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { onSchool } from '../../platform/commands/verb.ts';
import { refundStates } from './refund.tables.ts';
import { acceptRequest, listRequests, refundOrder, refuseRequest } from './school.service.ts';

const MAX_REASON_LENGTH = 200;

function reasonText(typed: string): string {
  const reason = typed.trim();
  if (reason === '' || reason.length > MAX_REASON_LENGTH)
    throw new InvalidArgumentError(`It must say why, in at most ${MAX_REASON_LENGTH} characters.`);
  return reason;
}

/** Adds the school commands for refunds to those of orders. */
export const addRefundVerbs: Area['addVerbs'] = (commands) => {
  commands
    .command('refunds')
    .description(
      'writes requests for refunds as CSV: those that wait for the school, or those of another state',
    )
    .addOption(
      new Option('--state <state>', 'where they stand').choices(refundStates).default('asked' as const),
    )
    .option(...HOST)
    .option(...COMPANY)
    .option(...JSON_LIST)
    .action(
      onSchool(async ({ tx, now }, { host, company, state }) =>
        listRequests(tx, (await companyAt(tx, { host, company })).id, state, now),
      ),
    );

  commands
    .command('accept')
    .description('gives back what a request asks for; sends money again that the provider could not send')
    .argument('<request>')
    .action(onSchool(({ tx, now }, id) => acceptRequest(tx, id, now)));

  commands
    .command('refuse')
    .description('refuses a request; the student may ask again')
    .argument('<request>')
    .requiredOption('--reason <text>', 'why; the student reads it', reasonText)
    .action(onSchool(({ tx, now }, id, { reason }) => refuseRequest(tx, id, reason, now)));

  commands
    .command('refund')
    .description('gives a paid order back whatever the rule says: all that is left of it, or one course')
    .argument('<order>')
    .requiredOption('--reason <text>', 'why; the student reads it', reasonText)
    .option('--item <course>', 'the name of the course or package, or its number')
    .action(onSchool(({ tx, now }, orderNo, options) => refundOrder(tx, orderNo, options, now)));
};
