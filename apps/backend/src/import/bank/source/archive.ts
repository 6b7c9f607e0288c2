import { unzipSync, zipSync } from 'fflate';
import { chineseEncodingOf } from '../../../platform/commands/chineseEncoding.ts';
import { SourceError } from '../../../markup/sourceError.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum size of an archive, in bytes. */
const MAX_PACKED_BYTES = 256 * MEGABYTE;
/** Maximum unpacked size of an archive, in bytes. */
const MAX_UNPACKED_BYTES = 512 * MEGABYTE;
const MAX_ENTRIES = 50_000;
/** Maximum compression ratio of an entry: text has ten to twenty, a zip bomb a thousand. */
const MAX_RATIO = 200;
/** Entries up to this size may have any ratio. */
const SMALL_ENTRY_BYTES = MEGABYTE;

/** Tells whether bytes are a zip archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  (bytes[2] === 3 || bytes[2] === 5) &&
  (bytes[3] === 4 || bytes[3] === 6);

/** Tells whether an entry's name leads out of its archive. */
const escapesArchive = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..');

/**
 * Decodes an entry's name. Archives of Chinese Windows use GBK or Big5 and those of macOS UTF-8 without
 * declaring it; the unpacker then returns one character per byte.
 */
function nameOf(entryName: string): string {
  if (!/^[\u0000-\u00ff]*[\u0080-\u00ff][\u0000-\u00ff]*$/.test(entryName)) return entryName;
  const bytes = Buffer.from(entryName, 'latin1');
  // Accented letters rarely come in pairs, so pairs are bytes of Chinese characters.
  const isChinese = /^(?:[\u0000-\u007f]|[\u00a1-\u00f7][\u00a1-\u00fe])+$/.test(entryName);
  for (const label of ['utf-8', chineseEncodingOf(bytes) ?? (isChinese ? 'gb18030' : 'utf-8')])
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  return entryName;
}

/**
 * Unpacks a zip into memory, after checking its directory for zip bombs.
 * @param name for messages.
 * @returns the entries by path, without folders.
 * @throws {SourceError} for a file that is no zip, has paths that lead out of it, or is too large when
 *   unpacked.
 */
export function unpack(name: string, bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  if (bytes.byteLength > MAX_PACKED_BYTES)
    throw new SourceError(
      `${name}: it is larger than ${MAX_PACKED_BYTES / MEGABYTE} MB; split it, or unpack it and import the folder`,
    );
  let entries = 0;
  let total = 0;
  let problem: string | undefined;
  const seen = new Set<string>();
  const look = (entry: { name: string; size: number; originalSize: number }): boolean => {
    entries += 1;
    total += entry.originalSize;
    if (entries > MAX_ENTRIES) problem ??= `it has more than ${MAX_ENTRIES} entries`;
    if (total > MAX_UNPACKED_BYTES) problem ??= `it unpacks to more than ${MAX_UNPACKED_BYTES / MEGABYTE} MB`;
    if (entry.originalSize > SMALL_ENTRY_BYTES && entry.originalSize > entry.size * MAX_RATIO)
      problem ??= `its entry ${entry.name} unpacks to ${Math.round(entry.originalSize / Math.max(entry.size, 1))} times its size`;
    if (escapesArchive(entry.name)) problem ??= `its entry ${entry.name} leads out of the archive`;
    if (seen.has(entry.name)) problem ??= `it has two entries named ${entry.name}`;
    seen.add(entry.name);
    return false;
  };
  try {
    unzipSync(bytes, { filter: look });
    if (problem === undefined) {
      // The unpacker allocates each entry's declared size, which was checked above, and stops if more data
      // follows.
      const files = unzipSync(bytes, { filter: (entry) => !entry.name.endsWith('/') });
      return new Map(
        Object.entries(files).map(([path, content]) => [nameOf(path).replaceAll('\\', '/'), content]),
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new SourceError(
      `${name}: the archive cannot be read (${reason}); pack it anew as a zip without a password`,
    );
  }
  throw new SourceError(`${name}: ${problem}, and was not unpacked`);
}

/**
 * Packs checked entries for a library that unpacks by itself: the original archive could contain more than its
 * directory declares.
 */
export const pack = (entries: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(entries), { level: 0 });
