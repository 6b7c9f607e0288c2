import { CommandError } from '../platform/commands/commandError.ts';

/** An invalid import file. The message names the place: file, line or JSON path, and what was found there. */
export class SourceError extends CommandError {
  override readonly name = 'SourceError';
}
