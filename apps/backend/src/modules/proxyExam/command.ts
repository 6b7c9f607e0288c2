import { asc, count, eq } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readText } from '../../platform/commands/files.ts';
import { JSON_LIST } from '../../platform/commands/options.ts';
import { type Cell, csvTable, tabTable, type Table } from '../../platform/commands/table.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { isId, idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { presentAnswers } from '../studentInfo/index.ts';
import { type Decision, type DecisionWord, decideSigns, readDecisions } from './decide.service.ts';
import { findFields, answerTextOf } from './fields.ts';
import { nameProvinces } from './items.repo.ts';
import { examItems, type ExamItem, examPlaces, examSigns } from './proxyExam.tables.ts';

async function expectExam(tx: Queryable, id: string): Promise<ExamItem> {
  const [item] = await tx
    .select()
    .from(examItems)
    .where(eq(examItems.id, idOrNone(id)));
  if (item === undefined) throw new CommandError(`There is no exam ${id}. "list" shows them.`);
  return item;
}

async function list(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({ id: examItems.id, name: examItems.name, company: companies.name, signs: count(examSigns.id) })
    .from(examItems)
    .innerJoin(companies, eq(companies.id, examItems.companyId))
    .leftJoin(examSigns, eq(examSigns.itemId, examItems.id))
    .groupBy(examItems.id, companies.id)
    .orderBy(asc(examItems.companyId), asc(examItems.id));
  return tabTable(
    ['exam', 'registered', 'name', 'company'],
    rows.map(({ id, name, company, signs }) => [id, signs, name, company]),
  );
}

/** Lists the registrations for an exam with all their answers, and empty columns for decisions. */
export async function listSigns(tx: Queryable, item: ExamItem): Promise<Table> {
  const fields = await findFields(tx, item);
  const rows = await tx
    .select({ sign: examSigns, user: users, number: studentNumber, place: examPlaces.name })
    .from(examSigns)
    .innerJoin(users, eq(users.id, examSigns.userId))
    .leftJoin(examPlaces, eq(examPlaces.id, examSigns.placeId))
    .where(eq(examSigns.itemId, item.id))
    .orderBy(asc(examSigns.id));
  const names = new Map(
    (await nameProvinces(rows.map(({ sign }) => sign.provinceCode))).map(({ provinceCode, provinceName }) => [
      provinceCode,
      provinceName,
    ]),
  );
  const head = [
    'registration',
    'state',
    'decision',
    'reason',
    'student',
    'name',
    'province',
    'place',
    ...fields.map(({ fieldName }) => fieldName),
  ];
  const lines: Cell[][] = [];
  for (const { sign, user, number, place } of rows) {
    const answers = new Map(sign.answers.map((answer) => [answer.fieldId, answer]));
    const presented = await presentAnswers({ db: tx, user }, fields, answers);
    const answerTexts = presented.map((field) => {
      const answer = answers.get(field.fieldId);
      // File addresses are relative to the school's host.
      const files = field.fileImageValues.map(({ fileName, url }) => `${fileName} ${url}`);
      return answer === undefined || files.length > 0 ? files.join('\n') : answerTextOf(field, answer);
    });
    const province = names.get(sign.provinceCode) ?? null;
    lines.push([sign.id, sign.state, null, sign.reason, number, user.name, province, place, ...answerTexts]);
  }
  return csvTable(head, lines);
}

async function decide(
  tx: Queryable,
  item: ExamItem,
  decisions: readonly Decision[],
  now: Date,
): Promise<string> {
  return `${item.name}: ${counted(await decideSigns(tx, item, decisions, now), 'registration')} decided\n`;
}

/** Returns the action of a command that decides registrations by their ids. */
const deciding = (decision: DecisionWord) =>
  databaseAction(
    async (
      { tx, now },
      examId: string,
      numbers: readonly string[],
      { reason = '' }: { readonly reason?: string | undefined },
    ) => {
      const item = await expectExam(tx, examId);
      if (!numbers.every(isId)) throw new CommandError('Name the registrations by their numbers.');
      return decide(
        tx,
        item,
        numbers.map((signId) => ({ signId, decision, reason })),
        now,
      );
    },
  );

/** The school commands for registrations for external exams. */
export const area: Area = {
  summary: 'external exams',
  example: 'return 4 17 18 --reason="The photo is blurred"',
  notes:
    'Students get a message. Files are listed with their paths at the host of the school: https://school.example/files/…',
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all exams with their number and their number of registrations')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => list(tx)));

    commands
      .command('write')
      .description('writes the registrations of an exam as CSV, with columns to fill in the decisions')
      .argument('<exam>')
      .option(...JSON_LIST)
      .action(databaseAction(async ({ tx }, examId) => listSigns(tx, await expectExam(tx, examId))));

    commands
      .command('read')
      .description('reads decisions from a CSV: registration, decision (accept, return, close), reason')
      .argument('<exam>')
      .argument('<file>')
      .action(
        databaseAction(async ({ tx, now }, examId, file) => {
          const item = await expectExam(tx, examId);
          return decide(tx, item, readDecisions(await readText(file)), now);
        }),
      );

    commands
      .command('accept')
      .description('accepts registrations by their numbers, also returned or closed ones')
      .argument('<exam>')
      .argument('<numbers...>')
      .option('--reason <text>', 'a message, shown to the students')
      .action(deciding('accept'));

    commands
      .command('return')
      .description('returns registrations for correction, also closed ones')
      .argument('<exam>')
      .argument('<numbers...>')
      .requiredOption('--reason <text>', 'what to correct, shown to the students')
      .action(deciding('return'));

    commands
      .command('close')
      .description('closes registrations')
      .argument('<exam>')
      .argument('<numbers...>')
      .option('--reason <text>', 'the reason, shown to the students')
      .action(deciding('close'));
  },
};
