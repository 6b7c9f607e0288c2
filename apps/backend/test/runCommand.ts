import { runSchool } from '../src/commands/program.ts';

/** Output and exit code of a school command. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a school command like `npm run school`. */
export async function runCommand(...args: readonly string[]): Promise<CommandResult> {
  const output = { out: '', err: '' };
  const code = await runSchool(args, {
    out: (text) => void (output.out += text),
    err: (text) => void (output.err += text),
  });
  return { code, ...output };
}
