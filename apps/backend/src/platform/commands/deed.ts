import { userInfo } from 'node:os';
import type { Command } from '@commander-js/extra-typings';
import type { Deed } from '../audit/auditLog.ts';
import { companyOfChanges, readChanges } from '../audit/changes.ts';
import type { Queryable } from '../database/connection.ts';
import { companyAt } from './companyAt.ts';
import { CommandError } from './commandError.ts';
import { expectStudent } from './students.ts';

/** Options that name what a verb is done to, as its arguments do. */
const SUBJECT_OPTIONS = ['class', 'item', 'batch'];
/** Arguments and an option that name students, by what is theirs: of them only the account is said. */
const STUDENTS = ['student', 'students'];
/** Arguments that say where something is read from or written to; a path may have a person's name in it. */
const PLACES = ['file', 'files', 'folder'];

/** The user of the system who gave the command: who called `sudo`, where it was by that. */
function systemUser(): string {
  const caller = process.env['SUDO_USER'];
  if (caller !== undefined && caller !== '') return caller;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return `user ${process.getuid?.() ?? ''}`;
  }
}

/** What was typed for the arguments whose names are asked for. */
const typedFor = (command: Command, isAsked: (name: string) => boolean): string[] =>
  command.registeredArguments.flatMap((argument, place) =>
    isAsked(argument.name()) ? command.args.slice(place, argument.variadic ? undefined : place + 1) : [],
  );

/** The accounts of the students that were named, which outlive their numbers; none of one that was erased. */
async function accountsOf(tx: Queryable, command: Command, companyId: string | null): Promise<string[]> {
  const { student }: { readonly student?: unknown } = command.opts();
  const named = [
    ...typedFor(command, (name) => STUDENTS.includes(name)),
    ...(typeof student === 'string' ? [student] : []),
  ];
  const accounts: string[] = [];
  if (companyId === null) return accounts;
  for (const one of named)
    try {
      accounts.push(`#${(await expectStudent(tx, companyId, one)).userId}`);
    } catch (error) {
      // They were erased, or their name is another's now.
      if (!(error instanceof CommandError)) throw error;
    }
  return accounts;
}

function subjectsOf(command: Command): string[] {
  const options: Readonly<Record<string, unknown>> = command.opts();
  return [
    ...typedFor(command, (name) => !PLACES.includes(name) && !STUDENTS.includes(name)),
    ...SUBJECT_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : [String(options[name])])),
  ];
}

/** What the options say in numbers, switches and words of a list; free text is somebody's. */
function settingsOf(command: Command): Record<string, unknown> {
  const options: Readonly<Record<string, unknown>> = command.opts();
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const name = option.attributeName();
      const value = options[name];
      const isPlain =
        typeof value === 'number' || typeof value === 'boolean' || option.argChoices !== undefined;
      return value !== undefined && isPlain ? [[name, value]] : [];
    }),
  );
}

async function companyOf(tx: Queryable, command: Command, tables: readonly string[]): Promise<string | null> {
  const { host, company }: { readonly host?: string; readonly company?: string } = command.opts();
  const isNamed = host !== undefined || company !== undefined;
  const found = isNamed ? undefined : await companyOfChanges(tx, tables);
  const takesCompany = command.options.some(({ long }) => long === '--host');
  if (found !== undefined || !takesCompany) return found ?? null;
  // The verb has found it; where it is not there any more, it was removed.
  return companyAt(tx, { host, company }).then(
    ({ id }) => id,
    () => null,
  );
}

/** What a command itself says of what it did. */
export interface ToldDeed {
  /** Subjects that the command line does not name. */
  readonly subjects: readonly string[];
  /** Whether it changed something outside the database. */
  readonly hasActed: boolean;
}

/**
 * Tells what a command has done, from what was typed and from what its transaction has changed; undefined where it
 * only read.
 */
export async function deedOf(
  tx: Queryable,
  command: Command,
  at: Date,
  { subjects, hasActed }: ToldDeed,
): Promise<Deed | undefined> {
  const { hasWritten, tables } = await readChanges(tx);
  if (!hasWritten && !hasActed) return undefined;
  const { as: actingAs }: { readonly as?: string } = command.optsWithGlobals();
  const companyId = await companyOf(tx, command, Object.keys(tables));
  return {
    companyId,
    at,
    actor: systemUser(),
    actingAs: actingAs ?? null,
    deed: `${command.parent?.name() ?? ''} ${command.name()}`.trim(),
    subjects: [...subjectsOf(command), ...(await accountsOf(tx, command, companyId)), ...subjects],
    details: { ...settingsOf(command), changes: tables },
  };
}
