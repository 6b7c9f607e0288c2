import { Option } from '@commander-js/extra-typings';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { counted } from '../platform/commands/counted.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, FROM, HOST, JSON_LIST, TO } from '../platform/commands/options.ts';
import type { Table } from '../platform/commands/table.ts';
import { writeTableFile } from '../platform/commands/tableFile.ts';
import { databaseAction, type Output, type VerbContext } from '../platform/commands/verb.ts';
import { dayAfter, dayOf } from '../platform/dates/days.ts';
import { marksOf } from './marks.ts';
import type { Period } from './period.ts';
import { drawBars } from './picture.ts';
import { salesBy, salesByCourse } from './sales.ts';
import { studyBy, studyByCourse, studyByStudent } from './study.ts';

type Report = (period: Period) => Promise<Table>;

const SALES = {
  day: (period) => salesBy('day', period),
  month: (period) => salesBy('month', period),
  course: salesByCourse,
} satisfies Record<string, Report>;
const STUDY = {
  day: (period) => studyBy('day', period),
  month: (period) => studyBy('month', period),
  course: studyByCourse,
  student: studyByStudent,
} satisfies Record<string, Report>;

const FILE = ['[file]', 'a workbook (.xlsx), CSV (.csv) or a chart (.svg); by default the terminal'] as const;

/** Outputs a report, or writes it into a file. */
async function put(title: string, table: Table, file: string | undefined): Promise<Output> {
  if (file === undefined) return table;
  if (extname(file).toLowerCase() !== '.svg') return writeTableFile(file, title, table);
  const path = pathOf(file);
  await writeFile(path, drawBars(title, table));
  return `Drew ${counted(table.rows.length, 'row')} in ${path}.\n`;
}

interface PeriodOptions extends CompanyNamed {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the requested period, by default the last thirty days. @throws {CommandError} where it ends before it
 * begins.
 */
async function periodOf(
  { tx, now }: VerbContext,
  { from, to = dayOf(now), ...named }: PeriodOptions,
): Promise<Period> {
  const first = from ?? dayAfter(to, -29);
  if (first > to) throw new CommandError(`--from=${first} is after --to=${to}.`);
  return { tx, companyId: (await companyAt(tx, named)).id, from: first, to };
}

/** Commands about reports of a school. */
export const area: Area = {
  summary: 'reports of the school',
  example: 'sales sales.xlsx --by=course --from=2026-03-01 --to=2026-03-31',
  notes: `Days are in China time; the default is the last thirty days. Amounts are in yuan: what was paid after coupons and points,
and under “back” the refunds approved in that time; all rows of “sales” have the same sum by day, month and course.
“passed” is yes or no, unmarked while open answers are to be marked, held until a missed face check is decided, or refused.`,
  addVerbs(commands) {
    commands
      .command('sales')
      .description('sums up payments and refunds by day, month or course')
      .argument(...FILE)
      .addOption(
        new Option('--by <what>', 'what each row sums up')
          .choices(['day', 'month', 'course'] as const)
          .default('day' as const),
      )
      .option(...FROM)
      .option(...TO)
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async (school, file, { by, ...options }) =>
          put('销售', await SALES[by](await periodOf(school, options)), file),
        ),
      );

    commands
      .command('study')
      .description(
        'sums up study time by day, month, course or student (with those who did not study, and when each last did)',
      )
      .argument(...FILE)
      .addOption(
        new Option('--by <what>', 'what each row sums up')
          .choices(['day', 'month', 'course', 'student'] as const)
          .default('day' as const),
      )
      .option(...FROM)
      .option(...TO)
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async (school, file, { by, ...options }) =>
          put('学习时长', await STUDY[by](await periodOf(school, options)), file),
        ),
      );

    commands
      .command('marks')
      .description('lists the marks of an exam')
      .argument('<exam>', 'the number shown by "exam list"')
      .argument(...FILE)
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx }, exam, file, named) =>
          put('成绩', await marksOf(tx, (await companyAt(tx, named)).id, exam), file),
        ),
      );
  },
};
