import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCount } from './count.ts';
import { PNPM, ROOT } from './install.mjs';

/**
 * Lists what runs in production, and under which licences: npm run supply
 *
 * Writes a bill of materials (CycloneDX) of all packages of a release to dist/lectern.cdx.json, rejects
 * licences that require more of a school than attribution, and queries the registry for known vulnerabilities,
 * if it is reachable.
 */
const BILL = join(ROOT, 'dist/lectern.cdx.json');

/** Licences that only require their text to be kept. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state their licence only in a file. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

const pnpm = (...args: string[]) =>
  spawnSync('npx', ['--yes', PNPM, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** Returns whether one alternative of a licence expression consists of permitted licences. */
const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.has(one.trim())));

function licenceOf({ name, licenses = [] }: Component): string {
  const licenseNames = licenses.map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
  );
  return licenseNames.join(' AND ') || (READ_BY_HAND[name] ?? 'none');
}

await mkdir(join(ROOT, 'dist'), { recursive: true });
const sbom = pnpm(
  'sbom',
  '--prod',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--out',
  BILL,
);
if (sbom.status !== 0) throw new Error(`The bill of materials was not made:\n${sbom.stderr}`);
const { components }: { readonly components: readonly Component[] } = JSON.parse(
  await readFile(BILL, 'utf8'),
);
const refused = components.filter((component) => !isFree(licenceOf(component)));
for (const component of refused)
  console.log(`✗ ${component.name}@${component.version} is under ${licenceOf(component)}`);

const audit = pnpm('audit', '--prod', '--audit-level=high');
const isAnswered = !/ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED/.test(audit.stderr + audit.stdout);
const hasHoles = isAnswered && audit.status !== 0;
if (hasHoles) console.log(audit.stdout);
if (!isAnswered) console.log('The registry does not say which packages have known holes.');
console.log(`${components.length} packages in dist/lectern.cdx.json, ${refused.length} under other terms`);
const failed = refused.length + (hasHoles ? 1 : 0);
await writeCount('supply', { passed: components.length - refused.length, failed });
process.exitCode = failed === 0 ? 0 : 1;
