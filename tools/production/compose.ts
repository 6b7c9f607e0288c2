/**
 * Follows the section "Containers" of docs/operations.md in a copy of the sources: starts the unchanged
 * deploy/compose.yaml with docker-compose on podman, and checks it from outside like a student and an operator.
 * Requires root on Linux, and the free ports 80 and 443:
 *
 *   apt-get install buildah podman runc netavark aardvark-dns iptables docker-compose mmdebstrap
 *   node tools/with-node.mjs tools/production/compose.ts
 *
 * With REAL_IMAGES=1 it pulls the named images; otherwise it builds substitutes (containers/standIns.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createSdk } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import * as setting from '@lectern/sdk/endpoints/setting';
import { PRESENCE_PATH } from '@lectern/sdk/sockets';
import { ROOT } from '../install.mjs';
import { checklist } from './checklist.ts';
import { readBlocks } from './document.ts';
import { PICTURE } from './picture.ts';
import { type Ended, startEngine } from './containers/engine.ts';
import { makeStandIns } from './containers/standIns.ts';

const CACHE = join(ROOT, '.cache/containers');
/** A host name that resolves to this machine, for which Caddy issues certificates itself. */
const HOST = 'localhost';
const ORIGIN = `https://${HOST}`;
const TIMEOUT_MS = 120_000;
const STUDENT = '2026001';
/** Services that must run as long as the site does, with the users that they may run as. */
const SERVICES = { lectern: '1000', database: 'postgres', objects: 'root', proxy: 'root' } as const;
const CHECK_INTERVAL_MS = 3000;
const CHECKED = ['lectern', 'database'];

const { expect, finish } = checklist('compose');

const workFolder = await mkdtemp(join(tmpdir(), 'lectern-compose-'));
const engine = await startEngine(CACHE);
const { expectRun } = engine;
const compose = (...args: string[]): Promise<Ended> =>
  engine.run('docker-compose', ['--file', join(workFolder, 'deploy/compose.yaml'), ...args]);

/** Returns the id of a service's container. */
const idOf = async (service: string): Promise<string> => {
  const filter = `--filter=label=com.docker.compose.service=${service}`;
  return expectRun('podman', 'ps', '--all', '--quiet', filter);
};
const inspect = async (service: string, format: string): Promise<string> =>
  expectRun('podman', 'inspect', `--format=${format}`, await idOf(service));

/** Program that polls the server's readiness until it reports that it is stopping, and prints the last reply. */
const ASK_UNTIL_STOPPING = `
const ask = async () => {
  const readiness = await fetch('http://127.0.0.1:3000/readyz').then((reply) => reply.text(), String);
  if (/stopping|failed/.test(readiness)) console.log(readiness);
  else setTimeout(ask, 100);
};
ask();
`;

/** Runs a command in a service's container as the container's own user. */
const inside = async (service: string, ...command: string[]): Promise<Ended> =>
  engine.run('podman', ['exec', await idOf(service), ...command]);

/** Runs the health checks repeatedly, as Docker does by itself and podman by systemd. */
function keepChecking(): () => Promise<void> {
  let isOver = false;
  const checking = (async () => {
    while (!isOver) {
      for (const service of CHECKED) {
        const id = await idOf(service);
        if (id !== '') await engine.run('podman', ['healthcheck', 'run', id]);
      }
      await setTimeout(CHECK_INTERVAL_MS);
    }
  })();
  return async () => {
    isOver = true;
    await checking;
  };
}

async function ask(
  path: string,
  origin = ORIGIN,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Polls until the reply is successful, or until a timeout. */
async function untilReady(): Promise<{ readonly status: number; readonly text: string }> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask('/readyz');
    if (answer.status === 200 || performance.now() > end) return answer;
    await setTimeout(500);
  }
}

/** Adds Caddy's own certificate authority to the trusted ones. */
async function trustProxy(): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { code, output } = await inside('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    if (code === 0) return setDefaultCACertificates([...getCACertificates(), output]);
    if (performance.now() > end) throw new Error('Caddy made no certificate');
    await setTimeout(500);
  }
}

async function opensSocket(): Promise<string> {
  const socket = new WebSocket(`wss://${HOST}${PRESENCE_PATH}`);
  const came = await new Promise<string>((resolve) => {
    for (const name of ['open', 'error']) socket.addEventListener(name, () => resolve(name));
  });
  socket.close();
  return came;
}

const newSdk = () => createSdk({ origin: ORIGIN, areas: { login, setting } });

/** Logs the student in. @throws {ApiError} as on the site */
async function logIn(password: string): Promise<ReturnType<typeof newSdk>> {
  const sdk = newSdk();
  await sdk.login.password({ account: STUDENT, password });
  return sdk;
}

const objectsOf = async (): Promise<number> =>
  (await inside('objects', 'find', '/data', '-type', 'f')).output.split('\n').length;

/** A student's state: password, session, and the address of their portrait. */
interface Student {
  readonly password: string;
  readonly portrait: string;
}

async function createStudent(): Promise<Student> {
  const added = await inside('lectern', 'node', 'school.js', 'students', 'add', STUDENT, '--name=王小明');
  expect('a command adds a student', added.code === 0, added.stderr);
  const first = new RegExp(`^${STUDENT},(.+)$`, 'm').exec(added.output)?.[1]?.trim() ?? '';
  const newcomer = await logIn(first);
  expect('the student logs in', newcomer.session.current.token !== '');
  const password = 'Three harbours at dusk 7';
  await newcomer.setting.updatePassword({ oldPassword: first, password });
  const sdk = await logIn(password);
  const before = await objectsOf();
  const file = new File([PICTURE], 'me.png', { type: 'image/png' });
  const portrait = new URL(String((await sdk.setting.headPortrait({ file }))?.headPicMax), ORIGIN).pathname;
  expect('a file goes to the store', (await objectsOf()) > before);
  return { password, portrait };
}

