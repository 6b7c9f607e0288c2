/**
 * Tests exams in real browsers under faults: everything that goes wrong in exam halls, and a number of random
 * schedules of connection faults. After each, every answer that the page had called saved is in the database, every
 * answer that it had called kept has arrived, and nothing is there twice.
 *
 *   npm run faults                              all faults and 100 schedules
 *   npm run faults -- --only=half               the faults whose name contains this text, and no schedules
 *   npm run faults -- --schedules=10 --seed=7   all faults, and the schedules of the seeds 7 to 16
 *   npm run faults -- --only=none --schedules=1 --seed=42   one schedule again
 *   npm run faults -- --only=none --cuts=200    cuts the database off 200 times while students answer
 *   npm run faults -- --only=none --restarts=20 restarts two processes behind a load balancer 20 times each
 *   npm run faults -- --only=none --returns=1   destroys a machine in use and restores its backup on an empty one
 */
import { parseArgs } from 'node:util';
import { ROOT } from '../../tools/install.mjs';
import { CUTS, cutUnderLoad } from '../../apps/backend/load/cuts.ts';
import { restartUnderLoad } from '../../apps/backend/load/restarts.ts';
import { returnUnderLoad } from '../../apps/backend/load/returns.ts';
import { openDatabase } from '../../apps/backend/src/platform/commands/openDatabase.ts';
import { emptyAnswerLog, openHarness } from './harness.ts';
import { type Fault, faults, type Scene } from './faults.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { startSchool } from '../fixtures/school.ts';
import { playSchedule } from './schedules.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    schedules: { type: 'string' },
    seed: { type: 'string', default: '1' },
    cuts: { type: 'string' },
    restarts: { type: 'string' },
    returns: { type: 'string' },
  },
});

/** Number of students who answer while the database is cut off. */
const STUDENTS_UNDER_CUTS = 12;

/** Adds the error behind a status 500, which only the log contains, by the request's id. */
function withReason(problem: string, log: string): string {
  const id = /"requestId":"([^"]+)"/.exec(problem)?.[1];
  const reason = id === undefined ? undefined : log.split('\n').find((line) => line.includes(id));
  return reason === undefined ? problem : `${problem}\n    ${reason}`;
}

/** Cuts the database off from a school repeatedly, in each way in turn. @returns whether all promises were kept */
async function cutDatabase(count: number): Promise<boolean> {
  const school = await startSchool();
  try {
    const cuts = Array.from({ length: count }, (_, index) => CUTS[index % CUTS.length] ?? 'terminated');
    const report = await cutUnderLoad(school, { cuts, students: STUDENTS_UNDER_CUTS }, (kind, index) => {
      if (index % 20 === 0) process.stdout.write(`database ${kind}, ${index} of ${count}\n`);
    });
    process.stdout.write(
      `database cuts ${JSON.stringify(report.cuts)}: ${report.promised} answers acknowledged, ${report.lost} ` +
        `lost, ${report.wrong} with a wrong value, ${report.refused} calls refused by 503, the slowest took ` +
        `${(report.slowestMs / 1000).toFixed(1)} ` +
        `s\n${report.problems.map((problem) => `✗ ${withReason(problem, school.log())}\n`).join('')}`,
    );
    return report.lost + report.wrong + report.problems.length === 0;
  } finally {
    await school.stop();
  }
}

/** Number of students who answer while processes are restarted. */
const STUDENTS_UNDER_RESTARTS = 24;

/**
 * Restarts two processes on a school's database repeatedly, one after the other. @returns whether all promises
 * were kept
 */
async function restartProcesses(rounds: number): Promise<boolean> {
  const school = await startSchool();
  const database = await openDatabase({ LECTERN_DATA: school.dataDir }, ROOT);
  try {
    const settings = { DATABASE_URL: database.url, DRAIN_SECONDS: '2' };
    const report = await restartUnderLoad(
      {
        databaseUrl: database.url,
        dataDir: school.dataDir,
        settings,
        rounds,
        students: STUDENTS_UNDER_RESTARTS,
      },
      (round) => process.stdout.write(`both processes restarted, ${round} of ${rounds}\n`),
    );
    process.stdout.write(
      `${report.restarts} restarts: ${report.promised} answers acknowledged, ${report.lost} lost, ${report.wrong} with a ` +
        `wrong value, ${report.refused} calls refused, the slowest took ${(report.slowestMs / 1000).toFixed(1)} s\n` +
        report.problems.map((problem) => `✗ ${problem}\n`).join(''),
    );
    return report.lost + report.wrong + report.refused + report.problems.length === 0;
  } finally {
    await database.close();
    await school.stop();
  }
}

