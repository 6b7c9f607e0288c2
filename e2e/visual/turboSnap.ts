import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/install.mjs';

/**
 * Determines with Chromatic's own trace, without an account, which story files would be captured again after a
 * change.
 * @param built folder of a built Storybook, with its stats.
 * @param changed paths relative to the repository's root.
 * @returns the story files, or `all` if it cannot tell.
 */
export function storiesAfter(built: string, changed: string): string[] | 'all' {
  const chromatic = join(ROOT, 'node_modules/chromatic/dist/bin.cjs');
  // The trace does not know the configuration.
  const { untraced } = JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8')) as {
    untraced: string[];
  };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      chromatic,
      'trace',
      ...untraced.flatMap((files) => ['--untraced', files]),
      '--stats-file',
      join(built, 'preview-stats.json'),
      changed,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const output = stdout + stderr;
  if (output.includes('A full build is required')) return 'all';
  return [...new Set([...output.matchAll(/[\w./-]+\.stories\.tsx/g)].map(([file]) => file))];
}
