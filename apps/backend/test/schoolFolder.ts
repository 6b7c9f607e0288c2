import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './createTestApp.ts';

/** The header of `questions.csv`. */
export const QUESTIONS_HEAD =
  'key,category,subject,kind,material,stem,options,answer,answerShown,explanation,difficulty,points,isShown\n';

/** A folder in which commands are run. */
export interface SchoolFolder {
  readonly path: string;
  /** Writes files, by their names relative to the folder. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  /** Removes the folder, and restores the environment of commands. */
  remove(): Promise<void>;
}

/** Opens an empty folder, in which commands work on an app's database until it is removed. */
export async function openSchoolFolder(app: TestApp): Promise<SchoolFolder> {
  const path = await mkdtemp(join(tmpdir(), 'lectern-school-'));
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
    remove() {
      vi.unstubAllEnvs();
      return rm(path, { recursive: true });
    },
  };
}
