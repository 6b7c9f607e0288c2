import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, tabTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { certificates, type CertificateTemplate, certificateTemplates } from './certificate.tables.ts';
import { grantCertificate, revokeCertificate, withdrawCertificate } from './decide.service.ts';

async function expectTemplate(tx: Queryable, id: string): Promise<CertificateTemplate> {
  const [template] = await tx
    .select()
    .from(certificateTemplates)
    .where(eq(certificateTemplates.id, idOrNone(id)));
  if (template === undefined) throw new CommandError(`There is no certificate ${id}. "list" shows them.`);
  return template;
}

async function list(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({
      id: certificateTemplates.id,
      name: certificateTemplates.name,
      company: companies.name,
      holders: count(certificates.userId),
    })
    .from(certificateTemplates)
    .innerJoin(companies, eq(companies.id, certificateTemplates.companyId))
    .leftJoin(
      certificates,
      and(eq(certificates.templateId, certificateTemplates.id), eq(certificates.state, 'issued')),
    )
    .groupBy(certificateTemplates.id, companies.id)
    .orderBy(asc(certificateTemplates.companyId), asc(certificateTemplates.id));
  return tabTable(
    ['certificate', 'holders', 'name', 'company'],
    rows.map(({ id, name, company, holders }) => [id, holders, name, company]),
  );
}

/** Lists the students who created a certificate, were granted it, or lost it, by the printed number. */
async function listHolders(tx: Queryable, { id }: CertificateTemplate): Promise<Table> {
  const { certificateNo, state, issuedAt, expiresAt, holderName, sourceName, reason } = certificates;
  const rows = await tx
    .select({
      certificateNo,
      state,
      issuedAt,
      expiresAt,
      student: studentNumber,
      name: sql<string | null>`coalesce(nullif(${holderName}, ''), ${users.name})`,
      sourceName,
      reason,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.templateId, id), ne(state, 'open')))
    .orderBy(asc(certificateNo), asc(users.id));
  return csvTable(
    ['number', 'state', 'issued', 'expires', 'student', 'name', 'for', 'reason'],
    rows.map((row) => [
      row.certificateNo,
      row.state,
      row.issuedAt,
      row.expiresAt,
      row.student,
      row.name,
      row.sourceName,
      row.reason,
    ]),
  );
}

/** The school commands for certificates. */
export const area: Area = {
  summary: 'certificates of students',
  example: 'grant 3 student member',
  notes: 'Students get a message.',
  addVerbs(commands) {
    commands
      .command('list')
      .description(
        'lists all certificates with their number and how many students have each; ' +
          'with a certificate writes its students and their printed numbers as CSV',
      )
      .argument('[certificate]')
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx }, id) =>
          id === undefined ? list(tx) : listHolders(tx, await expectTemplate(tx, id)),
        ),
      );

    commands
      .command('grant')
      .description(
        'grants a certificate to students regardless of its conditions; a revoked one is valid again',
      )
      .argument('<certificate>')
      .argument('<students...>')
      .action(
        databaseAction(async ({ tx, now }, id, usernames) => {
          const template = await expectTemplate(tx, id);
          const students = [...new Set(usernames)];
          const { granted, restored } = await grantCertificate(tx, template, students, now);
          const rest = students.length - granted - restored;
          const again = restored === 0 ? '' : `; ${counted(restored, 'revoked one')} valid again`;
          const had = rest === 0 ? '' : `; ${rest} already have it or could already create it`;
          const to = `granted to ${counted(granted, 'student')}, who can now create it on their page`;
          return `${template.name}: ${to}; “list” counts created certificates only${again}${had}\n`;
        }),
      );

    commands
      .command('revoke')
      .description(
        'revokes the certificate with this printed number, as “list” shows it; or a certificate of “list” from ' +
          'students, also one that they were only granted',
      )
      .argument('<number>', 'the printed number, or with students the number of the certificate')
      .argument('[students...]')
      .requiredOption('--reason <text>', 'the reason, shown to the student')
      .action(
        databaseAction(async ({ tx, now }, number, usernames, { reason }) => {
          if (usernames.length === 0) {
            await revokeCertificate(tx, number, reason, now);
            return `${number}: revoked\n`;
          }
          const template = await expectTemplate(tx, number);
          const students = [...new Set(usernames)];
          await withdrawCertificate(tx, template, students, { reason, now });
          return `${template.name}: revoked from ${counted(students.length, 'student')}\n`;
        }),
      );
  },
};
