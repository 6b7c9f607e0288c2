import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const outDir = join(ROOT, '.cache/packages');

/** Program that packs; both must produce the same package. */
export type Packer = 'npm' | 'pnpm';

const PACKERS: Readonly<Record<Packer, (folder: string) => readonly string[]>> = {
  npm: (folder) => ['npm', 'pack', '--pack-destination', folder],
  pnpm: (folder) => ['npx', '--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder],
};

/** A packed package. */
export interface Packed {
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Packs a package as it would be published.
 * @throws if it cannot be packed.
 */
export async function packPackage(folder: string, packer: Packer): Promise<Packed> {
  const home = join(outDir, packer, folder.replaceAll('/', '-'));
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const [program = '', ...args] = PACKERS[packer](home);
  const child = spawn(program, args, {
    cwd: join(ROOT, folder),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const [name] = await readdir(home);
  if (code !== 0 || name === undefined)
    throw new Error(`${folder} could not be packed. ${packer} said:\n${output}`);
  const file = join(home, name);
  return { file, bytes: new Uint8Array(await readFile(file)) };
}
