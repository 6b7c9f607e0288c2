import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Asks Chromatic's own trace which files of stories it would picture anew after a change, without an account.
 * @param built the folder of a built Storybook, with its stats.
 * @param changed paths from the repository's root.
 * @returns the files of stories, or `all` where it cannot tell.
 */
export function storiesAfter(built: string, changed: string): string[] | 'all' {
  const chromatic = join(root, 'node_modules/chromatic/dist/bin.cjs');
  // The trace knows nothing of the configuration.
  const { untraced } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
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
    { cwd: root, encoding: 'utf8' },
  );
  const said = stdout + stderr;
  if (said.includes('A full build is required')) return 'all';
  return [...new Set([...said.matchAll(/[\w./-]+\.stories\.tsx/g)].map(([file]) => file))];
}
