import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asc, count, eq } from 'drizzle-orm';
import { isId } from '../../database/columns.ts';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import { csvLine } from '../../commands/csv.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { decideSigns, isDecisionWord, readDecisions } from './decide.ts';
import { findFields, wordsOf } from './fields.ts';
import { nameProvinces } from './items.repo.ts';
import { examItems, type ExamItem, examPlaces, examSigns } from './proxyExam.tables.ts';

const USAGE = `What a school does with its students' registrations for exams of others.

  npm run registrations -- list                    every exam with its number, and how many registered
  npm run registrations -- write EXAM              writes its registrations as CSV, with columns for the decisions
  npm run registrations -- read EXAM FILE          reads the CSV: registration, decision (accept, return, close), reason
  npm run registrations -- accept EXAM NUMBER…     accepts registrations by their numbers
  npm run registrations -- return EXAM NUMBER… --reason=WORDS
                                                   gives them back to be mended
  npm run registrations -- close EXAM NUMBER… [--reason=WORDS]
                                                   ends them

Students get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function expectExam(tx: Queryable, id: string | undefined): Promise<ExamItem> {
  const [item] =
    id !== undefined && isId(id) ? await tx.select().from(examItems).where(eq(examItems.id, id)) : [];
  if (item === undefined) throw new CommandError(`There is no exam ${id ?? ''}. "list" shows them.`);
  return item;
}

async function list(tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ id: examItems.id, name: examItems.name, signs: count(examSigns.id) })
    .from(examItems)
    .leftJoin(examSigns, eq(examSigns.itemId, examItems.id))
    .groupBy(examItems.id)
    .orderBy(asc(examItems.companyId), asc(examItems.id));
  return rows.map(({ id, name, signs }) => `${id}\t${signs}\t${name}\n`).join('');
}

async function write(tx: Queryable, item: ExamItem): Promise<string> {
  const fields = await findFields(tx, item);
  const rows = await tx
    .select({ sign: examSigns, student: users.name, place: examPlaces.name })
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
    'province',
    'place',
    ...fields.map(({ fieldName }) => fieldName),
  ];
  const lines = rows.map(({ sign, student, place }) => {
    const words = fields.map((field) => {
      const answer = sign.answers.find(({ fieldId }) => fieldId === field.fieldId);
      return answer === undefined ? '' : wordsOf(field, answer);
    });
    return [
      sign.id,
      sign.state,
      '',
      sign.reason,
      student ?? '',
      names.get(sign.provinceCode) ?? '',
      place ?? '',
      ...words,
    ];
  });
  return [head, ...lines].map(csvLine).join('');
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, examId, ...rest] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return list(tx);
    const item = await expectExam(tx, examId);
    if (command === 'write') return write(tx, item);
    const decided = async (decisions: Parameters<typeof decideSigns>[2]) =>
      `${item.name}: ${await decideSigns(tx, item, decisions, new Date())} registrations decided\n`;
    if (command === 'read') {
      const [file] = rest;
      if (file === undefined) throw new CommandError('Name the file with the decisions.');
      return decided(readDecisions(await readFile(resolve(file), 'utf8')));
    }
    if (!isDecisionWord(command))
      throw new CommandError(`"${command}" is none of list, write, read, accept, return, close.`);
    if (rest.length === 0 || !rest.every(isId))
      throw new CommandError('Name the registrations by their numbers.');
    return decided(rest.map((signId) => ({ signId, decision: command, reason: values.reason ?? '' })));
  });
}

await runCommand(run);
