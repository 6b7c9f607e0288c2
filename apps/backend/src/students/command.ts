import type { Command } from '@commander-js/extra-typings';
import { inArray } from 'drizzle-orm';
import { counted } from '../platform/commands/counted.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { CompanyNamed } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, day, HOST, JSON_LIST, REASON } from '../platform/commands/options.ts';
import { type Cell, csvTable, type Table } from '../platform/commands/table.ts';
import { databaseAction } from '../platform/commands/verb.ts';
import { muteOf } from '../platform/http/muteGate.ts';
import { dayOf } from '../platform/dates/days.ts';
import { type User, users } from '../platform/database/tables/users.tables.ts';
import { newFirstPassword, setFirstPassword } from '../modules/studentInfo/index.ts';
import { applyRows, openTables } from '../school/apply/applyRows.ts';
import type { OpenScope } from '../school/scope.ts';
import { isKey, joinKey, type Row } from '../school/table.ts';
import { students } from '../school/tables/students.ts';
import { eraseAccount } from './eraseAccount.ts';
import { expectRow } from './expectRow.ts';
import { exportStudent } from './exportStudent.ts';
import { idsOf } from './idsOf.ts';

/** Columns of the list, by their names in the table of students. */
const LISTED = {
  student: 'key',
  name: 'name',
  mobile: 'mobile',
  email: 'email',
  class: 'class',
  branch: 'branch',
} as const;

/** Finds students by their numbers, in the same order. */
async function findStudents(scope: OpenScope, numbers: readonly string[]): Promise<User[]> {
  const ids = await idsOf(scope, numbers);
  const found = await scope.tx.select().from(users).where(inArray(users.id, ids));
  return ids.flatMap((id) => found.find((user) => user.id === id) ?? []);
}

/** Returns the reason and end of a mute that is in force. */
function muteCells(row: Row, now: Date): Cell[] {
  const mutedUntil = row['mutedUntil'] instanceof Date ? row['mutedUntil'] : null;
  const mute = muteOf({ muteReason: String(row['muteReason']) || null, mutedUntil }, now);
  return [mute?.reason ?? '', mute?.until ?? null];
}

async function list(scope: OpenScope, inClass: string | undefined): Promise<Table> {
  if (inClass !== undefined) await expectRow(scope, 'classes', inClass);
  const stored = await scope.stored(students);
  return csvTable(
    [...Object.keys(LISTED), 'active', 'muteReason', 'mutedUntil'],
    stored
      .filter(({ row }) => inClass === undefined || isKey(inClass, row['class']))
      .map(({ row }) => [
        ...Object.values(LISTED).map((column) => String(row[column])),
        row['isActive'] === true ? 'yes' : 'no',
        ...muteCells(row, scope.now),
      ]),
  );
}

interface NewStudent {
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly class?: string | undefined;
  readonly branch?: string | undefined;
}

async function add(scope: OpenScope, number: string, student: NewStudent): Promise<Table> {
  if ((await scope.book('students')).has(joinKey([number])))
    throw new CommandError(`The student ${number} already exists.`);
  const firstPassword = newFirstPassword();
  const { name = '', mobile = '', email = '', class: inClass = '', branch = '' } = student;
  await applyRows(scope, {
    table: 'students',
    columns: ['key', 'name', 'mobile', 'email', 'class', 'branch', 'firstPassword'],
    rows: [[number, name, mobile, email, inClass, branch, firstPassword]],
  });
  return csvTable(['student', 'password'], [[number, firstPassword]]);
}

async function reset(scope: OpenScope, named: readonly string[]): Promise<Table> {
  // A student who is listed twice gets one password, the one that is written.
  const numbers = [...new Map(named.map((number) => [joinKey([number]), number])).values()];
  const rows: [string, string][] = [];
  for (const [index, user] of (await findStudents(scope, numbers)).entries()) {
    const password = newFirstPassword();
    await setFirstPassword(scope.tx, user, password, {
      now: scope.now,
      passwordHash: scope.config.passwordHash,
    });
    rows.push([numbers[index] ?? '', password]);
  }
  return csvTable(['student', 'password'], rows);
}

/** Makes the action of a verb that allows or blocks students' log-ins. */
const accessAction = (isActive: boolean) =>
  databaseAction(async (school, numbers: string[], named: CompanyNamed) => {
    const scope = await openTables(school, named);
    await idsOf(scope, numbers);
    const rows = numbers.map((number) => [number, isActive]);
    await applyRows(scope, { table: 'students', columns: ['key', 'isActive'], rows });
    return `${numbers.length} ${isActive ? 'opened' : 'closed'}\n`;
  });

