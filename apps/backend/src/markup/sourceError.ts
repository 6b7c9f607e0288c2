import { CommandError } from '../platform/commands/commandError.ts';

/** A file that is not what it claims. The message says where: file, line or JSON path, and what stands there. */
export class SourceError extends CommandError {
  override readonly name = 'SourceError';
}
