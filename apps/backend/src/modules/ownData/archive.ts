import type { WriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { bytesOf, type OpenFile } from '../../platform/files/fileStore.ts';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An entry of an archive: a text, or a stored file. */
export type ArchiveEntry =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; open(): Promise<OpenFile | undefined> };

async function writeTo(output: WriteStream, entries: readonly ArchiveEntry[]): Promise<string[]> {
  const missing: string[] = [];
  const zip = new Zip((error, bytes, isLast) => {
    if (error !== null) output.destroy(error);
    else output.write(bytes);
    if (isLast) output.end();
  });
  for (const entry of entries) {
    if ('text' in entry) {
      const file = new ZipDeflate(entry.name);
      zip.add(file);
      file.push(strToU8(entry.text), true);
      continue;
    }
    const stored = await entry.open();
    if (stored === undefined) {
      missing.push(entry.name);
      continue;
    }
    // Not compressed, since students' files already are: pictures, PDFs, videos.
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    for await (const bytes of await bytesOf(stored)) {
      file.push(bytes);
      if (output.writableNeedDrain) await once(output, 'drain');
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return missing;
}

/**
 * Writes a zip archive without loading its files into memory. Missing files are left out.
 * @returns the names of the missing files.
 * @throws {Error} `EEXIST` where the target already exists; after any other error the target is deleted.
 */
export async function writeArchive(target: string, entries: readonly ArchiveEntry[]): Promise<string[]> {
  const output = (await open(target, 'wx', 0o600)).createWriteStream();
  try {
    const [missing] = await Promise.all([writeTo(output, entries), finished(output)]);
    return missing;
  } catch (error) {
    output.destroy();
    await rm(target, { force: true });
    throw error;
  }
}
