import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { writeCount } from './count.ts';
import { checkerEnvironment } from './checkerEnvironment.ts';
import { browserProblems } from './lint-rules/browsers.ts';
import { importCycles } from './lint-rules/circles.ts';
import { entryProblems, roomProblems, layerProblems } from './lint-rules/entries.ts';
import { tablesIn, writeProblems } from './lint-rules/tables.ts';
import { migrationProblems } from './lint-rules/migrations.ts';
import { lineProblems } from './lint-rules/lines.ts';
import { systemProblems } from './lint-rules/systems.ts';
import { wordProblems } from './lint-rules/words.ts';

const fixtures = 'tools/lint-rules/fixtures';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const SOURCES = '{apps,packages,themes,e2e,bench,tools,.storybook}/**/*.{ts,tsx}';

/** A problem reported by oxlint. */
interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

function isFinding(value: unknown): value is Finding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'filename' in value &&
    'code' in value &&
    'message' in value
  );
}

function findingsIn(output: string): Finding[] {
  const report: unknown = JSON.parse(output);
  const found: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, 'diagnostics') : undefined;
  return Array.isArray(found) ? found.filter(isFinding) : [];
}

/** A source file; its path uses `/` on every system. */
interface Source {
  readonly file: string;
  readonly source: string;
}

async function readSources(pattern: string, exclude: readonly string[] = []): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const file of glob(pattern, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
  }))
    sources.push({ file: file.replaceAll('\\', '/'), source: readFileSync(join(ROOT, file), 'utf8') });
  return sources;
}

/** Finds imports that bypass a room's entry, which oxlint's patterns cannot express. */
function findingsOfRooms(all: readonly Source[]): Finding[] {
  const findings: Finding[] = [];
  const sources = all.filter(({ file }) => /(?:^|\/)apps\/(?:site|backend)\/src\//.test(file));
  const tables = tablesIn(sources);
  for (const { file, source } of sources) {
    for (const message of [
      ...entryProblems(file, source),
      ...roomProblems(file, source),
      ...layerProblems(file, source),
      ...writeProblems(file, source, tables),
    ])
      findings.push({ filename: file, code: 'lectern(entries)', message });
  }
  return findings;
}

/** Finds non-standard names, overlong lines, and code that only works on some systems or browsers. */
const findingsOfText = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ file, source }) =>
    [
      ...wordProblems(file, source),
      ...lineProblems(file, source),
      ...systemProblems(source),
      ...browserProblems(file, source),
    ].map((message) => ({ filename: file, code: 'lectern(text)', message })),
  );

/** Finds import cycles of files and folders. */
const findingsOfCircles = (sources: readonly Source[]): Finding[] =>
  importCycles(sources).map(({ file, way }) => ({
    filename: file,
    code: 'lectern(circles)',
    message: `This leads back to itself: ${way}`,
  }));

/** Finds migrations that the previous release would not survive. */
async function findingsOfMigrations(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const file of glob('apps/backend/src/platform/database/migrations/*.sql', { cwd: ROOT })) {
    for (const message of migrationProblems(file, readFileSync(join(ROOT, file), 'utf8')))
      findings.push({ filename: file, code: 'lectern(migrations)', message });
  }
  return findings;
}

/** Runs a check that is a separate command, and returns whether it succeeded. Its output is printed in one piece. */
function isInOrder(script: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=source', join(ROOT, script), ...args], {
      cwd: ROOT,
      env: checkerEnvironment,
      stdio: 'pipe',
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => void parts.push(part));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(parts));
      resolve(code === 0);
    });
  });
}

/** Lints the repository by our own rules. */
async function areRoomsInOrder(): Promise<boolean> {
  const sources = await readSources(SOURCES, [`${fixtures}/**`]);
  const rooms = [
    ...findingsOfRooms(sources),
    ...(await findingsOfMigrations()),
    ...findingsOfText(sources),
    ...findingsOfCircles(sources),
  ];
  for (const { filename, message } of rooms) console.log(`✗ ${filename}: ${message}`);
  return rooms.length === 0;
}

/** Verifies that each rule works: a fixture must cause the problem that its first line names, and no other. */
async function checkFixtures(): Promise<{ passed: number; failed: number }> {
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', fixtures], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sources = await readSources(`${fixtures}/**/*.{ts,tsx}`);
  const byFile = Map.groupBy(
    [
      ...findingsIn(stdout),
      ...findingsOfRooms(sources),
      ...findingsOfText(sources),
      // The other files are there to be imported illegally.
      ...findingsOfCircles(sources.filter(({ file }) => file.startsWith(`${fixtures}/circles/`))),
    ],
    (finding) => finding.filename,
  );
  const count = { passed: 0, failed: 0 };
  for (const { file, source } of sources) {
    const expected = /^\/\/ expects: (.+)$/m.exec(source)?.[1] ?? '';
    const found = (byFile.get(file) ?? []).map(
      ({ code, help, message }) => `${code}: ${help ?? ''} ${message}`,
    );
    const isGood =
      expected === 'nothing'
        ? found.length === 0
        : found.length === 1 && found[0]?.includes(expected) === true;
    if (isGood) count.passed += 1;
    else {
      count.failed += 1;
      console.log(
        `✗ ${file} should be refused with "${expected}" alone, but: ${found.join('; ') || 'nothing was found'}`,
      );
    }
  }
  return count;
}

/**
 * In parallel, since most of them use one core: type-aware lint and unused code, formatting, outdated replies
 * and documents, and our own rules.
 */
const checks = await Promise.all([
  isInOrder(oxlint, '--type-aware', '--ignore-pattern', `${fixtures}/**`),
  isInOrder('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  isInOrder('node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  isInOrder('packages/sdk/tools/replies.ts', '--check'),
  isInOrder('tools/apiDocs.ts', '--check'),
  areRoomsInOrder(),
]);
const rules = await checkFixtures();
console.log(`import rules and bans: ${rules.passed} hold, ${rules.failed} do not`);
const passed = rules.passed + checks.filter(Boolean).length;
const failed = rules.failed + checks.filter((is) => !is).length;
await writeCount('lint', { passed, failed });
process.exitCode = failed === 0 ? 0 : 1;
