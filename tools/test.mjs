// Runs the checks and prints their counts: npm test, or some of them: npm test unit backend. `npm run
// test:full` adds those needed only for a release. Runs on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, fail, localEnvironment, localNode, ROOT } from './install.mjs';
import { readCount, readVitest, readWalks } from './reports.mjs';

const RESULTS = join(ROOT, '.cache/results');
const WALKS = join(ROOT, '.cache/e2e/report.json');
const resultFile = (step) => join(RESULTS, `${step}.json`);
const bin = (path) => join(ROOT, 'node_modules', path);

/** The bundled back end, from which processes of tests start in a third of the time. */
const BUILT_BACKEND = join(ROOT, 'apps/backend/.cache/built');

const countOfTool = (step) => () => readCount(resultFile(step));

const requestedSteps = process.argv.slice(2).filter((word) => word !== '--full');
const isFull = process.argv.includes('--full');

const vitestOf = (project, step, ...options) => [
  bin('vitest/vitest.mjs'),
  'run',
  `--project=${project}*`,
  ...options,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resultFile(step)}`,
];
const vitest = (project, ...options) => ({
  args: vitestOf(project, project, ...options),
  count: () => readVitest(resultFile(project)),
});

/** Tests of the file storage, which run against every kind of storage. */
const S3_TESTS = 'apps/backend/src/platform/files';

/** Some tests mostly wait for servers to start or for timers, so more workers than cores are used. */
const WAITING = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;

/**
 * The steps in order: command, prerequisites, how to count the results, and whether it runs always, only for
 * releases or only outside of them.
 */
const STEPS = {
  typecheck: { args: ['tools/typecheck.ts'], count: countOfTool('typecheck'), isOfSources: true },
  lint: { args: ['tools/lint.ts'], count: countOfTool('lint'), isOfSources: true },
  packages: {
    args: ['tools/packages.ts', '--check'],
    count: countOfTool('packages'),
    needsBrowser: true,
    when: 'release',
  },
  // The compile cache is disabled, since each of the many contexts would look it up and write the same entries,
  // which takes a seventh of the time.
  unit: { ...vitest('unit', WAITING), env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  // It mostly waits for its browser, so it overlaps with the next step, which does so at its start.
  chromium: { ...vitest('chromium'), needsBrowser: true, goesBesideNext: true },
  stories: { ...vitest('stories'), needsBrowser: true, when: 'usual' },
  // A long timeout for the gallery, a single story with every look of a school that is checked in every palette.
  palettes: { ...vitest('palettes', '--testTimeout=600000'), needsBrowser: true, when: 'release' },
  backend: { ...vitest('backend', WAITING), needsFile: 'apps/backend/test/globalSetup.ts' },
  supply: { args: ['tools/supply.ts'], count: countOfTool('supply'), when: 'release' },
  production: {
    args: ['tools/production/check.ts'],
    line: /production: (\d+) passed, (\d+) failed/,
    when: 'release',
  },
  compose: {
    args: ['tools/production/compose.ts'],
    line: /compose: (\d+) passed, (\d+) failed/,
    needsProgram: 'docker-compose',
    when: 'release',
  },
  operations: {
    args: ['tools/production/operations.ts'],
    line: /operations: (\d+) passed, (\d+) failed/,
    needsProgram: 'mmdebstrap',
    when: 'release',
  },
  windows: {
    args: ['tools/production/windows.ts'],
    line: /windows: (\d+) passed, (\d+) failed/,
    needsProgram: 'mmdebstrap',
    when: 'release',
  },
  // A real S3 service instead of the fake of the other tests.
  swift: {
    program: 'bash',
    args: [
      'tools/swift.sh',
      bin('.bin/node'),
      '--conditions=source',
      ...vitestOf('backend', 'swift', S3_TESTS),
    ],
    count: () => readVitest(resultFile('swift')),
    needsProgram: 'swift-proxy-server',
    when: 'release',
  },
  upgrade: {
    args: ['tools/production/upgrade.ts'],
    line: /upgrade: (\d+) passed, (\d+) failed/,
    when: 'release',
  },
  visual: {
    args: ['e2e/visual/run.ts', '--small'],
    needsFile: 'e2e/visual/run.ts',
    needsBrowser: true,
    line: /visual: (\d+) passed, (\d+) failed/,
    when: 'release',
  },
  // Verifies that the previous step detects small changes, on the Storybook that it built.
  'visual-proof': {
    args: ['e2e/visual/run.ts', '--prove', '--built'],
    needsFile: '.cache/visual/storybook/index.json',
    needsBrowser: true,
    line: /visual: (\d+) passed, (\d+) failed/,
    when: 'release',
  },
  conditions: {
    args: ['e2e/conditions/run.ts'],
    needsBrowser: true,
    line: /conditions: (\d+) passed, (\d+) failed/,
    when: 'release',
  },
  // Safari's engine, which is not on npm but is a package of Debian.
  engines: {
    args: ['e2e/engines/run.ts'],
    needsSite: true,
    line: /engines: (\d+) passed, (\d+) failed/,
    needsProgram: 'WebKitWebDriver',
    when: 'release',
  },
  e2e: {
    args: [bin('playwright/cli.js'), 'test', '-c', 'e2e'],
    needsFile: 'e2e/playwright.config.ts',
    needsBrowser: true,
    needsSite: true,
    count: () => readWalks(WALKS),
    stale: WALKS,
    // Until its first test, the back end's step uses only one core.
    prepares: {
      args: ['e2e/fixtures/seed.ts'],
      beside: 'backend',
      as: 'SEEDED_SCHOOL',
      line: /A seeded school lies in (.+)/,
    },
  },
};

/**
 * A large space for short-lived objects, which tests create in masses; garbage collection takes a tenth of
 * their time otherwise.
 */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** Runs a program to its end. If its output is not shown live, it is printed at the end. */
function run(args, env, { program, isHeard = true } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program ?? localNode(), program ? args : ['--conditions=source', ...args], {
      cwd: ROOT,
      env: {
        ...localEnvironment(),
        NODE_OPTIONS,
        ...(isFull ? { TESTS_OF_A_RELEASE: '1' } : { WALKS: 'usual' }),
        ...env,
      },
      stdio: ['ignore', 'pipe', isHeard ? 'inherit' : 'pipe'],
    });
    let output = '';
    const hear = (part) => {
      if (isHeard) process.stdout.write(part);
      output = (output + part).slice(-20_000);
    };
    child.stdout.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('close', (code) => {
      if (!isHeard) process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a step. A step that exits with an error but without failed tests counts as one failure. */
async function perform(name, step, { browser, isBuilt, prepared }) {
  if (step.needsFile !== undefined && !existsSync(join(ROOT, step.needsFile)))
    return { passed: 0, failed: 1, note: `${step.needsFile} is missing` };
  if (step.needsBrowser && browser === undefined)
    return { passed: 0, failed: 1, note: 'there is no browser' };
  if (step.needsSite && !isBuilt) return { passed: 0, failed: 1, note: 'the site was not built' };
  rmSync(resultFile(name), { force: true });
  if (step.stale !== undefined) rmSync(step.stale, { force: true });
  const env = {
    ...step.env,
    ...(isBuilt && { BUILT_BACKEND }),
    ...(browser !== undefined && { CHROMIUM_PATH: browser }),
    ...prepared,
  };
  const { code, output } = await run(step.args, env, {
    program: step.program,
    isHeard: !step.goesBesideNext,
  });
  const line = step.line?.exec(output);
  const counted = line ? { passed: Number(line[1]), failed: Number(line[2]) } : step.count?.();
  if (counted === undefined)
    return { passed: 0, failed: 1, note: `ended with code ${code} before it counted` };
  const { passed, failed } = counted;
  if (code !== 0 && failed === 0) return { ...counted, failed: 1, note: `ended with code ${code}` };
  return passed + failed === 0 ? { passed: 0, failed: 1, note: 'it has no tests' } : counted;
}

const unknown = requestedSteps.filter((name) => !(name in STEPS));
if (unknown.length > 0)
  fail(`There is no check called ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);

