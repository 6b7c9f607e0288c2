import { lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { lastAuditEntryId } from '../platform/audit/auditLog.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, HOST } from '../platform/commands/options.ts';
import { outputAction, databaseAction, type VerbContext } from '../platform/commands/verb.ts';
import { withProgress } from '../platform/commands/progress.ts';
import { applyPlans, countWrites } from './apply/apply.ts';
import type { Language } from './columns/cell.ts';
import { type Checked, checkedBy, checkFound } from './apply/check.ts';
import { countExported, readExisting } from './export.ts';
import { readFolder, writeFolder } from './sources/folder.ts';
import { mistakesText } from './mistakes.ts';
import { hashingText } from './apply/hashing.ts';
import { checkedJson, plansText } from './apply/planText.ts';
import { openScope } from './scope.ts';
import { inChinese } from './messages/inChinese.ts';
import { type Found, languageOf } from './sources/source.ts';
import { subjects } from './tables/index.ts';
import { writeWorkbook } from './sources/writeWorkbook.ts';

const tables = subjects.map(({ table }) => table);
const isWorkbook = (path: string): boolean => path.toLowerCase().endsWith('.xlsx');

const languageOption = () =>
  new Option('--language <language>', 'language of column names and choices')
    .choices(['zh', 'en'] as const)
    .default('zh' as Language);

async function readSource(path: string): Promise<Found> {
  const found = await lstat(path);
  if (found.isDirectory()) return readFolder(path, tables);
  const { readWorkbook } = await import('./sources/workbook.ts');
  return readWorkbook(path, tables);
}

/** Refuses to overwrite what somebody may have filled in. @throws {CommandError} where something exists at the path. */
async function expectFree(path: string, way: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || (found.isDirectory() && (await readdir(path)).length === 0)) return;
  throw new CommandError(`${path} already exists, and its contents would be lost. ${way}`);
}

