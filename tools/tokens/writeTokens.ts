import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { cssTokens } from '../../themes/src/tokens/cssText.ts';
import { dtcgTokens } from '../../themes/src/tokens/dtcg.ts';
import { plainTokens } from '../../themes/src/tokens/plain.ts';
import { tailwindTheme } from '../../themes/src/tokens/tailwind.ts';

const FOLDER = 'themes/tokens';

/** Writes all tokens into `themes/tokens`, as published in the package. @returns the files, relative to the root. */
export async function writeTokens(): Promise<string[]> {
  const files: Readonly<Record<string, string>> = {
    'lectern.css': cssTokens(),
    'lectern.json': `${JSON.stringify(plainTokens(), null, 1)}\n`,
    'lectern.tokens.json': `${JSON.stringify(dtcgTokens(), null, 1)}\n`,
    'tailwind.css': tailwindTheme(),
  };
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(ROOT, FOLDER, name), content);
  return Object.keys(files).map((name) => `${FOLDER}/${name}`);
}
