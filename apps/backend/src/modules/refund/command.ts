import { Option } from '@commander-js/extra-typings';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { COMPANY, HOST, JSON_LIST, REASON, STUDENT } from '../../platform/commands/options.ts';
import { findNamedStudent } from '../../platform/commands/students.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { expectExam } from '../exam/index.ts';
import { refundStates } from './refund.tables.ts';
import { acceptRequest, listRequests, refundExam, refundOrder, refuseRequest } from './school.service.ts';

/** Adds the school commands for refunds to those of orders. */
export const addRefundVerbs: Area['addVerbs'] = (commands) => {
  commands
    .command('refunds')
    .description('writes refund requests as CSV: pending ones, or those in another state')
    .addOption(new Option('--state <state>', 'their state').choices(refundStates).default('asked' as const))
    .option(...HOST)
    .option(...COMPANY)
    .option(...JSON_LIST)
    .action(
      databaseAction(async ({ tx, now }, { host, company, state }) =>
        listRequests(tx, (await companyAt(tx, { host, company })).id, state, now),
      ),
    );

  commands
    .command('accept')
    .description('accepts a refund request and refunds it; retries a refund that the provider could not send')
    .argument('<request>')
    .action(databaseAction(({ tx, now }, id) => acceptRequest(tx, id, now)));

  commands
    .command('refuse')
    .description('refuses a refund request; the student may make another one')
    .argument('<request>')
    .requiredOption(...REASON)
    .action(databaseAction(({ tx, now }, id, { reason }) => refuseRequest(tx, id, reason, now)));

  commands
    .command('refund')
    .description('refunds a paid order regardless of the refund rules: all that is left of it, or one course')
    .argument('<order>')
    .requiredOption(...REASON)
    .option('--item <course>', 'only this course or package, by name or number')
    .action(databaseAction(({ tx, now }, orderNo, options) => refundOrder(tx, orderNo, options, now)));
};

/** Adds the school command that refunds an exam to those of exams. */
export const addExamRefundVerb: Area['addVerbs'] = (commands) => {
  commands
    .command('refund')
    .description('refunds all paid results of an exam, for example of a cancelled one; they are closed again')
    .argument('<exam>')
    .requiredOption(...REASON)
    .option(...STUDENT)
    .action(
      databaseAction(async ({ tx, now }, examId, { reason, student }) => {
        const exam = await expectExam(tx, examId);
        const named = await findNamedStudent(tx, exam.companyId, student);
        return refundExam(tx, exam, { reason, ...named }, now);
      }),
    );
};
