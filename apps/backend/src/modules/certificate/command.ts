import { asc, count, eq } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { tabTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { certificates, type CertificateTemplate, certificateTemplates } from './certificate.tables.ts';
import { grantCertificate, revokeCertificate } from './decide.service.ts';

async function expectTemplate(tx: Queryable, id: string): Promise<CertificateTemplate> {
  const [template] = isId(id)
    ? await tx.select().from(certificateTemplates).where(eq(certificateTemplates.id, id))
    : [];
  if (template === undefined) throw new CommandError(`There is no certificate ${id}. "list" shows them.`);
  return template;
}

async function list(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({
      id: certificateTemplates.id,
      name: certificateTemplates.name,
      company: companies.name,
      holders: count(certificates.certificateNo),
    })
    .from(certificateTemplates)
    .innerJoin(companies, eq(companies.id, certificateTemplates.companyId))
    .leftJoin(certificates, eq(certificates.templateId, certificateTemplates.id))
    .groupBy(certificateTemplates.id, companies.id)
    .orderBy(asc(certificateTemplates.companyId), asc(certificateTemplates.id));
  return tabTable(
    ['certificate', 'holders', 'name', 'company'],
    rows.map(({ id, name, company, holders }) => [id, holders, name, company]),
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
      .description('lists all certificates with their number and how many students have each')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => list(tx)));

    commands
      .command('grant')
      .description('grants a certificate to students regardless of its conditions')
      .argument('<certificate>')
      .argument('<students...>')
      .action(
        databaseAction(async ({ tx, now }, id, usernames) => {
          const template = await expectTemplate(tx, id);
          const students = [...new Set(usernames)];
          const granted = await grantCertificate(tx, template, students, now);
          const rest = students.length - granted;
          const had = rest === 0 ? '' : `; ${rest} already have it or could already create it`;
          const to = `granted to ${counted(granted, 'student')}, who can now create it on their page`;
          return `${template.name}: ${to}; “list” counts created certificates only${had}\n`;
        }),
      );

    commands
      .command('revoke')
      .description('revokes the certificate with this printed number')
      .argument('<number>')
      .requiredOption('--reason <text>', 'the reason, shown to the student')
      .action(
        databaseAction(async ({ tx, now }, certificateNo, { reason }) => {
          await revokeCertificate(tx, certificateNo, reason, now);
          return `${certificateNo}: revoked\n`;
        }),
      );
  },
};
