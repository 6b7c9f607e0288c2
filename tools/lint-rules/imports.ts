import { posix } from 'node:path';

const STATIC = /^\s*(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'/gm;
const LATE = /\bimport\(\s*'(\.[^']+)'/g;

/** A relative import: as it is written, and the file that it resolves to, from the project's folder. */
export interface Import {
  readonly path: string;
  readonly target: string;
}

const found = (file: string, source: string, pattern: RegExp): Import[] =>
  [...source.matchAll(pattern)].map(([, from, sideEffect]) => {
    const path = from ?? sideEffect ?? '';
    return { path, target: posix.join(posix.dirname(file), path) };
  });

/** Returns a file's static imports, including types. */
export const importsOf = (file: string, source: string): Import[] => found(file, source, STATIC);

/** Returns a file's dynamic imports. */
export const lateImportsOf = (file: string, source: string): Import[] => found(file, source, LATE);
