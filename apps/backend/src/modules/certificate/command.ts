import { parseArgs } from 'node:util';
import { asc, count, eq } from 'drizzle-orm';
import { isId } from '../../database/columns.ts';
import type { Queryable } from '../../database/connection.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { certificates, type CertificateTemplate, certificateTemplates } from './certificate.tables.ts';
import { grantCertificate, revokeCertificate } from './decide.ts';

const USAGE = `What a school does with its certificates.

  npm run certificates -- list                     every certificate with its number, and how many students hold it
  npm run certificates -- grant CERTIFICATE USERNAME…
                                                   lets students make it, whatever its terms say
  npm run certificates -- revoke NUMBER --reason=WORDS
                                                   takes back the one with the number that is printed on it

Students get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function expectTemplate(tx: Queryable, id: string): Promise<CertificateTemplate> {
  const [template] = isId(id)
    ? await tx.select().from(certificateTemplates).where(eq(certificateTemplates.id, id))
    : [];
  if (template === undefined) throw new CommandError(`There is no certificate ${id}. "list" shows them.`);
  return template;
}

async function list(tx: Queryable): Promise<string> {
  const rows = await tx
    .select({
      id: certificateTemplates.id,
      name: certificateTemplates.name,
      holders: count(certificates.certificateNo),
    })
    .from(certificateTemplates)
    .leftJoin(certificates, eq(certificates.templateId, certificateTemplates.id))
    .groupBy(certificateTemplates.id)
    .orderBy(asc(certificateTemplates.companyId), asc(certificateTemplates.id));
  return rows.map(({ id, name, holders }) => `${id}\t${holders}\t${name}\n`).join('');
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, which = '', ...usernames] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    const now = new Date();
    if (command === 'list') return list(tx);
    if (command === 'grant') {
      if (usernames.length === 0) throw new CommandError('Name the students by their user names.');
      const template = await expectTemplate(tx, which);
      return `${template.name}: granted to ${await grantCertificate(tx, template, usernames, now)} students\n`;
    }
    if (command !== 'revoke') throw new CommandError(`"${command}" is none of list, grant, revoke.`);
    await revokeCertificate(tx, which, values.reason ?? '', now);
    return `${which}: revoked\n`;
  });
}

await runCommand(run);
