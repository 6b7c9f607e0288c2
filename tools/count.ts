import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a check counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const folder = fileURLToPath(new URL('../.cache/results', import.meta.url));

/** Leaves a check's count where `tools/test.mjs` adds them up. */
export async function writeCount(step: string, count: Count): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${step}.json`), JSON.stringify(count));
}