/** Writes the mute of students, or removes it. */
async function setMute(scope: OpenScope, numbers: readonly string[], reason: string, until: string) {
  await idsOf(scope, numbers);
  const rows = numbers.map((number) => [number, reason, until]);
  await applyRows(scope, { table: 'students', columns: ['key', 'muteReason', 'mutedUntil'], rows });
}

const NOTES = `Students are named by their student number, with which they log in. An initial password must be changed at the
first log-in, and cannot be shown again. To add many students use a workbook: npm run school -- apply.`;

/** Adds the verbs that change existing accounts. */
function addChanges(commands: Command): void {
  commands
    .command('reset')
    .description('gives students a new initial password, written as CSV, and logs them out')
    .argument('<students...>')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, numbers, named) => reset(await openTables(school, named), numbers)),
    );

  commands
    .command('move')
    .description('moves students into a class')
    .argument('<class>', 'key of the class')
    .argument('<students...>')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, inClass, numbers, named) => {
        const scope = await openTables(school, named);
        await idsOf(scope, numbers);
        const rows = numbers.map((number) => [number, inClass]);
        await applyRows(scope, { table: 'students', columns: ['key', 'class'], rows });
        return `${inClass}: moved ${counted(numbers.length, 'student')}\n`;
      }),
    );

  commands
    .command('close')
    .description('disables students: they are logged out and cannot log in; their data is kept')
    .argument('<students...>')
    .option(...HOST)
    .option(...COMPANY)
    .action(accessAction(false));

  commands
    .command('open')
    .description('enables closed students again')
    .argument('<students...>')
    .option(...HOST)
    .option(...COMPANY)
    .action(accessAction(true));

  commands
    .command('mute')
    .description(
      'forbids students to post what others see: questions, answers, topics, replies, reviews and files; ' +
        'their nickname and portrait stay as they are; they can still study and read',
    )
    .argument('<students...>')
    .requiredOption(...REASON)
    .option('--until <day>', 'the last day; by default until “unmute”', day)
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, numbers, { reason, until = '', ...named }) => {
        if (until !== '' && until < dayOf(school.now))
          throw new CommandError(`--until=${until} is in the past. “students unmute” ends a mute.`);
        await setMute(await openTables(school, named), numbers, reason, until);
        return `${numbers.length} muted\n`;
      }),
    );

  commands
    .command('unmute')
    .description('lets muted students post again')
    .argument('<students...>')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, numbers, named) => {
        await setMute(await openTables(school, named), numbers, '', '');
        return `${numbers.length} unmuted\n`;
      }),
    );
}

/** Adds the verbs for students' data requests: export of all data, or erasure. */
function addOwnData(commands: Command): void {
  commands
    .command('export')
    .description('writes all data of a student into an archive of JSON and files')
    .argument('<student>')
    .argument('<file>', 'the archive (.zip) to create; it must not exist yet')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, number, file, named) => {
        const scope = await openTables(school, named);
        const [user] = await findStudents(scope, [number]);
        if (user === undefined) throw new CommandError(`There is no student ${number}.`);
        return exportStudent(school, user, pathOf(file));
      }),
    );

  commands
    .command('erase')
    .description(
      'erases all data of a student except payment records, as when students close their account themselves',
    )
    .argument('<student>')
    .option('--forever <name>', 'their full name, as a confirmation', '')
    .option('--give-up-balance', 'even if their balance is lost')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(async (school, number, { host, company, ...erasing }) => {
        const scope = await openTables(school, { host, company });
        const [user] = await findStudents(scope, [number]);
        if (user === undefined) throw new CommandError(`There is no student ${number}.`);
        return eraseAccount(school, user, number, erasing);
      }),
    );
}

/** Commands about students' accounts. */
export const area: Area = {
  summary: 'accounts',
  example: 'add 2026001 --name=张三 --class=G1',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the students as CSV')
      .option('--class <key>', 'only students of this class')
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async (school, { class: inClass, ...named }) =>
          list(await openTables(school, named), inClass),
        ),
      );

    commands
      .command('add')
      .description('adds a student, and writes the initial password as CSV')
      .argument('<student>')
      .option('--name <name>', 'name of the student')
      .option('--mobile <digits>', '11 digits, for log-ins by SMS')
      .option('--email <address>', 'email address')
      .option('--class <key>', 'key of their class')
      .option('--branch <word>', 'key of their branch, the word in its address')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async (school, number, { host, company, ...student }) =>
          add(await openTables(school, { host, company }), number, student),
        ),
      );

    addChanges(commands);
    addOwnData(commands);
  },
};
