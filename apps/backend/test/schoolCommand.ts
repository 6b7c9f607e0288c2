import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programOf } from './programs.ts';

/** The school that a command works on: its data folder with its own database, and further settings. */
export interface CommandedSchool {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a school command as an operator would. */
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
 * Runs a school command to its end.
 * @returns its output.
 * @throws {Error} with its output and error output, where it failed.
 */
export async function runSchoolCommand(school: CommandedSchool, ...args: readonly string[]): Promise<string> {
  const child = startSchoolCommand(school, args);
  if (child.stdout === null || child.stderr === null) throw new Error('A command says nothing');
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${output}${complaints}`);
  return output;
}
