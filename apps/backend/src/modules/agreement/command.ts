import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../../platform/commands/companyAt.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { expectStudent, studentNumber } from '../../platform/commands/students.ts';
import { csvTable, tabTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { type AgreementRow, protocols, studentProtocols } from './agreement.tables.ts';
import { endSignatures } from './signatures.service.ts';

/** The key of an agreement in the sheets; one made by hand is named by its id. */
const agreementKey = sql<string>`coalesce(${protocols.sourceKey}, '#' || ${protocols.id})`;

async function expectAgreement(tx: Queryable, named: CompanyNamed, key: string): Promise<AgreementRow> {
  const { id: companyId } = await companyAt(tx, named);
  const [row] = await tx
    .select()
    .from(protocols)
    .where(and(eq(protocols.companyId, companyId), eq(agreementKey, key)));
  if (row === undefined) throw new CommandError(`There is no agreement “${key}”. "list" shows their keys.`);
  return row;
}

async function list(tx: Queryable, named: CompanyNamed): Promise<Table> {
  const { id: companyId } = await companyAt(tx, named);
  const rows = await tx
    .select({ key: agreementKey, name: protocols.name, signed: count(studentProtocols.signedAt) })
    .from(protocols)
    .leftJoin(studentProtocols, eq(studentProtocols.protocolId, protocols.id))
    .where(eq(protocols.companyId, companyId))
    .groupBy(protocols.id)
    .orderBy(asc(protocols.id));
  return tabTable(
    ['agreement', 'signed', 'name'],
    rows.map(({ key, signed, name }) => [key, signed, name]),
  );
}

/** Lists who signed an agreement, and whether its text has changed since. */
async function listSigned(tx: Queryable, { id, content }: AgreementRow): Promise<Table> {
  const current = markupOfSchool(content, 'document');
  const rows = await tx
    .select({ copy: studentProtocols, student: studentNumber, name: users.name })
    .from(studentProtocols)
    .innerJoin(users, eq(users.id, studentProtocols.userId))
    .where(and(eq(studentProtocols.protocolId, id), isNotNull(studentProtocols.signedAt)))
    .orderBy(asc(studentProtocols.signedAt), asc(studentProtocols.id));
  return csvTable(
    ['student', 'name', 'signed', 'ends', 'text', 'by'],
    rows.map(({ copy, student, name }) => [
      student,
      name,
      copy.signedAt,
      copy.expiresAt,
      copy.signedHtml === current ? 'current' : 'earlier',
      copy.signName === '' ? 'drawn' : copy.signName,
    ]),
  );
}

/** Reads the text that a student signed, as HTML. */
async function readSigned(tx: Queryable, { id, companyId, name }: AgreementRow, username: string) {
  const { userId } = await expectStudent(tx, companyId, username);
  const [copy] = await tx
    .select({ html: studentProtocols.signedHtml })
    .from(studentProtocols)
    .where(
      and(
        eq(studentProtocols.protocolId, id),
        eq(studentProtocols.userId, userId),
        isNotNull(studentProtocols.signedAt),
      ),
    )
    .orderBy(asc(studentProtocols.signedAt))
    .limit(1);
  if (copy === undefined) throw new CommandError(`${username} has not signed “${name}”.`);
  return `${copy.html ?? ''}\n`;
}

/** The school commands for agreements. */
export const area: Area = {
  summary: 'agreements that students sign',
  example: 'signed privacy > signed.csv',
  notes: `An agreement is named by its key in 协议 Agreements. Whoever has signed keeps the text as it was then; “earlier” marks a
text that has changed since. To have everybody sign a new text, add it as a new row, and require that one in 协议适用 Agreement
targets.`,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all agreements with their keys and the number of signatures')
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }, { host, company }) => list(tx, { host, company })));

    commands
      .command('signed')
      .description('writes who signed an agreement as CSV: when, and whether its text has changed since')
      .argument('<agreement>')
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx }, key, { host, company }) =>
          listSigned(tx, await expectAgreement(tx, { host, company }, key)),
        ),
      );

    commands
      .command('text')
      .description('writes the text that a student signed as HTML')
      .argument('<agreement>')
      .argument('<student>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx }, key, student, named) =>
          readSigned(tx, await expectAgreement(tx, named, key), student),
        ),
      );

    commands
      .command('end')
      .description(
        'ends a student’s signature, for example after a withdrawal: what requires it is closed to them, and the ' +
          'signed text is kept',
      )
      .argument('<agreement>')
      .argument('<student>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, now }, key, student, named) => {
          const { id: protocolId, companyId, name } = await expectAgreement(tx, named, key);
          const { userId } = await expectStudent(tx, companyId, student);
          if (!(await endSignatures(tx, { protocolId, userId, now })))
            throw new CommandError(`${student} has no valid signature of “${name}”.`);
          return `${name}: the signature of ${student} has ended\n`;
        }),
      );
  },
};
