import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { counted } from '../platform/commands/counted.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../platform/commands/options.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { databaseAction, type VerbContext } from '../platform/commands/verb.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';
import { users } from '../platform/database/tables/users.tables.ts';
import { makeCompany, type NewCompany } from '../content/schools/newCompany.ts';
import { companyChanged } from '../platform/http/tenants.ts';
import { notify } from '../platform/events/events.ts';
import { exportCompany } from './exportCompany.ts';
import { openVideoProvider } from '../providers/video/openVideoProvider.ts';
import { removeCompany } from './removeCompany.ts';

async function list({ tx }: VerbContext): Promise<Table> {
  const rows = await tx
    .select({
      id: companies.id,
      name: companies.name,
      hosts: companies.hosts,
      students: tx.$count(users, and(eq(users.companyId, companies.id), ne(users.status, 'closed'))),
    })
    .from(companies)
    .orderBy(asc(companies.id));
  return csvTable(
    ['id', 'company', 'hosts', 'students'],
    rows.map(({ id, name, hosts, students }) => [id, name, hosts.join(' '), String(students)]),
  );
}

interface CreateOptions extends Omit<NewCompany, 'folder' | 'hosts'> {
  readonly hosts: string;
}

async function make(
  school: VerbContext,
  folder: string,
  { hosts, ...names }: CreateOptions,
): Promise<string> {
  const company = { folder, hosts: hosts.split(/[,，\s]+/), ...names };
  const created = await makeCompany(school.tx, school.config, company);
  for (const companyId of created.changed) await notify(school.tx, companyChanged, { companyId });
  return (
    `Created ${company.name} in ${created.folder}, with the hosts ${company.hosts.join(', ')}.\n` +
    'Set its logo, colours, address and telephone in the sheet 分校 (Branches): npm run school -- export school.xlsx\n'
  );
}

interface Removal extends CompanyNamed {
  readonly forever: string;
}

async function remove(school: VerbContext, { forever, ...named }: Removal): Promise<string> {
  const { tx, connection, config, now } = school;
  const company = await companyAt(tx, named);
  if (forever !== company.name)
    throw new CommandError(
      `This removes ${company.name} (${company.hosts.join(', ')}) with all its students and files, and only a backup ` +
        `can restore them. Confirm with --forever=${JSON.stringify(company.name)}`,
    );
  school.addSubjects(company.id, ...company.hosts);
  // Where the files cannot be reached, nothing is removed.
  const files = await school.files();
  const removed = await removeCompany(tx, config, company);
  // The files are only removed after the commit of the rows that refer to them.
  const provider = openVideoProvider({ config, db: connection.db, clock: { now: () => now } });
  school.afterCommit(() => removed.removeFiles(files, provider));
  return `Removed ${company.name}: ${counted(removed.rows, 'row')} and all its files.\n`;
}

const NOTES = `An export contains ID numbers and addresses of students in plain text: protect it like a backup. docs/privacy.md lists
where other data is stored, and what is not in the database.`;

/** Commands about whole companies. */
export const area: Area = {
  summary: 'whole companies',
  example: 'export ./qinghe-2026 --host=qinghe.example',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the companies with their hosts as CSV')
      .option(...JSON_LIST)
      .action(databaseAction((school) => list(school)));

    commands
      .command('new')
      .description('creates a company with one school, and its folder in SCHOOLS_DIR')
      .argument('<key>', 'name of its folder, such as pines')
      .requiredOption('--name <name>', 'name of the school')
      .requiredOption('--hosts <names>', 'its host names, separated by commas, the main one first')
      .option('--name-en <name>', 'name on English pages')
      .option('--short-name <name>', 'name in the page header, about 8 characters; by default the full name')
      .option('--short-name-en <name>', 'short name in English')
      .option('--brand <colour>', 'its colour, such as #1d5bd6, for header, buttons and links')
      .action(databaseAction(make));

    commands
      .command('export')
      .description(
        'writes all data of a company into a new folder: a JSON Lines file per table, and the files',
      )
      .argument('<folder>', 'the folder to create; it must not exist yet')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async (school, folder, named) => {
          await school.tx.execute(sql`set transaction isolation level repeatable read`);
          return exportCompany(school, await companyAt(school.tx, named), pathOf(folder));
        }),
      );

    commands
      .command('remove')
      .description('removes a company with everything that belongs to it')
      .requiredOption('--host <name>', HOST[1])
      .option(...COMPANY)
      .option('--forever <name>', 'its full name, as a confirmation', '')
      .action(databaseAction(remove));
  },
};
