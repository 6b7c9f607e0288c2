import { userInfo } from 'node:os';
import type { Command } from '@commander-js/extra-typings';
import type { AuditEntry } from '../audit/auditLog.ts';
import { companyOfChanges, readChanges } from '../audit/changes.ts';
import type { Queryable } from '../database/connection.ts';
import { companyAt } from './companyAt.ts';
import { CommandError } from './commandError.ts';
import { expectStudent } from './students.ts';

/** Options that name the subject of a verb, like its arguments. */
const SUBJECT_OPTIONS = ['class', 'item', 'batch'];
/** Arguments and an option that identify students by personal data; only the account's id is logged. */
const STUDENT_ARGUMENTS = ['student', 'students'];
/** Arguments with a path, which may contain a person's name, so they are not logged. */
const PATH_ARGUMENTS = ['file', 'files', 'folder'];

/** Returns the operating system's user who gave the command; with `sudo`, the user who called it. */
function systemUser(): string {
  const caller = process.env['SUDO_USER'];
  if (caller !== undefined && caller !== '') return caller;
  try {
    return userInfo().username;
  } catch {
    // In a container, the user may have an id without a name.
    return `user ${process.getuid?.() ?? ''}`;
  }
}

/** Returns the values of the arguments whose names match. */
const valuesOf = (command: Command, isRecorded: (name: string) => boolean): string[] =>
  command.registeredArguments.flatMap((argument, index) =>
    isRecorded(argument.name()) ? command.args.slice(index, argument.variadic ? undefined : index + 1) : [],
  );

/**
 * Returns the account ids of the named students, which stay valid when their numbers change; erased students
 * are left out.
 */
async function accountsOf(tx: Queryable, command: Command, companyId: string | null): Promise<string[]> {
  const { student }: { readonly student?: unknown } = command.opts();
  const named = [
    ...valuesOf(command, (name) => STUDENT_ARGUMENTS.includes(name)),
    ...(typeof student === 'string' ? [student] : []),
  ];
  const accounts: string[] = [];
  if (companyId === null) return accounts;
  for (const one of named)
    try {
      accounts.push(`#${(await expectStudent(tx, companyId, one)).userId}`);
    } catch (error) {
      // The student was erased, or the name belongs to another student now.
      if (!(error instanceof CommandError)) throw error;
    }
  return accounts;
}

function subjectsOf(command: Command): string[] {
  const options: Readonly<Record<string, unknown>> = command.opts();
  return [
    ...valuesOf(command, (name) => !PATH_ARGUMENTS.includes(name) && !STUDENT_ARGUMENTS.includes(name)),
    ...SUBJECT_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : [String(options[name])])),
  ];
}

/** Returns the options that are numbers, switches or choices of a list; free text may be personal data. */
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
  // The verb has found the company; if it is gone now, the verb has removed it.
  return companyAt(tx, { host, company }).then(
    ({ id }) => id,
    () => null,
  );
}

/** What a command adds to its entry in the audit log. */
export interface AuditAdditions {
  /** Subjects that are not on the command line. */
  readonly subjects: readonly string[];
  /** Whether the command changed something outside the database. */
  readonly hasActed: boolean;
}

/**
 * Builds the audit log entry of a command, from its command line and from what its transaction has changed;
 * undefined where it only read.
 */
export async function auditEntryOf(
  tx: Queryable,
  command: Command,
  at: Date,
  { subjects, hasActed }: AuditAdditions,
): Promise<AuditEntry | undefined> {
  const { hasWritten, tables } = await readChanges(tx);
  if (!hasWritten && !hasActed) return undefined;
  const { as: actingAs }: { readonly as?: string } = command.optsWithGlobals();
  const companyId = await companyOf(tx, command, Object.keys(tables));
  return {
    companyId,
    at,
    actor: systemUser(),
    actingAs: actingAs ?? null,
    action: `${command.parent?.name() ?? ''} ${command.name()}`.trim(),
    subjects: [...subjectsOf(command), ...(await accountsOf(tx, command, companyId)), ...subjects],
    details: { ...settingsOf(command), changes: tables },
  };
}
