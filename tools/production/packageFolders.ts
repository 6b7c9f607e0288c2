const FOLDERS = 'node_modules/';

/** Returns the installed folder of the package that a file belongs to; empty for a file of ours. */
export function packageOf(file: string): string {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(FOLDERS) + FOLDERS.length);
const inside = (parent: string, name: string): string =>
  `${parent === '' ? '' : `${parent}/`}${FOLDERS}${name}`;
/** Returns the next folder in which Node looks. */
const above = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDERS) - 1));

/**
 * Assigns folders to packages such that Node finds each dependency without symlinks, which not every system
 * supports or copies. A package is placed once, at the top, unless another one of its name is there already.
 * @param uses dependencies of each package by their installed folders; those of our own files under the empty
 *   name
 * @returns the folders of each package, the topmost first
 * @throws if there is no such assignment: for two versions that we use ourselves, and for some circular
 *   dependencies
 */
export function installFoldersOf(uses: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const taken = new Map<string, string>();

  function find(parent: string, name: string): string | undefined {
    for (let at = parent; ; at = above(at)) {
      const found = taken.get(inside(at, name));
      if (found !== undefined || at === '') return found;
    }
  }

  function settle(user: string, parent: string): void {
    const added: [folder: string, installFolder: string][] = [];
    for (const folder of [...(uses.get(user) ?? [])].toSorted()) {
      const name = nameOf(folder);
      const found = find(parent, name);
      if (found === folder) continue;
      const own = inside(found === undefined ? '' : parent, name);
      for (let at = parent; at !== ''; at = above(at))
        if (taken.get(at) === folder) throw new Error(`${folder} uses itself by way of another version`);
      if (taken.has(own)) throw new Error(`${user || 'The program'} uses two packages called ${name}`);
      taken.set(own, folder);
      added.push([folder, own]);
    }
    // The dependencies of a package must all be placed before their own are resolved.
    for (const [folder, own] of added) settle(folder, own);
  }

  settle('', '');
  const byPackage = Map.groupBy(taken, ([, folder]) => folder);
  return new Map(
    Array.from(byPackage, ([folder, own]) => [folder, own.map(([installFolder]) => installFolder)]),
  );
}
