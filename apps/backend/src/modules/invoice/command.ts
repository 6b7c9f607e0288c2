import { Option } from '@commander-js/extra-typings';
import { asc, eq } from 'drizzle-orm';
import { yuanOf } from '../../platform/money/money.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readBytes } from '../../platform/commands/files.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction, type VerbContext } from '../../platform/commands/verb.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';
import { storeBytes, detectContentType, MAX_FILE_BYTES } from '../upload/index.ts';
import { decideInvoice, expectInvoice } from './decide.service.ts';
import { type InvoiceRow, invoices } from './invoice.tables.ts';

const COLUMNS = [
  'invoice',
  'company',
  'asked',
  'order',
  'student',
  'amount',
  'kind',
  'for',
  'title',
  'taxNo',
  'address',
  'phone',
  'bank',
  'account',
  'email',
  'state',
  'number',
  'issued',
  'reason',
] as const;

async function list(tx: Queryable, state: InvoiceRow['status']): Promise<Table> {
  const rows = await tx
    .select({ invoice: invoices, company: companies.name, student: users.name, orderNo: orders.orderNo })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.status, state))
    .orderBy(asc(invoices.companyId), asc(invoices.id));
  return csvTable(
    COLUMNS,
    rows.map(({ invoice, company, student, orderNo }) => [
      invoice.id,
      company,
      invoice.askedAt,
      orderNo,
      student,
      yuanOf(invoice.amountCents),
      invoice.invoiceKind,
      invoice.titleType,
      invoice.title,
      invoice.taxNo,
      invoice.address,
      invoice.phone,
      invoice.bankName,
      invoice.bankAccount,
      invoice.email,
      invoice.status,
      invoice.invoiceNo,
      invoice.issuedAt,
      invoice.reason,
    ]),
  );
}

/** Stores a document that its student can download. @throws {CommandError} where it is not a PDF. */
async function keepDocument(
  { tx, files, now }: VerbContext,
  { companyId, userId }: InvoiceRow,
  file: string,
): Promise<string> {
  const bytes = await readBytes(file);
  const contentType = await detectContentType(bytes, 'pdf');
  if (contentType === undefined || bytes.byteLength > MAX_FILE_BYTES)
    throw new CommandError(`${file} is not a PDF of at most 5 MB.`);
  const { store } = await files();
  const { key } = await storeBytes(tx, store, { companyId, userId, now }, bytes, {
    extension: 'pdf',
    contentType,
  });
  return key;
}

/** Returns the action of a command that refuses or reverses an invoice. */
const decisionAction = (decision: 'refuse' | 'reverse') =>
  databaseAction(async ({ tx, now }, invoiceId: string, { reason }: { readonly reason: string }) => {
    const invoice = await expectInvoice(tx, invoiceId);
    await decideInvoice(tx, invoice, { decision, reason }, now);
    return `Invoice ${invoice.id}: ${decision}d\n`;
  });

/** The school commands for invoices. */
export const area: Area = {
  summary: 'invoices requested by students',
  example: 'issue 5 invoice.pdf --number=24312000000012345678',
  notes: 'Students get a message.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes invoices with all their details as CSV: pending ones, or those in another state')
      .addOption(
        new Option('--state <state>', 'their state')
          .choices(invoices.status.enumValues)
          .default('asked' as const),
      )
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }, { state }) => list(tx, state)));

    commands
      .command('issue')
      .description('issues an invoice: records its number, and stores its PDF for the student to download')
      .argument('<invoice>')
      .argument('[file]')
      .requiredOption('--number <number>', 'the number on the invoice')
      .action(
        databaseAction(async (school, invoiceId, file, { number: invoiceNo }) => {
          const { tx, now } = school;
          const invoice = await expectInvoice(tx, invoiceId);
          const fileKey = file === undefined ? null : await keepDocument(school, invoice, file);
          await decideInvoice(tx, invoice, { decision: 'issue', invoiceNo, fileKey }, now);
          return `Invoice ${invoice.id}: issued\n`;
        }),
      );

    commands
      .command('refuse')
      .description('refuses a pending invoice; the student may request it again')
      .argument('<invoice>')
      .requiredOption('--reason <text>', 'the reason, shown to the student')
      .action(decisionAction('refuse'));

    commands
      .command('reverse')
      .description('reverses an issued invoice')
      .argument('<invoice>')
      .requiredOption('--reason <text>', 'the reason, shown to the student')
      .action(decisionAction('reverse'));
  },
};
