import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = join(root, '.cache/packages');

/**
 * Packs a package as it would be published and gives the archive.
 * @throws when it cannot be packed.
 */
export async function packPackage(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(outDir, `${folder.replaceAll('/', '-')}.tgz`);
  await mkdir(outDir, { recursive: true });
  await rm(file, { force: true });
  const child = spawn('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--out', file], {
    cwd: join(root, folder),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${folder} could not be packed. pnpm said:\n${said}`);
  return new Uint8Array(await readFile(file));
}