async function portraitExists(portrait: string): Promise<boolean> {
  const response = await fetch(`${ORIGIN}${portrait}`);
  return response.status === 200 && (await response.arrayBuffer()).byteLength > 0;
}

async function checkProcessUsers(): Promise<void> {
  for (const [service, user] of Object.entries(SERVICES)) {
    expect(`${service} runs as ${user}`, (await processUser(service)) === user, await processUser(service));
    const written = await inside(service, 'touch', '/usr/written');
    expect(`${service} writes to nothing of its image`, written.stderr.includes('Read-only'), written.stderr);
    const rights = (await inside(service, 'grep', '-E', '^(CapEff|NoNewPrivs)', '/proc/1/status')).output;
    const [privileges, effective] = [/NoNewPrivs:\s*(\d)/, /CapEff:\s*(\w+)/].map(
      (pattern) => pattern.exec(rights)?.[1],
    );
    // Only the capability to bind ports below 1024.
    const allowed = service === 'proxy' ? '0000000000000400' : '0000000000000000';
    expect(`${service} has no rights but its own`, effective === allowed && privileges === '1', rights);
  }
}

const processUser = async (service: string): Promise<string> => {
  const { output } = await inside(service, 'stat', '--format=%U:%u', '/proc/1');
  const [name = '', id = ''] = output.trim().split(':');
  return name === 'UNKNOWN' ? id : name;
};

async function checkSecrets(): Promise<void> {
  const environments = await Promise.all(
    Object.keys(SERVICES).map(async (service) => inspect(service, '{{json .Config.Env}}')),
  );
  const secrets = await engine.run(
    'bash',
    ['-c', 'cat secret database-password objects-key'],
    join(workFolder, 'deploy/secrets'),
  );
  const lines = secrets.output.trim().split('\n');
  expect(
    'no secret stands in an environment',
    lines.length === 3 &&
      environments.every((environment) => lines.every((word) => !environment.includes(word))),
  );
  const reached = await inside('proxy', 'bash', '-c', 'exec 3<> /dev/tcp/objects/8333');
  expect('the proxy does not reach the store', reached.code !== 0, reached.output);
}

async function waitUntilHealthy(): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (const service of CHECKED) {
    let health = '';
    while (health !== 'healthy' && performance.now() < end) {
      health = await inspect(service, '{{.State.Healthcheck.Status}}');
      await setTimeout(500);
    }
    expect(`${service} is well by its own check`, health === 'healthy', health);
  }
}

async function checkAll(): Promise<void> {
  await trustProxy();
  const ready = await untilReady();
  expect('it gets ready behind TLS', ready.status === 200, ready.text);
  expect('it serves the school', (await ask('/')).text.includes('<title>松涛学校'));
  expect(
    'who comes without TLS is led there',
    [301, 308].includes((await ask('/', `http://${HOST}`)).status),
  );
  expect('a socket opens through the proxy', (await opensSocket()) === 'open');
  await waitUntilHealthy();
  await checkProcessUsers();
  await checkSecrets();
  const { password, portrait } = await createStudent();
  expect('the file comes back', await portraitExists(portrait));

  const restarted = await compose('restart');
  expect('all of it is restarted', restarted.code === 0, restarted.stderr);
  expect('it gets ready again', (await untilReady()).status === 200);
  expect('the student is still there', (await logIn(password)).session.current.token !== '');
  expect('and so is the file', await portraitExists(portrait));

  // A single process that keeps polling, since starting another one takes as long as the drain on a busy
  // machine.
  const asking = inside('lectern', 'node', '-e', ASK_UNTIL_STOPPING);
  await compose('stop', 'lectern');
  const { output } = await asking;
  expect('it says that it stops', output.includes('stopping'), output);
  await compose('stop');
  for (const service of Object.keys(SERVICES)) {
    const code = await inspect(service, '{{.State.ExitCode}}');
    expect(`${service} stops in order`, code === '0', code);
  }
}

let stopChecking: (() => Promise<void>) | undefined;
try {
  if (process.env['REAL_IMAGES'] !== '1') {
    process.stdout.write('making what stands in for the images …\n');
    await makeStandIns(engine, CACHE);
  }
  await expectRun(
    'bash',
    '-euo',
    'pipefail',
    '-c',
    `cd '${ROOT}'
    git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | tar --extract --directory='${workFolder}'`,
  );
  stopChecking = keepChecking();
  for (const { script } of (await readBlocks()).filter(({ environment }) => environment === 'containers')) {
    // Replaces `docker` by docker-compose, which does the same as Docker's `compose` command.
    const given = `docker() { shift; docker-compose "$@"; }\n${script.replaceAll('school.example', HOST)}`;
    const { code, output, stderr } = await engine.run('bash', ['-euo', 'pipefail', '-c', given], workFolder);
    if (code !== 0) throw new Error(`${script}ended with ${code}:\n${`${output}${stderr}`.slice(-8000)}`);
  }
  await checkAll();
} finally {
  await stopChecking?.();
  await compose('down', '--volumes', '--timeout=5');
  // Removed so that the next run builds it from the sources of that time.
  await engine.run('podman', ['image', 'rm', 'docker.io/library/deploy_lectern']);
  await engine.run('podman', ['image', 'prune', '--force']);
  await engine.stop();
  await rm(workFolder, { recursive: true, force: true });
}
finish();
