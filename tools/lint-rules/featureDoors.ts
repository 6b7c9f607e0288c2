import { posix } from 'node:path';

const STATIC_IMPORT = /^\s*(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'/gm;

function featureOf(path: string): string | undefined {
  return /\/features\/([^/]+)\//.exec(path)?.[1];
}

/**
 * The files of a feature that others may import. Its routes are apart, since they name screens without
 * loading them; and what reads replies is, since a delivered page is read already.
 */
const DOORS = ['index.ts', 'routes.ts', 'readers.ts'];

/** What stories may take besides: the replies that another feature's stories are played with. */
const STORY_DOORS = [...DOORS, 'stories.data.ts'];

/**
 * Finds the imports of a file that reach into a feature past its doors. A feature's own files, and
 * screens loaded by `import()`, are free: they are chunks of their own.
 * @param file path with `/`, from the project's folder.
 */
export function featureDoorProblems(file: string, source: string): string[] {
  const problems: string[] = [];
  const doors = file.endsWith('.stories.tsx') ? STORY_DOORS : DOORS;
  for (const [, from, bare] of source.matchAll(STATIC_IMPORT)) {
    const target = posix.join(posix.dirname(file), from ?? bare ?? '');
    const feature = featureOf(target);
    if (
      feature === undefined ||
      feature === featureOf(file) ||
      doors.some((door) => target.endsWith(`/features/${feature}/${door}`))
    )
      continue;
    problems.push(`Features meet through their index.ts: ${from ?? bare}`);
  }
  return problems;
}