await ensureInstalled();
mkdirSync(RESULTS, { recursive: true });
const isThere = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const due = Object.entries(STEPS).filter(([name, { when }]) =>
  requestedSteps.length > 0
    ? requestedSteps.includes(name)
    : when === undefined || (when === 'release') === isFull,
);
const isLacking = ([, { needsProgram }]) => needsProgram !== undefined && !isThere(needsProgram);
const steps = requestedSteps.length > 0 ? due : due.filter((step) => !isLacking(step));
const needsBrowser = steps.some(([, step]) => step.needsBrowser);
const browser = needsBrowser ? ensureBrowser() : undefined;
if (needsBrowser && browser === undefined) {
  console.error(
    '\nNo browser could be found or fetched. Install Chromium (Debian: apt-get install chromium-headless-shell ' +
      'fonts-noto-cjk), or set CHROMIUM_PATH.',
  );
}
// A build leaves a third of two cores idle, so the checks of the sources run at the same time; tests begin
// after it.
const building = steps.some(([, step]) => step.needsSite)
  ? run(['tools/build.ts'], {}, { isHeard: false }).then(({ code }) => code === 0)
  : false;

/**
 * Prepares data for a step and returns it as an environment variable. If that fails, the step prepares the data
 * itself and reports the error.
 */
async function prepare({ args, as, line }) {
  const made = line.exec((await run(args, { BUILT_BACKEND }, { isHeard: false })).output);
  return made === null ? {} : { [as]: made[1] };
}

const performing = [];
let preparing;
for (const [index, [name, step]] of steps.entries()) {
  const isBuilt = !step.isOfSources && (await building);
  const prepared = await preparing;
  // Immediately before the step, since data prepared hours earlier, as in a test of a release, would be out of
  // date.
  const { prepares } = steps[index + 1]?.[1] ?? {};
  preparing = isBuilt && prepares?.beside === name ? prepare(prepares) : undefined;
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const started = Date.now();
  const result = perform(name, step, { browser, isBuilt, prepared }).then((counted) => ({
    name,
    seconds: (Date.now() - started) / 1000,
    ...counted,
  }));
  performing.push(result);
  if (!step.goesBesideNext) await result;
}
const results = await Promise.all(performing);

// At the end, since of a long output only the tail is kept.
for (const { name, named = [] } of results) for (const words of named) console.log(`\n${name} ${words}`);

const total = results.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
console.log('\ncheck         passed  failed   seconds');
for (const { name, passed, failed, seconds, note } of results) {
  const cells = [
    name.padEnd(12),
    String(passed).padStart(7),
    String(failed).padStart(7),
    seconds.toFixed(1).padStart(9),
  ];
  console.log(`${cells.join(' ')}${note === undefined ? '' : `  ${note}`}`);
}
for (const [name, { needsProgram }] of due.filter((step) => !steps.includes(step)))
  console.log(`${name.padEnd(12)} was left out: there is no ${needsProgram} on this machine`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