async function writeTo(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** Refuses a file with mistakes. @throws {CommandError} listing all mistakes, also as JSON where that was asked for. */
function expectRight(checked: Checked, found: Found, isJson: boolean): void {
  if (checked.mistakes.length > 0)
    throw new CommandError(
      mistakesText(checked.mistakes, languageOf(found), tables),
      isJson ? checkedJson(checked) : undefined,
    );
}

/** Lists what was ignored or read unseen, each in a paragraph. */
function notesText(found: Found): string {
  const translate = languageOf(found) === 'zh' ? inChinese : (note: string) => note;
  return found.notes.map((note) => `\n${translate(note)}\n`).join('');
}

const OUTCOMES = {
  zh: { changed: '已完成。', unchanged: '没有要改的。' },
  en: { changed: 'Done.', unchanged: 'Nothing to change.' },
};

interface Checking extends CompanyNamed {
  readonly keepMissing?: boolean | undefined;
}

/** Opens the tables of a company, with the files of a folder. */
async function openWithFolder({ tx, now, config, files }: VerbContext, companyId: string, folder: string) {
  const store = async () => (await files()).store;
  return openScope(
    { tx, companyId, now, config, folder, store, since: await lastAuditEntryId(tx) },
    subjects,
  );
}

/** Reads a file, and plans what it would change. */
async function checkFile(school: VerbContext, file: string, { keepMissing = false, ...named }: Checking) {
  const { id, name } = await companyAt(school.tx, named);
  const found = await readSource(pathOf(file));
  const scope = await openWithFolder(school, id, found.folder);
  const checked = await withProgress(checkedBy(found), (progress) =>
    checkFound(scope, subjects, found, { isKeepingMissing: keepMissing, progress }),
  );
  return { name, found, scope, checked };
}

const KEEP_MISSING = ['--keep-missing', 'keep rows that the file does not contain'] as const;

/** Commands about a school's tables. */
export const area: Area = {
  summary: 'the school’s content as tables',
  example: 'check school.xlsx --host=second.localhost',
  notes: `A workbook (.xlsx) and a folder of CSV and Markdown are equivalent; docs/school-tables.md lists all sheets and columns.
"check" shows what "apply" would change, and lists all mistakes with their cells, in the language of the file's
columns. The word "data" may be omitted.`,
  addVerbs(commands) {
    commands
      .command('template')
      .description('writes an empty workbook with drop-downs and comments on the columns, or an empty folder')
      .argument('[file]', 'a workbook (.xlsx) or a folder', 'school.xlsx')
      .addOption(languageOption())
      .action(
        outputAction(async (file, { language: chosen }) => {
          const path = pathOf(file);
          await expectFree(path, 'Choose another file.');
          const empty = tables.map((table) => ({ table, rows: [] }));
          if (isWorkbook(path)) await writeTo(path, await writeWorkbook(empty, chosen));
          else await writeFolder(path, empty);
          return `Wrote ${path}. Fill it in, then: npm run school -- check ${file}\n`;
        }),
      );

    commands
      .command('check')
      .description('shows what a workbook or folder would change, and lists its mistakes by their cells')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .option(...KEEP_MISSING)
      .option('--json', 'writes the plan as JSON')
      .action(
        databaseAction(async (school, file, { json, ...options }) => {
          const { name, found, checked } = await checkFile(school, file, options);
          expectRight(checked, found, json === true);
          if (json === true) return checkedJson(checked);
          const { plans } = checked;
          const hashing = await hashingText(plans, school.config.passwordHash);
          return `${name}\n\n${plansText(plans, languageOf(found))}${hashing && `\n${hashing}`}${notesText(found)}`;
        }),
      );

    commands
      .command('apply')
      .description(
        'changes the school to match a workbook or folder; applying the same file again changes nothing',
      )
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .option(...KEEP_MISSING)
      .option('--json', 'writes the result as JSON')
      .action(
        databaseAction(async (school, file, { json, ...options }) => {
          const { name, found, scope, checked } = await checkFile(school, file, options);
          const { plans } = checked;
          expectRight(checked, found, json === true);
          // Announced before and during the work, so that the person who waits knows what takes so long.
          if (process.stderr.isTTY)
            process.stderr.write(await hashingText(plans, school.config.passwordHash));
          const hasChanged = await withProgress(countWrites(plans), (progress) =>
            applyPlans(scope, subjects, plans, progress),
          );
          if (json === true) return checkedJson(checked);
          const language = languageOf(found);
          const outcome = OUTCOMES[language][hasChanged ? 'changed' : 'unchanged'];
          return `${name}\n\n${plansText(plans, language)}${notesText(found)}\n${outcome}\n`;
        }),
      );

    commands
      .command('export')
      .description(
        'exports the school as a workbook (.xlsx) or a folder; applying it unchanged changes nothing',
      )
      .argument('<file>', 'a workbook (.xlsx) or a folder')
      .option(...HOST)
      .option(...COMPANY)
      .addOption(languageOption())
      .option('--replace', 'overwrite an existing file or folder')
      .action(
        databaseAction(async (school, file, { language: chosen, replace, ...named }) => {
          const { id, name } = await companyAt(school.tx, named);
          const path = pathOf(file);
          if (replace !== true) await expectFree(path, 'Choose another file, or use --replace.');
          const folder = isWorkbook(path) ? dirname(path) : path;
          await mkdir(folder, { recursive: true });
          const scope = await openWithFolder(school, id, folder);
          const filled = await withProgress(await countExported(scope, subjects), (progress) =>
            readExisting(scope, subjects, progress),
          );
          if (isWorkbook(path)) await writeTo(path, await writeWorkbook(filled, chosen));
          else await writeFolder(path, filled);
          const counts = filled.flatMap(({ table, rows }) =>
            rows.length === 0 ? [] : [`${table.sheet.en.toLowerCase()} ${rows.length}`],
          );
          return `${name}: wrote ${path} (${counts.join(', ') || 'no rows yet'}).\n`;
        }),
      );
  },
};
