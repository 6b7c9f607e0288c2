import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { CompanyNamed } from '../platform/commands/companyAt.ts';
import { COMPANY, HOST, JSON_LIST } from '../platform/commands/options.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { onSchool } from '../platform/commands/verb.ts';
import { applyRows, openTables } from '../school/applyRows.ts';
import type { OpenScope } from '../school/scope.ts';
import { isKey } from '../school/table.ts';
import { enrolments } from '../school/tables/enrolments.ts';
import { students } from '../school/tables/students.ts';
import { idsOf } from './idsOf.ts';

/** The numbers of the students who are named, and of those of a class. @throws {CommandError} where there is nobody. */
async function numbersOf(
  scope: OpenScope,
  named: readonly string[],
  inClass: string | undefined,
): Promise<string[]> {
  await idsOf(scope, named);
  const ofClass =
    inClass === undefined
      ? []
      : (await scope.stored(students)).flatMap(({ row }) =>
          isKey(inClass, row['class']) ? [String(row['key'])] : [],
        );
  const numbers = [...new Set([...named, ...ofClass])];
  if (numbers.length > 0) return numbers;
  throw new CommandError(
    inClass === undefined
      ? 'Name students by their numbers, or a class.'
      : `Nobody is in the class ${inClass}.`,
  );
}

async function list(scope: OpenScope, course: string): Promise<Table> {
  const stored = await scope.stored(enrolments);
  return csvTable(
    ['student', 'until', 'withdrawn'],
    stored.flatMap(({ row }) =>
      isKey(course, row['course'])
        ? [
            [
              String(row['student']),
              row['until'] instanceof Date ? row['until'] : null,
              row['isWithdrawn'] === true ? 'yes' : 'no',
            ],
          ]
        : [],
    ),
  );
}

interface Chosen extends CompanyNamed {
  readonly class?: string | undefined;
  readonly until?: string | undefined;
}

/** Makes the action of a verb that gives a course, or takes it back. */
const putting = (isWithdrawn: boolean) =>
  onSchool(
    async (school, course: string, numbers: string[], { class: inClass, until = '', ...named }: Chosen) => {
      const scope = await openTables(school, named);
      const wanted = await numbersOf(scope, numbers, inClass);
      await applyRows(scope, {
        table: 'enrolments',
        columns: ['student', 'course', 'until', 'isWithdrawn'],
        rows: wanted.map((number) => [number, course, until, isWithdrawn]),
      });
      return `${course}: ${isWithdrawn ? 'taken from' : 'given to'} ${wanted.length} students\n`;
    },
  );

/** Who of a school's students has which course. */
export const area: Area = {
  summary: 'courses of students',
  example: 'add C01 2026001 2026002 --until=2027-01-31',
  notes:
    'Courses are named by their keys in the table of courses, students by their numbers. The same call again changes nothing.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the students of a course as CSV')
      .argument('<course>', 'the key of the course')
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(onSchool(async (school, course, named) => list(await openTables(school, named), course)));

    commands
      .command('add')
      .description('gives a course to students, or to all of a class')
      .argument('<course>', 'the key of the course')
      .argument('[numbers...]')
      .option('--class <key>', 'all students of this class')
      .option('--until <day>', 'the end of the right to study; else as long as the course is valid')
      .option(...HOST)
      .option(...COMPANY)
      .action(putting(false));

    commands
      .command('end')
      .description('takes a course back from students, or from all of a class; what they studied is kept')
      .argument('<course>', 'the key of the course')
      .argument('[numbers...]')
      .option('--class <key>', 'all students of this class')
      .option(...HOST)
      .option(...COMPANY)
      .action(putting(true));
  },
};
