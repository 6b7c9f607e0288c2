import { decodeText, EncodingError } from '../../../platform/commands/decodeText.ts';
import { SourceError } from '../../../markup/sourceError.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum size of a text, in bytes: some 800,000 questions. Its questions take up to twenty times its size. */
const MAX_TEXT_BYTES = 128 * MEGABYTE;

/** Checks that a text is not too large to be read. @throws {SourceError} */
export function checkTextSize(path: string, bytes: number): void {
  if (bytes > MAX_TEXT_BYTES)
    throw new SourceError(`${path}: its text is larger than ${MAX_TEXT_BYTES / MEGABYTE} MB; split it`);
}

/** Decodes the text of a file. @throws {SourceError} where it is too large, or its encoding cannot be detected. */
export function sourceText(path: string, bytes: Uint8Array): string {
  checkTextSize(path, bytes.byteLength);
  try {
    return decodeText(bytes, path);
  } catch (error) {
    throw error instanceof EncodingError ? new SourceError(error.message) : error;
  }
}
