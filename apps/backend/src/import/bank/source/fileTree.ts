import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, sep } from 'node:path';
import { unpack } from './archive.ts';
import { SourceError } from '../../../markup/sourceError.ts';

/** Files that belong together: those of a folder, of an archive, or a single file. */
export interface FileTree {
  /** Its name in the report. */
  readonly name: string;
  /** The paths of the files to read, with `/`, sorted. */
  readonly paths: readonly string[];
  /** Whether the user named this very file, so that it is reported even if its format is unknown. */
  readonly isNamed: boolean;
  readonly isArchive: boolean;
  /** Reads a file of the tree; undefined where it is missing, or the path leads out of the tree. */
  read(path: string): Uint8Array | undefined;
}

/** Maximum files of a folder. */
const MAX_FILES = 200_000;
/** Maximum size of a single file, in bytes. */
const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** Normalizes a path; undefined where it leads out of the tree. */
export function pathInTree(path: string): string | undefined {
  if (path.includes('\0') || path.includes('\\') || path.startsWith('/')) return undefined;
  const short = posix.normalize(path);
  return short === '..' || short.startsWith('../') || short.startsWith('/') ? undefined : short;
}

async function walk(folder: string, below: string, found: string[]): Promise<void> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name.startsWith('~$')) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    // Symbolic links are skipped, since they could lead to any file of the machine.
    if (entry.isDirectory()) await walk(folder, path, found);
    else if (entry.isFile()) found.push(path);
    if (found.length > MAX_FILES)
      throw new SourceError(`${folder} holds more than ${MAX_FILES} files; name a folder of it`);
  }
}

function readerOf(folder: string): FileTree['read'] {
  const base = realpathSync(folder);
  return (path) => {
    const short = pathInTree(path);
    if (short === undefined) return undefined;
    const full = join(base, ...short.split('/'));
    if (!existsSync(full)) return undefined;
    const real = realpathSync(full);
    return real === full && real.startsWith(`${base}${sep}`) ? readFileSync(real) : undefined;
  };
}

/** Makes the tree of an archive. @throws {SourceError} for one that cannot be opened. */
export function archiveTree(name: string, bytes: Uint8Array): FileTree {
  const entries = unpack(name, bytes);
  // Windows programs ignore letter case in paths.
  const small = new Map([...entries].map(([path, content]) => [path.toLowerCase(), content]));
  return {
    name,
    isNamed: false,
    isArchive: true,
    paths: [...entries.keys()]
      .filter((path) => !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX'))
      .toSorted(),
    read: (path) => {
      const short = pathInTree(path);
      return short === undefined ? undefined : (entries.get(short) ?? small.get(short.toLowerCase()));
    },
  };
}

/**
 * Opens a path of the command line: a folder with everything in it, or a file with those beside it. @throws
 * {SourceError}
 */
export async function openTree(path: string): Promise<FileTree> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) throw new SourceError(`${basename(path)}: there is no such file or folder`);
  if (found.isDirectory()) {
    const paths: string[] = [];
    await walk(path, '', paths);
    return { name: basename(path), isNamed: false, isArchive: false, paths, read: readerOf(path) };
  }
  if (found.size > MAX_FILE_BYTES)
    throw new SourceError(
      `${basename(path)}: it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB; split it`,
    );
  const name = basename(path);
  const beside = readerOf(dirname(path));
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new SourceError(
      `${name}: the file cannot be read (${error instanceof Error ? error.message : ''})`,
    );
  });
  return {
    name: '',
    isNamed: true,
    isArchive: false,
    paths: [name],
    read: (path) => (path === name ? bytes : beside(path)),
  };
}
