/**
 * Builds the image of `deploy/Dockerfile` by buildah and runs it by podman as an operator does: not as root, on a file
 * system that it cannot write to, beside a PostgreSQL of the machine. As root, on Linux:
 *
 *   apt-get install buildah podman runc mmdebstrap
 *   node tools/with-node.mjs tools/production/image.ts
 *
 * `NODE_IMAGE` names the base; without it one is made of Debian's packages and this project's Node, for places that no
 * registry of images is reached from.
 */
import { spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEmbedded } from '../../apps/backend/src/platform/database/embedded/embedded.ts';
import { placesFor } from '../../apps/backend/src/platform/database/embedded/places.ts';
import { freePort } from '../../apps/backend/test/freePort.ts';
import { ROOT } from '../install.mjs';

const CACHE = join(ROOT, '.cache/image');
const BASE = 'localhost/lectern-node';
const IMAGE = 'localhost/lectern-tried';
const NAME = `lectern-tried-${process.pid}`;
const PATIENCE_MS = 120_000;
const OWNER = 1000;
/** Layers as plain copies need nothing of the kernel. */
const STORAGE = '--storage-driver=vfs';
/** The runtime that takes cgroups of both kinds. */
const PODMAN = [STORAGE, '--runtime=runc', '--cgroup-manager=cgroupfs'];
/** Steps of a build need no container of their own. */
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** Runs a program beside this one, which the database is reached through. */
async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, said, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${out.join('')}${said.join('')}`);
  return out.join('').trim();
}
const buildah = (...args: string[]): Promise<string> => run('buildah', STORAGE, ...args);
const podman = (...args: string[]): Promise<string> => run('podman', ...PODMAN, ...args);
/** Whether a command of podman ends well. */
const isWell = (...args: string[]): Promise<boolean> =>
  podman(...args).then(
    () => true,
    () => false,
  );

/** Makes a base of Debian, with the Node of this project and npm as its registry has it. */
async function makeBase(): Promise<string> {
  const system = join(CACHE, 'debian.tar');
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(system))
    await run(
      'mmdebstrap',
      '--mode=root',
      '--variant=minbase',
      '--include=libatomic1,ca-certificates',
      'bookworm',
      system,
    );
  const added = await mkdtemp(join(tmpdir(), 'lectern-base-'));
  try {
    const npm = join(added, 'usr/lib/node_modules/npm');
    await mkdir(join(added, 'usr/bin'), { recursive: true });
    await mkdir(npm, { recursive: true });
    await cp(process.execPath, join(added, 'usr/bin/node'));
    const packed = await run('npm', 'pack', 'npm@11', '--silent', `--pack-destination=${CACHE}`);
    await run('tar', '-x', '-z', '-C', npm, '--strip-components=1', '-f', join(CACHE, packed));
    for (const name of ['npm', 'npx'])
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(added, 'usr/bin', name));
    const container = await buildah('from', 'scratch');
    await buildah('add', '--quiet', container, system, '/');
    await buildah('add', '--quiet', container, added, '/');
    const settings = [`npm_config_registry=${await run('npm', 'config', 'get', 'registry')}`];
    // Whoever this machine trusts besides, its build trusts too.
    const trusted = process.env['NODE_EXTRA_CA_CERTS'];
    if (trusted !== undefined) {
      await buildah('add', '--quiet', container, trusted, '/etc/ssl/certs/extra.pem');
      settings.push('NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.pem');
    }
    await buildah('config', ...settings.map((setting) => `--env=${setting}`), container);
    await buildah('commit', '--quiet', '--rm', container, BASE);
    return BASE;
  } finally {
    await rm(added, { recursive: true });
  }
}

/** Leads a port of this machine to a PostgreSQL at a unix socket, which only its owner and root may open. */
async function openBridge(databaseUrl: string): Promise<{ readonly url: string; close(): void }> {
  const address = new URL(databaseUrl);
  const path = `${address.searchParams.get('host')}/.s.PGSQL.${address.searchParams.get('port') ?? address.port}`;
  const server = createServer((client) => {
    const line = connect(path);
    client.pipe(line).pipe(client);
    for (const end of [client, line]) end.on('error', () => [client, line].forEach((one) => one.destroy()));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  address.search = '';
  address.host = `127.0.0.1:${port}`;
  return { url: address.href, close: () => server.close() };
}

async function ask(port: number, path: string): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: 'localhost' } });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

async function untilReady(port: number): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && (await ask(port, '/readyz')).status !== 200) await setTimeout(200);
  return (await ask(port, '/readyz')).status === 200;
}

const base = process.env['NODE_IMAGE'] ?? (await makeBase());
process.stdout.write(`building on ${base} …\n`);
await buildah(
  'build',
  '--format=docker',
  '--file=deploy/Dockerfile',
  '--ignorefile=deploy/Dockerfile.dockerignore',
  `--build-arg=NODE_IMAGE=${base}`,
  `--tag=${IMAGE}`,
  '.',
);

const place = await mkdtemp(join(tmpdir(), 'lectern-image-'));
// The users of PostgreSQL and of the image go through it.
await chmod(place, 0o755);
const database = await startEmbedded({ places: await placesFor(join(place, 'database')), isDurable: false });
const bridge = await openBridge(database.url());
const port = await freePort();
const results: [name: string, isGood: boolean][] = [];
const expect = (name: string, isGood: boolean): void => void results.push([name, isGood]);
try {
  const secrets = join(place, 'secrets');
  await mkdir(secrets);
  await writeFile(join(secrets, 'secret'), 'a secret for this run alone, 32 and more characters\n');
  await writeFile(join(secrets, 'database-url'), bridge.url);
  const data = join(place, 'data');
  await mkdir(data);
  await chown(data, OWNER, OWNER);
  await podman(
    'run',
    '--detach',
    `--name=${NAME}`,
    '--network=host',
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    '--ulimit=nofile=16384:16384',
    '--ulimit=nproc=4096:4096',
    `--volume=${secrets}:/run/secrets:ro`,
    `--volume=${data}:/data`,
    '--env=DATABASE_URL_FILE=/run/secrets/database-url',
    '--env=LECTERN_SECRET_FILE=/run/secrets/secret',
    '--env=SCHOOLS_DIR=/lectern/apps/backend/schools',
    '--env=DRAIN_SECONDS=2',
    `--env=PORT=${port}`,
    IMAGE,
  );
  expect('is ready', await untilReady(port));
  expect('serves the school', (await ask(port, '/')).text.includes('<title>青禾学堂'));
  expect('is well by its own check', await isWell('healthcheck', 'run', NAME));
  expect('is not root', (await podman('exec', NAME, 'id', '-u')) === String(OWNER));
  expect('cannot write into its programs', !(await isWell('exec', NAME, 'touch', '/lectern/x')));
  expect('writes its data', await isWell('exec', NAME, 'touch', '/data/x'));
  expect(
    'has no capability',
    (await podman('exec', NAME, 'grep', 'CapEff', '/proc/1/status')).endsWith('0000000000000000'),
  );
  expect(
    'has the commands of a school',
    (await podman('exec', NAME, 'node', 'school.js', 'database', 'migrate')).includes('all migrations'),
  );
  const stopping = await podman('kill', '--signal=TERM', NAME);
  await setTimeout(500);
  expect('says that it stops', stopping !== '' && (await ask(port, '/readyz')).text.includes('stopping'));
  expect('stops in order', (await podman('wait', NAME)) === '0');
  await podman('start', NAME);
  expect('comes back on its data', await untilReady(port));
} finally {
  await isWell('rm', '--force', '--time=0', NAME);
  bridge.close();
  await database.stop();
  await rm(place, { recursive: true, force: true });
}
const failed = results.filter(([, isGood]) => !isGood);
for (const [name] of failed) process.stdout.write(`✗ image: ${name}\n`);
process.stdout.write(`image: ${results.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
