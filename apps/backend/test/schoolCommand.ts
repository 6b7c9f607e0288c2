import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programOf } from './programs.ts';

/** The school that a command is given to: its data folder, with a database of its own, and its further settings. */
export interface CommandedSchool {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Gives a command as the school's people do. */
export function startSchoolCommand(
  { dataDir, settings }: CommandedSchool,
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', programOf('school'), ...args], {
    env: { ...process.env, LECTERN_DATA: dataDir, DATABASE_URL: '', ...settings },
    stdio,
  });
}

/**
 * Gives a command and waits for its end.
 * @returns what it said.
 * @throws {Error} with that and with what it complained of, where it failed.
 */
export async function runSchoolCommand(school: CommandedSchool, ...args: readonly string[]): Promise<string> {
  const child = startSchoolCommand(school, args);
  if (child.stdout === null || child.stderr === null) throw new Error('A command says nothing');
  const [said, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${said}${complaints}`);
  return said;
}
