// Reads what test runners reported: how many passed, how many failed, and which. Runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './install.mjs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The first lines of a failure, without the colours of a terminal and what libraries did: enough to know it again. */
function firstLines(message = '') {
  const lines = message.replaceAll(/\u001B\[[\d;]*m/gu, '').split('\n');
  const own = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return own
    .slice(0, 8)
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n');
}

/** The count that a tool of ours left (`count.ts`), or undefined where it left none. */
export const readCount = readJson;

/** What Vitest's JSON reporter wrote, or undefined where it wrote nothing. */
export function readVitest(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  // A file that cannot even be loaded has no tests to count; it fails as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(ROOT, name)}: ${fullName}\n${firstLines(failureMessages[0])}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [
      ...failures,
      ...broken.map(({ name, message }) => `${relative(ROOT, name)}\n${firstLines(message)}`),
    ],
  };
}

const walksOf = ({ title, suites = [], specs = [] }, above = []) => [
  ...specs.map((spec) => ({ ...spec, name: [...above, title, spec.title].filter(Boolean).join(' › ') })),
  ...suites.flatMap((suite) => walksOf(suite, [...above, title])),
];

/** What Playwright's JSON reporter wrote, or undefined where it wrote nothing. */
export function readWalks(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const errors = report.errors ?? [];
  const ended = (status) =>
    report.suites
      .flatMap((suite) => walksOf(suite))
      .flatMap(({ name, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ projectName, results }) => ({ name: `[${projectName}] ${name}`, results })),
      );
  const failures = ended('unexpected').map(
    ({ name, results }) => `${name}\n${firstLines(results.at(-1)?.error?.message)}`,
  );
  const again = ended('flaky').map(
    ({ name, results }) => `${name}, at its first try\n${firstLines(results[0]?.error?.message)}`,
  );
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    note: flaky === 0 ? undefined : `${flaky} of them at the second try`,
    failures: [...failures, ...errors.map(({ message }) => firstLines(message)), ...again],
  };
}
