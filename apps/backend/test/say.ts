import { runSchool } from '../src/commands/program.ts';

/** What a command of a school wrote, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Gives a command as `npm run school` does. */
export async function say(...args: readonly string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await runSchool(args, {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return { code, ...said };
}
