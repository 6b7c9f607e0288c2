import { CommandError } from '../../platform/commands/commandError.ts';

/** A file or folder that is not what it claims; the message begins with file and line (0 for none). */
export class CourseSourceError extends CommandError {
  override readonly name = 'CourseSourceError';

  constructor(file: string, line: number, problem: string) {
    super(line > 0 ? `${file}:${line}: ${problem}` : `${file}: ${problem}`);
  }
}
