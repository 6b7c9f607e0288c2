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

/** What is told of failures, and of what passed only at its second try. */
const told = (failed, again) => ({
  note: again.length === 0 ? undefined : `${again.length} of them at the second try`,
  named: [
    ...failed.map(({ name, message }) => `✗ ${name}\n${firstLines(message)}`),
    ...again.map(({ name, message }) => `↻ ${name}\n${firstLines(message)}`),
  ],
});

/** The count that a tool of ours left (`count.ts`), or undefined where it left none. */
export const readCount = readJson;

/** What Vitest's JSON reporter wrote, or undefined where it wrote nothing. */
export function readVitest(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  // A file that cannot be loaded or prepared has no failed test to count; it fails as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const ended = (wanted) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({
          name: `${relative(ROOT, name)}: ${fullName}`,
          message: failureMessages[0],
        })),
    );
  const unprepared = broken.map(({ name, message }) => ({ name: relative(ROOT, name), message }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    ...told([...ended('failed'), ...unprepared], ended('passed')),
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
          .map(({ projectName, results }) => ({
            name: `[${projectName}] ${name}`,
            message: results[0]?.error?.message,
          })),
      );
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    ...told(
      [...ended('unexpected'), ...errors.map(({ message }) => ({ name: 'before any walk', message }))],
      ended('flaky'),
    ),
  };
}
