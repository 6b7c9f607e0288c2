import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import type { Queryable } from '../../database/connection.ts';
import { companies } from '../../database/tables/companies.tables.ts';
import { users } from '../../database/tables/users.tables.ts';
import { csvLine } from '../../commands/csv.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { orders } from '../order/index.ts';
import { folderFileStore, keepBytes, kindOf, LARGEST_FILE } from '../upload/index.ts';
import { decideInvoice, expectInvoice } from './decide.ts';
import { type InvoiceRow, invoices } from './invoice.tables.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const USAGE = `What a school does with the invoices that its students ask for.

  npm run invoices -- list                         writes those that wait as CSV, with all that stands on them
  npm run invoices -- issue INVOICE [FILE.pdf] --number=NUMBER
                                                   keeps the number, and the document for the student to download
  npm run invoices -- refuse INVOICE --reason=WORDS
                                                   refuses one that waits; it may be asked for again
  npm run invoices -- reverse INVOICE --reason=WORDS
                                                   takes back one that was issued

Students get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

const yuan = (cents: number): string => (cents / 100).toFixed(2);

async function list(tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ invoice: invoices, company: companies.name, student: users.name, orderNo: orders.orderNo })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.status, 'asked'))
    .orderBy(asc(invoices.companyId), asc(invoices.id));
  const head = [
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
  ];
  const lines = rows.map(({ invoice, company, student, orderNo }) => [
    invoice.id,
    company,
    invoice.askedAt.toISOString(),
    orderNo,
    student ?? '',
    yuan(invoice.amountCents),
    invoice.invoiceKind,
    invoice.titleType,
    invoice.title,
    invoice.taxNo,
    invoice.address,
    invoice.phone,
    invoice.bankName,
    invoice.bankAccount,
    invoice.email,
  ]);
  return [head, ...lines].map(csvLine).join('');
}

/** Keeps a document where its student can download it. @throws {CommandError} for what is no PDF. */
async function keepDocument(
  tx: Queryable,
  { companyId, userId }: InvoiceRow,
  file: string,
  now: Date,
): Promise<string> {
  const bytes = await readFile(resolve(file)).catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
  const contentType = await kindOf(bytes, 'pdf');
  if (contentType === undefined || bytes.byteLength > LARGEST_FILE)
    throw new CommandError(`${file} is no PDF of at most 5 MB.`);
  const files = folderFileStore(readConfig(process.env, ROOT).dataDir);
  const { key } = await keepBytes(tx, files, { companyId, userId, now }, bytes, {
    extension: 'pdf',
    contentType,
  });
  return key;
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      number: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, invoiceId = '', file] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return list(tx);
    if (command !== 'issue' && command !== 'refuse' && command !== 'reverse')
      throw new CommandError(`"${command}" is none of list, issue, refuse, reverse.`);
    const now = new Date();
    const invoice = await expectInvoice(tx, invoiceId);
    if (command === 'issue') {
      const fileKey = file === undefined ? null : await keepDocument(tx, invoice, file, now);
      await decideInvoice(tx, invoice, { decision: command, invoiceNo: values.number ?? '', fileKey }, now);
    } else {
      await decideInvoice(tx, invoice, { decision: command, reason: values.reason ?? '' }, now);
    }
    return `Invoice ${invoice.id}: done\n`;
  });
}

await runCommand(run);
