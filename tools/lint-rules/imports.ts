import { posix } from 'node:path';

const STATIC = /^\s*(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'/gm;
const LATE = /\bimport\(\s*'(\.[^']+)'/g;

/** A relative import: as it is written, and the file that it leads to from the project's folder. */
export interface Import {
  readonly path: string;
  readonly target: string;
}

const found = (file: string, source: string, pattern: RegExp): Import[] =>
  [...source.matchAll(pattern)].map(([, from, bare]) => {
    const path = from ?? bare ?? '';
    return { path, target: posix.join(posix.dirname(file), path) };
  });

/** What a file imports before it runs, types among it. */
export const importsOf = (file: string, source: string): Import[] => found(file, source, STATIC);

/** What a file imports as it runs. */
export const lateImportsOf = (file: string, source: string): Import[] => found(file, source, LATE);
