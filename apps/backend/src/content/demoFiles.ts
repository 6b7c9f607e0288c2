import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ne } from 'drizzle-orm';
import { resources } from '../modules/resource/resource.tables.ts';
import type { Queryable } from '../platform/database/connection.ts';
import type { FileStore } from '../platform/files/fileStore.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folders with the demonstration's files: those of its two schools, and the video of all lessons. */
const FOLDERS = ['demonstration/qinghe/files', 'demonstration/huicai/files'].map(pathOf);
const VIDEO = pathOf('assets/video/demonstration/video.mp4');

/** A file of the demonstration. */
export interface DemoFile {
  readonly extension: string;
  readonly bytes: Buffer;
}

/**
 * Reads a file of the demonstration by its name without the extension. @throws {Error} where there is none with
 * this name.
 */
export async function readDemoFile(name: string): Promise<DemoFile> {
  if (name === 'circle-video') return { extension: 'mp4', bytes: await readFile(VIDEO) };
  for (const folder of FOLDERS) {
    const file = (await readdir(folder)).find((one) => one.startsWith(`${name}.`));
    if (file !== undefined)
      return { extension: file.slice(name.length + 1), bytes: await readFile(`${folder}/${file}`) };
  }
  throw new Error(`The demonstration has no file "${name}"`);
}

/**
 * Copies the demonstration's files into the school's storage, since its database may have been created on
 * another machine.
 */
export async function copyDemoFiles(db: Queryable, files: FileStore): Promise<void> {
  const requested = await db
    .select({ key: resources.fileKey, name: resources.drawing })
    .from(resources)
    .where(ne(resources.drawing, ''));
  for (const { key, name } of requested) {
    const found = await files.open(key);
    await found?.close();
    if (found !== undefined) continue;
    await files.put(key, (await readDemoFile(name)).bytes).catch((error: unknown) => {
      // Another process has copied it meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}
