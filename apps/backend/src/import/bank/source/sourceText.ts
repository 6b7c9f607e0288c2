import { decodeText, EncodingError } from '../../../platform/commands/decodeText.ts';
import { SourceError } from '../../../markup/sourceError.ts';

/** Reads the text of a file of a bank. @throws {SourceError} where its encoding cannot be told. */
export function sourceText(path: string, bytes: Uint8Array): string {
  try {
    return decodeText(bytes, path);
  } catch (error) {
    throw error instanceof EncodingError ? new SourceError(error.message) : error;
  }
}
