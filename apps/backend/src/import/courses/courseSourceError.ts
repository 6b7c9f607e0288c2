import { CommandError } from '../../platform/commands/commandError.ts';

/** A file or folder that is not what it claims; the message begins with file and line (0 for none). */
export class CourseSourceError extends CommandError {
  override readonly name = 'CourseSourceError';

  constructor(file: string, line: number, problem: string) {
    super(line > 0 ? `${file}:${line}: ${problem}` : `${file}: ${problem}`);
  }
}

/** All that is wrong with files, a line each. */
export class CourseMistakes extends CommandError {
  override readonly name = 'CourseMistakes';

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Reads parts one after the other, and goes on behind one that cannot be read, so that all mistakes come at once. */
export class Attempts {
  readonly #mistakes: string[] = [];

  /** @returns undefined where it cannot be read. */
  read<Part>(part: () => Part): Part | undefined {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof CourseSourceError || error instanceof CourseMistakes)) throw error;
      this.#mistakes.push(error.message);
      return undefined;
    }
  }

  /** @throws {CourseMistakes} where one could not be read. */
  end(): void {
    if (this.#mistakes.length > 0) throw new CourseMistakes(this.#mistakes);
  }
}
