// Parses the reports of test runners: how many tests passed and failed, and which failed. Runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './install.mjs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Returns the first lines of a failure, without colours and stack frames of libraries: enough to recognise it. */
function firstLines(message = '') {
  const lines = message.replaceAll(/\u001B\[[\d;]*m/gu, '').split('\n');
  const own = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return own
    .slice(0, 8)
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n');
}

const failureText = ({ name, message }) => `✗ ${name}\n${firstLines(message)}`;

/** Returns the count written by a tool of ours (`count.ts`); undefined if there is none. */
export const readCount = readJson;

/** Parses the report of Vitest's JSON reporter; undefined if there is none. */
export function readVitest(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  // A file that cannot be loaded or set up has no failed test, so it counts as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${relative(ROOT, name)}: ${fullName}`,
        message: failureMessages[0],
      })),
  );
  const unprepared = broken.map(({ name, message }) => ({ name: relative(ROOT, name), message }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    named: [...failed, ...unprepared].map(failureText),
  };
}

const walksOf = ({ title, suites = [], specs = [] }, above = []) => [
  ...specs.map((spec) => ({ ...spec, name: [...above, title, spec.title].filter(Boolean).join(' › ') })),
  ...suites.flatMap((suite) => walksOf(suite, [...above, title])),
];

/** Parses the report of Playwright's JSON reporter; undefined if there is none. */
export function readWalks(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const { expected, unexpected } = report.stats;
  const errors = report.errors ?? [];
  const failed = report.suites
    .flatMap((suite) => walksOf(suite))
    .flatMap(({ name, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          name: `[${projectName}] ${name}`,
          message: results[0]?.error?.message,
        })),
    );
  return {
    passed: expected,
    failed: unexpected + errors.length,
    named: [...failed, ...errors.map(({ message }) => ({ name: 'before any walk', message }))].map(
      failureText,
    ),
  };
}
