import { unzipSync, zipSync } from 'fflate';
import { chineseEncodingOf } from '../../../platform/commands/chineseEncoding.ts';
import { SourceError } from '../../../markup/sourceError.ts';

const MEGABYTE = 1024 * 1024;
/** The largest archive that is opened, in bytes. */
const MOST_PACKED = 256 * MEGABYTE;
/** What an archive may unpack to, in bytes. */
const MOST_UNPACKED = 512 * MEGABYTE;
const MOST_ENTRIES = 50_000;
/** How often an entry may hold its packed size; text packs ten to twenty times, a bomb a thousand. */
const MOST_RATIO = 200;
/** Small entries may pack as well as they like. */
const SMALL = MEGABYTE;

/** Whether bytes are those of a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  (bytes[2] === 3 || bytes[2] === 5) &&
  (bytes[3] === 4 || bytes[3] === 6);

/** Whether the name of an entry leads out of its archive. */
const leadsOut = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..');

/**
 * Reads the name of an entry, which archives of Chinese Windows write in GBK or Big5 and those of a Mac in UTF-8, without saying
 * so: the unpacker gives each byte as a sign then.
 */
function nameOf(written: string): string {
  if (!/^[\u0000-\u00ff]*[\u0080-\u00ff][\u0000-\u00ff]*$/.test(written)) return written;
  const bytes = Buffer.from(written, 'latin1');
  // Accents of a name that is right already seldom stand two by two.
  const isChinese = /^(?:[\u0000-\u007f]|[\u00a1-\u00f7][\u00a1-\u00fe])+$/.test(written);
  for (const label of ['utf-8', chineseEncodingOf(bytes) ?? (isChinese ? 'gb18030' : 'utf-8')])
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // It is written otherwise.
    }
  return written;
}

/**
 * Unpacks a zip into memory, once its own list shows that it is none that is made to fill it.
 * @param name for messages.
 * @returns the entries by their paths, without folders.
 * @throws {SourceError} for what is no zip, leads out of itself, or unpacks to too much.
 */
export function unpack(name: string, bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  if (bytes.byteLength > MOST_PACKED)
    throw new SourceError(
      `${name}: it is larger than ${MOST_PACKED / MEGABYTE} MB; split it, or unpack it and import the folder`,
    );
  let entries = 0;
  let total = 0;
  let problem: string | undefined;
  const seen = new Set<string>();
  const look = (entry: { name: string; size: number; originalSize: number }): boolean => {
    entries += 1;
    total += entry.originalSize;
    if (entries > MOST_ENTRIES) problem ??= `it has more than ${MOST_ENTRIES} entries`;
    if (total > MOST_UNPACKED) problem ??= `it unpacks to more than ${MOST_UNPACKED / MEGABYTE} MB`;
    if (entry.originalSize > SMALL && entry.originalSize > entry.size * MOST_RATIO)
      problem ??= `its entry ${entry.name} unpacks to ${Math.round(entry.originalSize / Math.max(entry.size, 1))} times its size`;
    if (leadsOut(entry.name)) problem ??= `its entry ${entry.name} leads out of the archive`;
    if (seen.has(entry.name)) problem ??= `it has two entries named ${entry.name}`;
    seen.add(entry.name);
    return false;
  };
  try {
    unzipSync(bytes, { filter: look });
    if (problem === undefined) {
      // The reader gives each entry a buffer of the size that was added up here, and stops where more comes.
      const files = unzipSync(bytes, { filter: (entry) => !entry.name.endsWith('/') });
      return new Map(
        Object.entries(files).map(([path, content]) => [nameOf(path).replaceAll('\\', '/'), content]),
      );
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    throw new SourceError(
      `${name}: the archive cannot be read (${why}); pack it anew as a zip without a password`,
    );
  }
  throw new SourceError(`${name}: ${problem}, and was not unpacked`);
}

/**
 * Packs what was unpacked, for a reader of its own: of the archive as it came, that would unpack what the list does not
 * tell.
 */
export const pack = (entries: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(entries), { level: 0 });
