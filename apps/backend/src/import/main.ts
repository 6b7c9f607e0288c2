import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import { connect, type Queryable } from '../database/connection.ts';
import { EmbeddedError } from '../database/embedded/errors.ts';
import { companies, type Company } from '../database/tables/companies.tables.ts';
import { importBank, summaryText as bankSummary } from './bank/bankImport.ts';
import { SourceError } from './bank/sourceFile.ts';
import { CourseSourceError } from './courses/courseFile.ts';
import { importCourses, summaryText as coursesSummary } from './courses/courseImport.ts';
import { openDatabase } from '../commands/openDatabase.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const USAGE = `Reads courses or questions into a school's company.

  npm run import -- courses FOLDER       Markdown courses: X.md in Chinese, X.en.md in English,
                                         a folder a category, a folder in it a subcategory
  npm run import -- bank FILE…           collections of questions as JSON

Options
  --host=NAME      the company that answers at this host, for example --host=second.localhost
  --company=NAME   the company of this name
                   Without either: the first company.
  --help           this text

It works on DATABASE_URL, else on the embedded database, also while the server runs. Everything is
written in one transaction: a mistake imports nothing. What was imported before is brought up to date.
`;

/** A command that cannot be understood. */
class UsageError extends Error {}

interface Command {
  readonly kind: 'courses' | 'bank';
  readonly paths: readonly string[];
  readonly host: string | undefined;
  readonly company: string | undefined;
}

function readCommand(args: readonly string[]): Command | 'help' {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        company: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help === true) return 'help';
  const [kind, ...paths] = positionals;
  if (kind === undefined) throw new UsageError('Say what to import: courses or bank.');
  if (kind !== 'courses' && kind !== 'bank') throw new UsageError(`"${kind}" is neither courses nor bank.`);
  if (paths.length === 0)
    throw new UsageError(kind === 'courses' ? 'Name the folder of the courses.' : 'Name at least one file.');
  if (kind === 'courses' && paths.length > 1) throw new UsageError('Name one folder only.');
  return { kind, paths: paths.map((path) => resolve(path)), host: values.host, company: values.company };
}

async function chooseCompany(tx: Queryable, { host, company }: Command): Promise<Company> {
  const all = await tx.select().from(companies).orderBy(asc(companies.id));
  const found = all.find(
    (one) =>
      (host === undefined || one.hosts.includes(host)) && (company === undefined || one.name === company),
  );
  if (found !== undefined) return found;
  if (all.length === 0)
    throw new UsageError('There is no company yet. Start the server once (npm start), then import.');
  const known = all.map(({ name, hosts }) => `${name} (${hosts.join(', ')})`).join('; ');
  throw new UsageError(
    `There is no company at ${host ?? 'any host'}${company === undefined ? '' : ` called ${company}`}. There are: ${known}`,
  );
}

async function run(args: readonly string[]): Promise<string> {
  const command = readCommand(args);
  if (command === 'help') return USAGE;
  const database = await openDatabase(process.env, ROOT);
  const connection = connect(database.url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await connection.db.transaction(async (tx) => {
      const company = await chooseCompany(tx, command);
      const [folder = ''] = command.paths;
      const summary =
        command.kind === 'courses'
          ? coursesSummary(await importCourses(tx, company.id, folder, new Date()))
          : bankSummary(await importBank(tx, company.id, command.paths));
      return `${company.name}\n\n${summary}\n`;
    });
  } finally {
    await connection.close();
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  const isOfSource = error instanceof SourceError || error instanceof CourseSourceError;
  if (isOfSource) return `${error.message}\nNothing was imported.`;
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  return `The import failed and changed nothing: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
