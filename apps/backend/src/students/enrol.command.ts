import { counted } from '../platform/commands/counted.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { CompanyNamed } from '../platform/commands/companyAt.ts';
import { COMPANY, day, HOST, JSON_LIST } from '../platform/commands/options.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { databaseAction, type VerbContext } from '../platform/commands/verb.ts';
import { dayOf } from '../platform/dates/days.ts';
import { applyRows, openTables } from '../school/apply/applyRows.ts';
import type { Cell } from '../school/columns/cell.ts';
import type { OpenScope } from '../school/scope.ts';
import { isKey, joinKey } from '../school/table.ts';
import { enrolments } from '../school/tables/enrolments.ts';
import { students } from '../school/tables/students.ts';
import { expectRow } from './expectRow.ts';
import { idsOf } from './idsOf.ts';

/** Returns the numbers of the named students, and of those of a class. @throws {CommandError} where there are none. */
async function numbersOf(
  scope: OpenScope,
  named: readonly string[],
  inClass: string | undefined,
): Promise<string[]> {
  await idsOf(scope, named);
  if (inClass !== undefined) await expectRow(scope, 'classes', inClass);
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
  await expectRow(scope, 'courses', course);
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
}

interface Giving extends Chosen {
  readonly until?: string | undefined;
}

/** Reads until when each student has or had a course; null means without an end. */
async function readEnds(scope: OpenScope, course: string): Promise<ReadonlyMap<string, Date | null>> {
  await expectRow(scope, 'courses', course);
  return new Map(
    (await scope.stored(enrolments)).flatMap(({ row }): [string, Date | null][] =>
      isKey(course, row['course'])
        ? [[joinKey([row['student'] ?? '']), row['until'] instanceof Date ? row['until'] : null]]
        : [],
    ),
  );
}

async function put(scope: OpenScope, course: string, numbers: readonly string[], rest: readonly Cell[]) {
  await applyRows(scope, {
    table: 'enrolments',
    columns: ['student', 'course', 'isWithdrawn', 'until'],
    rows: numbers.map((number) => [number, course, ...rest]),
  });
}

async function give(school: VerbContext, course: string, numbers: readonly string[], chosen: Giving) {
  const { class: inClass, until, ...named } = chosen;
  const scope = await openTables(school, named);
  const selected = await numbersOf(scope, numbers, inClass);
  const ends = await readEnds(scope, course);
  if (until !== undefined && until < dayOf(school.now))
    throw new CommandError(`--until=${until} is in the past. “enrol end” takes a course back.`);
  const over = selected.filter((number) => {
    const before = ends.get(joinKey([number])) ?? null;
    return before !== null && before <= school.now;
  });
  if (until === undefined && over.length > 0)
    throw new CommandError(
      `The access to ${course} has expired for ${over.join(', ')}. Set a new end with --until.`,
    );
  await put(scope, course, selected, [false, until ?? '']);
  return `${course}: enrolled ${counted(selected.length, 'student')}\n`;
}

async function takeBack(school: VerbContext, course: string, numbers: readonly string[], chosen: Chosen) {
  const { class: inClass, ...named } = chosen;
  const scope = await openTables(school, named);
  const ends = await readEnds(scope, course);
  const has = (number: string): boolean => ends.has(joinKey([number]));
  const without = numbers.filter((number) => !has(number));
  const selected = (await numbersOf(scope, numbers, inClass)).filter(has);
  if (without.length > 0) throw new CommandError(`${without.join(', ')}: never enrolled in ${course}.`);
  await put(scope, course, selected, [true, '']);
  return `${course}: ended the enrolment of ${counted(selected.length, 'student')}\n`;
}

/** Commands about which students have which course. */
export const area: Area = {
  summary: 'enrolments in courses',
  example: 'add C01 2026001 2026002 --until=2027-01-31',
  notes:
    'Courses are named by their keys in the table of courses, students by their numbers. Running the same\n' +
    'command again changes nothing. “add” with another --until changes the end of existing enrolments.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the students of a course as CSV')
      .argument('<course>', 'the key of the course')
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(databaseAction(async (school, course, named) => list(await openTables(school, named), course)));

    commands
      .command('add')
      .description('enrols students, or a whole class, in a course')
      .argument('<course>', 'the key of the course')
      .argument('[students...]')
      .option('--class <key>', 'all students of this class')
      .option('--until <day>', 'the last day of access; by default as long as the course is valid', day)
      .option(...HOST)
      .option(...COMPANY)
      .action(databaseAction(give));

    commands
      .command('end')
      .description('ends the enrolment of students, or of a whole class; their progress is kept')
      .argument('<course>', 'the key of the course')
      .argument('[students...]')
      .option('--class <key>', 'all students of this class')
      .option(...HOST)
      .option(...COMPANY)
      .action(databaseAction(takeBack));
  },
};
