import { CommandError } from '../../platform/commands/commandError.ts';

/** An invalid file or folder; the message begins with file and line (0 for none). */
export class CourseSourceError extends CommandError {
  override readonly name = 'CourseSourceError';

  constructor(file: string, line: number, problem: string) {
    super(line > 0 ? `${file}:${line}: ${problem}` : `${file}: ${problem}`);
  }
}

/** All mistakes in files, one per line. */
export class CourseMistakes extends CommandError {
  override readonly name = 'CourseMistakes';

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Runs parsers one after the other and collects their errors, so that all mistakes are reported at once. */
export class Attempts {
  readonly #mistakes: string[] = [];

  /** @returns undefined where it fails. */
  read<Part>(part: () => Part): Part | undefined {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof CourseSourceError || error instanceof CourseMistakes)) throw error;
      this.#mistakes.push(error.message);
      return undefined;
    }
  }

  /** Reports the collected errors. @throws {CourseMistakes} where there are any. */
  end(): void {
    if (this.#mistakes.length > 0) throw new CourseMistakes(this.#mistakes);
  }
}
