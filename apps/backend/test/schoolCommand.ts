import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programOf } from './programs.ts';

/** Gives a command as the school's people do, on a data folder with a database of its own. */
export function startSchoolCommand(
  dataDir: string,
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', programOf('school'), ...args], {
    env: { ...process.env, LECTERN_DATA: dataDir, DATABASE_URL: '' },
    stdio,
  });
}

/**
 * Gives a command and waits for its end.
 * @returns what it said.
 * @throws {Error} with that and with what it complained of, where it failed.
 */
export async function runSchoolCommand(dataDir: string, ...args: readonly string[]): Promise<string> {
  const child = startSchoolCommand(dataDir, args);
  if (child.stdout === null || child.stderr === null) throw new Error('A command says nothing');
  const [said, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${said}${complaints}`);
  return said;
}