/** Number of students who answer while their machine is backed up and destroyed. */
const STUDENTS_UNDER_RETURNS = 12;

/**
 * Destroys the machine of a school repeatedly and restores it from its backup. @returns whether all promises
 * were kept
 */
async function returnSchool(count: number): Promise<boolean> {
  let isGood = true;
  for (let number = 1; number <= count; number += 1) {
    const report = await returnUnderLoad(STUDENTS_UNDER_RETURNS);
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    process.stdout.write(
      `machine ${number} of ${count} destroyed: ${report.promised} answers acknowledged before the backup, ${report.lost} ` +
        `lost, ${report.later} after it began; ${report.lostFiles} of ${report.files} files lost; backed up in ` +
        `${seconds(report.backupMs)} s, back in ${seconds(report.returnMs)} s\n` +
        report.problems.map((problem) => `✗ ${problem}\n`).join(''),
    );
    isGood &&= report.lost + report.lostFiles + report.problems.length === 0 && report.promised > 0;
  }
  return isGood;
}

/** Number of pages that run schedules concurrently. */
const CONCURRENT_PAGES = 3;

interface Verdict {
  readonly name: string;
  readonly seconds: number;
  /** The broken promise; undefined if there is none. */
  readonly problem: string | undefined;
}

type Case = Pick<Fault, 'prepare' | 'play' | 'name'>;

/** Saves three answers before the fault. */
async function begin(fixture: Fixture, { prepare }: Case): Promise<Scene> {
  const attempt = await fixture.beginAttempt();
  const context = await fixture.browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  await prepare?.(context);
  const answerLog = emptyAnswerLog();
  const harness = await openHarness(fixture, attempt, { context, answerLog, token: attempt.seat.token });
  for (const index of [0, 1, 2]) await harness.choose(index, 1);
  await harness.untilSaved();
  return { fixture, attempt, context, answerLog, harness };
}

async function checkCase(fixture: Fixture, one: Case): Promise<Verdict> {
  const startedAt = performance.now();
  let context: Scene['context'] | undefined;
  let problem: string | undefined;
  try {
    const scene = await begin(fixture, one);
    ({ context } = scene);
    await one.play(scene);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  await context?.close();
  const verdict = { name: one.name, seconds: (performance.now() - startedAt) / 1000, problem };
  const outcome = problem === undefined ? 'passed' : `✗ ${problem.split('\n').slice(0, 6).join('\n    ')}`;
  process.stdout.write(`${one.name.padEnd(36)}${verdict.seconds.toFixed(1).padStart(6)} s   ${outcome}\n`);
  return verdict;
}

/** Returns how often something is done: as often as was asked for, or usually, but not beside chosen faults. */
function countOf(name: 'schedules' | 'cuts' | 'restarts' | 'returns', defaultCount: number): number {
  return wholeOf(options[name] ?? (options.only === undefined ? String(defaultCount) : '0'));
}

function wholeOf(typed: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value))
    throw new RangeError('--seed, --schedules, --cuts, --restarts and --returns must be whole numbers.');
  return value;
}

async function main(): Promise<number> {
  const chosen = faults.filter(({ name }) => options.only === undefined || name.includes(options.only));
  const first = wholeOf(options.seed);
  const count = countOf('schedules', 100);
  const cutCount = countOf('cuts', 200);
  const rounds = countOf('restarts', 20);
  const returns = countOf('returns', 1);
  const hasOutlivedCuts = cutCount === 0 || (await cutDatabase(cutCount));
  const hasOutlivedRestarts = rounds === 0 || (await restartProcesses(rounds));
  const hasReturned = returns === 0 || (await returnSchool(returns));
  process.stdout.write(`seed ${first}\n`);
  const schedules = Array.from({ length: count }, (_, index): Case => {
    const seed = first + index;
    return { name: `schedule ${seed}`, play: (scene) => playSchedule(scene, seed) };
  });
  // One fault needs a second student.
  const fixture = await openFixture(chosen.length + schedules.length + 1);
  try {
    const verdicts: Verdict[] = [];
    for (const fault of chosen) verdicts.push(await checkCase(fixture, fault));
    const queue = [...schedules];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        verdicts.push(await checkCase(fixture, next));
    };
    await Promise.all(Array.from({ length: CONCURRENT_PAGES }, work));
    const failed = verdicts.filter(({ problem }) => problem !== undefined).length;
    process.stdout.write(`faults: ${verdicts.length - failed} passed, ${failed} failed\n`);
    return failed === 0 &&
      verdicts.length + cutCount + rounds + returns > 0 &&
      hasOutlivedCuts &&
      hasOutlivedRestarts &&
      hasReturned
      ? 0
      : 1;
  } finally {
    await fixture.close();
  }
}

process.exitCode = await main();
