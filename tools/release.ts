// Publishes the packages, each after its dependencies: npm run release. With --dry-run it only shows what would
// be published.
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './install.mjs';
import { buildPackage, packages } from './packages/build.ts';
import { packPackage } from './packages/pack.ts';
import { pointerFaults } from './packages/pointers.ts';
import { filesOf } from './packages/tarball.ts';
import { writeTokens } from './tokens/writeTokens.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly repository: { readonly url: string };
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Returns the path of a repository, `owner/name`, whatever the protocol of its address. */
const pathOf = (address: string): string =>
  address
    .replace(/\.git$/, '')
    .split(/[/:]/)
    .slice(-2)
    .join('/');

/** Returns reasons against a release now; CONTRIBUTING.md describes the process. */
async function obstacles({ version, repository: { url } }: Manifest): Promise<string[]> {
  const waiting = (await readdir(join(ROOT, '.changeset'))).filter((file) => file.endsWith('.md'));
  const remotes = git('remote', '-v').match(/\S+(?= \(push\))/g) ?? [];
  const tags = git('tag', '--points-at', 'HEAD').split('\n');
  const changelog = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8');
  return [
    ...(git('status', '--porcelain') === '' ? [] : ['There are changes that are not committed.']),
    ...(waiting.length === 0
      ? []
      : [`${waiting.length} changesets are not in a changelog yet (npm run changeset -- version).`]),
    ...(changelog.includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md tells nothing of ${version}.`]),
    ...(remotes.some((remote) => pathOf(remote) === pathOf(url))
      ? []
      : [
          `No remote of this checkout is ${url}; the package.json of each package names where its sources are.`,
        ]),
    ...(tags.includes(`v${version}`) ? [] : [`The commit has no tag v${version}.`]),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function publish(file: string): void {
  const { status } = spawnSync('npm', ['publish', file, '--access', 'public', '--provenance'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${file} was not published`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isDry = values['dry-run'] === true;
  await writeTokens();
  for (const folder of packages) await buildPackage(folder);
  const packed: string[] = [];
  const problems: string[] = [];
  for (const folder of packages) {
    const { file, bytes } = await packPackage(folder, 'npm');
    const files = filesOf(bytes);
    const manifest: Manifest = JSON.parse(files.get('package.json')?.toString() ?? '{}');
    if (folder === packages[0]) problems.push(...(await obstacles(manifest)));
    problems.push(...pointerFaults(files).map((fault) => `${manifest.name}: ${fault}`));
    const unpacked = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    console.log(
      `${manifest.name}@${manifest.version}: ${files.size} files, ${kilobytes(bytes.length)} packed, ${kilobytes(unpacked)} unpacked`,
    );
    const folders = Map.groupBy(files.keys(), (path) =>
      path.includes('/') ? `${path.split('/')[0]}/` : path,
    );
    for (const [name, inside] of folders)
      console.log(`  ${name}${name.endsWith('/') ? ` ${inside.length} files` : ''}`);
    packed.push(file);
  }
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (isDry) {
    console.log('Nothing was published.');
    return;
  }
  if (problems.length > 0) throw new Error('Nothing was published.');
  for (const file of packed) publish(file);
}

await main();
