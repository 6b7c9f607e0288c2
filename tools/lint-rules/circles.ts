import { importsOf, lateImportsOf } from './imports.ts';

/** An import cycle of files or folders within the same parent folder. */
export interface Circle {
  /** The file with the first import of the cycle. */
  readonly file: string;
  /** `apps/backend/src/modules: hen → egg → hen`. */
  readonly way: string;
}

/** Imports within a folder: the names that each name imports, each with a file that contains such an import. */
type Ways = Map<string, Map<string, string>>;

/** Splits two paths at their common folder: returns that folder, and the next part of each path. */
function partOf(from: string, to: string): readonly [folder: string, from: string, to: string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((part, index) => part !== other[index]);
  return [one.slice(0, at).join('/'), one[at] ?? '', other[at] ?? ''];
}

function waysOf(sources: Iterable<{ readonly file: string; readonly source: string }>): Map<string, Ways> {
  const folders = new Map<string, Ways>();
  for (const { file, source } of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const { target } of [...importsOf(file, source), ...lateImportsOf(file, source)]) {
      if (target === file) continue;
      const [folder, one, other] = partOf(file, target);
      const ways: Ways = folders.get(folder) ?? new Map();
      const needs = ways.get(one) ?? new Map<string, string>();
      if (!needs.has(other)) needs.set(other, file);
      folders.set(folder, ways.set(one, needs));
    }
  }
  return folders;
}

/**
 * Finds import cycles of files, and of folders at every level, including type imports and dynamic imports.
 * Tests are exempt.
 * @param sources files by their paths with `/`, from the project's folder.
 */
export function importCycles(
  sources: Iterable<{ readonly file: string; readonly source: string }>,
): Circle[] {
  const circles: Circle[] = [];
  for (const [folder, ways] of waysOf(sources)) {
    const done = new Set<string>();
    function walk(name: string, trail: readonly string[]): void {
      if (trail.includes(name)) {
        const round = [...trail.slice(trail.indexOf(name)), name];
        const [first = '', second = ''] = round;
        const file = ways.get(first)?.get(second) ?? folder;
        circles.push({ file, way: `${folder}: ${round.join(' → ')}` });
        return;
      }
      if (done.has(name)) return;
      for (const next of ways.get(name)?.keys() ?? []) walk(next, [...trail, name]);
      done.add(name);
    }
    for (const name of [...ways.keys()].toSorted()) walk(name, []);
  }
  return circles;
}
