// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

/**
 * Copies the files that a release changes; the packages are installed anew, since the lock file is updated with
 * them.
 */
async function layOut(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'lectern-release-'));
  const files = execFileSync(
    'git',
    [
      'ls-files',
      'pnpm-*.yaml',
      '.pnpmfile.cjs',
      '*package.json',
      '*CHANGELOG.md',
      '.changeset/config.json',
      'tools/*.mjs',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  for (const file of files.trim().split('\n')) await cp(join(ROOT, file), join(folder, file));
  await writeFile(join(folder, '.gitignore'), 'node_modules\n');
}

it(
  'a release moves the changesets into the changelogs and sets one version in all packages',
  { timeout: 600_000 },
  async () => {
    await layOut();
    const read = async (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
    const manifests = ['themes', 'packages/ui', 'packages/sdk', 'apps/site', 'apps/backend'].map(
      (room) => `${room}/package.json`,
    );
    const versions = async (): Promise<string[]> =>
      Promise.all(manifests.map(async (file) => JSON.parse(await read(file)).version));
    const [before = ''] = await versions();
    const [major = 0, minor = 0] = before.split('.').map(Number);
    for (const [index, [one, other]] of [
      ['site', 'ui'],
      ['sdk', 'backend'],
      ['themes', 'site'],
    ].entries())
      await writeFile(
        join(folder, `.changeset/of-a-test-${index}.md`),
        `---\n'@lectern/${one}': minor\n'@lectern/${other}': patch\n---\n\nWords of ${one} and ${other}.\n`,
      );
    run('git', 'init', '--quiet');
    run('git', 'add', '--all');
    run(
      'git',
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@localhost',
      'commit',
      '--quiet',
      '--message=What was',
    );

    run('npm', 'run', 'changeset', '--', 'version');

    const next = `${major}.${minor + 1}.0`;
    expect(new Set(await versions())).toEqual(new Set([next]));
    expect(JSON.parse(await read('packages/ui/package.json')).dependencies['@lectern/themes']).toBe(next);
    expect(await read('pnpm-lock.yaml')).toContain(`'@lectern/themes':\n        specifier: ${next}\n`);
    for (const manifest of manifests)
      expect(await read(join(dirname(manifest), 'CHANGELOG.md'))).toMatch(
        new RegExp(String.raw`## ${next.replaceAll('.', '\\.')}[^#]*### \w+ Changes[^]*Words of `),
      );
    expect(await readdir(join(folder, '.changeset'))).toEqual(['config.json']);
  },
);
