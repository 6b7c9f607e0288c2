import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { glob, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import type { Outside } from './outside.ts';

/** Debian's packages of OpenAPI::Client and its dependencies besides Perl. */
const PACKAGES = [
  'libopenapi-client-perl',
  'libjson-validator-perl',
  'libmojolicious-perl',
  'libmojolicious-plugin-openapi-perl',
  'libyaml-libyaml-perl',
  'libdata-validate-domain-perl',
  'libdata-validate-ip-perl',
  'libnet-domain-tld-perl',
  'libnet-ipv6addr-perl',
  'libnet-netmask-perl',
  'libnetaddr-ip-perl',
];

/**
 * Schema that the client would download to validate the document, which Redocly and Spectral have done more
 * thoroughly already.
 */
const METASCHEMA = 'https://spec.openapis.org/oas/3.1/schema/2021-05-20';

function run(
  cwd: string,
  env: NodeJS.ProcessEnv,
  program: string,
  ...args: readonly string[]
): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status === 0) return stdout.trim();
  console.log(stderr.trim());
  return undefined;
}

/**
 * Returns where Perl finds the client: in the system's folders, else unpacked from Debian's packages, which
 * needs no root.
 */
async function librariesOf(folder: string): Promise<string | undefined> {
  if (spawnSync('perl', ['-MOpenAPI::Client', '-e', '1']).status === 0) return '';
  const packed = join(folder, 'perl');
  await mkdir(packed, { recursive: true });
  const fetched =
    run(packed, {}, 'apt-get', 'download', ...PACKAGES) ??
    (run(packed, {}, 'apt-get', 'update', '-qq') === undefined
      ? undefined
      : run(packed, {}, 'apt-get', 'download', ...PACKAGES));
  if (fetched === undefined) return undefined;
  for await (const file of glob('*.deb', { cwd: packed })) run(packed, {}, 'dpkg', '-x', file, '.');
  const folders = [join(packed, 'usr/share/perl5')];
  for await (const own of glob('usr/lib/*/perl5/*', { cwd: packed })) folders.push(join(packed, own));
  return folders.join(':');
}

/**
 * Generates a client in another language from the document: OpenAPI::Client for Perl. It calls every operation
 * of a mock school with the document's examples, and validates requests and replies against the document.
 */
export async function perlClient({ folder }: Outside, origin: string): Promise<string[]> {
  const libraries = await librariesOf(folder);
  if (libraries === undefined)
    return ['OpenAPI::Client for Perl is not there, and apt-get does not bring it'];
  const cache = join(folder, 'perl-cache');
  await mkdir(cache, { recursive: true });
  await writeFile(
    join(cache, createHash('md5').update(METASCHEMA).digest('hex')),
    JSON.stringify({ $schema: 'https://json-schema.org/draft/2019-09/schema', type: 'object' }),
  );
  const output = run(
    folder,
    { PERL5LIB: libraries, JSON_VALIDATOR_CACHE_PATH: cache },
    'perl',
    'client.pl',
    join(ROOT, 'docs/openapi.json'),
    origin,
  );
  const [, called = '0'] = /^(\d+) operations called$/.exec(output ?? '') ?? [];
  return Number(called) > 350 ? [] : [`The client called ${called} operations: ${output ?? 'it failed'}`];
}
