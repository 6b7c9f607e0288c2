// Runs the checks and counts: npm test, or some of them: npm test unit backend. `npm run test:full` adds what only a
// release needs. Runs on Node 20.
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

/** The back end as the build writes it, which processes of tests start from in a third of the time. */
const BUILT_BACKEND = join(ROOT, 'apps/backend/.cache/built');

const countOfTool = (step) => () => readCount(resultFile(step));

const wanted = process.argv.slice(2).filter((word) => word !== '--full');
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

/** What is held of files wherever they lie. */
const S3_TESTS = 'apps/backend/src/platform/files';

/** Some tests wait most of the time, for starts of servers or for clocks, and others can work meanwhile. */
const WAITING = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;

/** The steps in their order: what it runs, what must be there, how to count, what it needs; and when, if not always. */
const STEPS = {
  typecheck: { args: ['tools/typecheck.ts'], count: countOfTool('typecheck'), isOfSources: true },
  lint: { args: ['tools/lint.ts'], count: countOfTool('lint'), isOfSources: true },
  packages: {
    args: ['tools/packages.ts', '--check'],
    count: countOfTool('packages'),
    needsBrowser: true,
    when: 'release',
  },
  // Each of its many contexts would look into the cache, and write what the others have written: a seventh of its time.
  unit: { ...vitest('unit', WAITING), env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  // It waits for its browser most of the time, as the next one does when it begins.
  chromium: { ...vitest('chromium'), needsBrowser: true, goesBesideNext: true },
  stories: { ...vitest('stories'), needsBrowser: true, when: 'usual' },
  // The gallery alone has every look of a school, in every palette.
  palettes: { ...vitest('palettes', '--testTimeout=600000'), needsBrowser: true, when: 'release' },
  backend: {
    ...vitest('backend', WAITING),
    needsFile: 'apps/backend/test/globalSetup.ts',
  },
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
  // A real S3 service in place of the one that the tests play.
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
  // That the step before notices small changes: on the Storybook that it built.
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
  // Safari's engine, which comes from no registry of packages, but with Debian.
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
    // Until its first test the back end's step has work for one core.
    prepares: {
      args: ['e2e/fixtures/seed.ts'],
      beside: 'backend',
      as: 'SEEDED_SCHOOL',
      line: /A seeded school lies in (.+)/,
    },
  },
};

/** Room for what lives shortly, which tests make much of: a tenth of their time is tidying otherwise. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** Runs a program to its end. One that is not to be heard says what it has to say at once, when it has ended. */
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

/** Runs one step. A step that ends badly without a failed count fails as one. */
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

const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0)
  fail(`There is no check called ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);

await ensureInstalled();
mkdirSync(RESULTS, { recursive: true });
const isThere = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const due = Object.entries(STEPS).filter(([name, { when }]) =>
  wanted.length > 0 ? wanted.includes(name) : when === undefined || (when === 'release') === isFull,
);
const isLacking = ([, { needsProgram }]) => needsProgram !== undefined && !isThere(needsProgram);
const steps = wanted.length > 0 ? due : due.filter((step) => !isLacking(step));
const needsBrowser = steps.some(([, step]) => step.needsBrowser);
const browser = needsBrowser ? ensureBrowser() : undefined;
if (needsBrowser && browser === undefined) {
  console.error(
    '\nNo browser could be found or fetched. Install Chromium (Debian: apt-get install chromium-headless-shell ' +
      'fonts-noto-cjk), or set CHROMIUM_PATH.',
  );
}
// A build leaves a third of two cores idle, which the checks of the sources have use for; tests begin when it is done.
const building = steps.some(([, step]) => step.needsSite)
  ? run(['tools/build.ts'], {}, { isHeard: false }).then(({ code }) => code === 0)
  : false;

/** Makes what a step needs, as a setting for it; where that fails the step makes it itself, and says why it cannot. */
async function prepare({ args, as, line }) {
  const made = line.exec((await run(args, { BUILT_BACKEND }, { isHeard: false })).output);
  return made === null ? {} : { [as]: made[1] };
}

const performing = [];
let preparing;
for (const [index, [name, step]] of steps.entries()) {
  const isBuilt = !step.isOfSources && (await building);
  const prepared = await preparing;
  // Only right before it: what lies for hours, while a release is tried, is of another time.
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

// At the end, since the tail is what is kept of a long run.
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
