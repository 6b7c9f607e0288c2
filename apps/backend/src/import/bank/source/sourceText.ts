import { decodeText, EncodingError } from '../../../platform/commands/decodeText.ts';
import { SourceError } from '../../../markup/sourceError.ts';

/** Decodes the text of a file. @throws {SourceError} where its encoding cannot be detected. */
export function sourceText(path: string, bytes: Uint8Array): string {
  try {
    return decodeText(bytes, path);
  } catch (error) {
    throw error instanceof EncodingError ? new SourceError(error.message) : error;
  }
}
