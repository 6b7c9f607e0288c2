import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './createTestApp.ts';
import { atEnd, openFolder } from './openFolder.ts';

/** The header of `questions.csv`. */
export const QUESTIONS_HEAD =
  'key,category,subject,kind,material,stem,options,answer,answerShown,explanation,difficulty,points,isShown\n';

/** A folder in which commands are run. */
export interface SchoolFolder {
  readonly path: string;
  /** Writes files, by their names relative to the folder. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
}

/**
 * Opens an empty folder, in which commands work on an app's database, for the current test or, outside of one,
 * for the whole file.
 */
export async function openSchoolFolder(app: TestApp): Promise<SchoolFolder> {
  const path = await openFolder();
  atEnd(() => void vi.unstubAllEnvs());
  vi.stubEnv('LECTERN_MODE', 'test');
  vi.stubEnv('DATABASE_URL', app.databaseUrl);
  vi.stubEnv('LECTERN_DATA', app.parts.config.dataDir);
  vi.stubEnv('INIT_CWD', path);
  return {
    path,
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), content);
      }
    },
  };
}
