import { parseArgs } from 'node:util';
import { type Candidate, createCandidate } from './candidate.ts';
import { openHall } from './hall.ts';
import { importLarge } from './importing.ts';
import type { Latencies } from './latencies.ts';
import { startMachines } from './machines.ts';
import { type StaleReadsMeasured, measureStaleReads } from './staleReads.ts';
import { measureNotices, type NoticesMeasured } from './notices.ts';
import { answerFor, enterAll, type Flow, handInAll, restartUnder, untilConnected } from './phases.ts';
import { processorMeter, type ProcessorSeconds } from './processor.ts';
import { type Readers, slowestPages, startReaders } from './readers.ts';
import { startLoadedServer } from './server.ts';

const USAGE = `Lets many students sit one exam on a back end of its own, on this machine, and counts what became of
their answers. Without options a tenth of the aim, in two minutes.

  npm run load -- [--students=300] [--rate=50] [--seconds=40] [--readers=0] [--importing] [--no-restart]
                  [--machines [--stream]] [--profile=folder]
  npm run load -- --notices | --late-reads

  --students   who sit the exam, each with a socket (at most 3,000)
  --rate       answers a second, all students together (at most 1,000)
  --seconds    how long they answer (at most 1,800)
  --readers    students who open the slowest pages over a bank of 100,000 questions meanwhile (at most 500)
  --importing  imports 100,000 questions and 200,000 students, and lets answers flow until both are there
  --no-restart leaves the server alone
  --machines   four processes behind nginx and pgbouncer; what is killed is one of them and pgbouncer
  --stream     with --machines: a Redis or Valkey carries notices, and is killed with them
  --notices    measures only what the database's notices between processes bear
  --late-reads measures only what a replica takes from the primary
  --profile    writes into a folder what the server's processor was busy with (.cpuprofile), of its last start
`;

interface Size {
  /** Only measures the database's notices. */
  readonly isOfNotices: boolean;
  /** Only measures reads from a replica. */
  readonly isOfStaleReads: boolean;
  readonly students: number;
  readonly rate: number;
  readonly seconds: number;
  readonly readers: number;
  readonly isImporting: boolean;
  readonly hasRestart: boolean;
  readonly hasMachines: boolean;
  /** Whether a stream delivers notices between the processes. */
  readonly hasStream: boolean;
  readonly profileDir: string | undefined;
}

function wholeNumber(name: string, value: string, max: number, min = 1): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new RangeError(`--${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

function readSize(): Size | undefined {
  const { values } = parseArgs({
    options: {
      students: { type: 'string', default: '300' },
      rate: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '40' },
      readers: { type: 'string', default: '0' },
      importing: { type: 'boolean', default: false },
      'no-restart': { type: 'boolean', default: false },
      machines: { type: 'boolean', default: false },
      stream: { type: 'boolean', default: false },
      notices: { type: 'boolean', default: false },
      'late-reads': { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return undefined;
  if (values.stream && !values.machines) throw new RangeError('--stream needs --machines.');
  return {
    students: wholeNumber('students', values.students, 3000),
    rate: wholeNumber('rate', values.rate, 1000),
    seconds: wholeNumber('seconds', values.seconds, 1800),
    readers: wholeNumber('readers', values.readers, 500, 0),
    isImporting: values.importing,
    hasRestart: !values['no-restart'],
    hasMachines: values.machines,
    hasStream: values.stream,
    isOfNotices: values.notices,
    isOfStaleReads: values['late-reads'],
    profileDir: values.profile,
  };
}

/** Duration of the answers around a restart, in seconds. */
const RESTART_SECONDS = 16;
/** Maximum duration of the answers beside an import, in seconds. */
const MAX_IMPORT_SECONDS = 1800;

const print = (label: string, figures: string): void =>
  void process.stdout.write(`${label.padEnd(52)}${figures}\n`);
const each = ({ p50Ms, p99Ms, maxMs }: Latencies): string =>
  `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, most ${maxMs.toFixed(0)} ms`;

const busyWith = (seconds: ProcessorSeconds | undefined): string =>
  seconds === undefined
    ? ''
    : `; processor: ${(['students', 'server', 'database'] as const).map((group) => `${group} ${seconds[group].toFixed(1)} s`).join(', ')}`;

/** Makes students answer while others read, and prints the measurements. @returns whether every read succeeded */
async function answerWhileRead(
  candidates: readonly Candidate[],
  flow: Flow,
  { readers, busy }: { readonly readers: Readers | undefined; readonly busy: () => string },
): Promise<boolean> {
  const answered = await answerFor(candidates, flow);
  print(
    `${flow.perSecond} answers a second for ${flow.seconds} s`,
    `${(answered.count / answered.seconds).toFixed(0)} a second, ${each(answered)}${busy()}`,
  );
  const pages = (await readers?.stop()) ?? [];
  for (const { name, count, failed, ...times } of pages)
    print(`  meanwhile ${name}`, `${count} times, ${each({ count, ...times })}, ${failed} failed`);
  return pages.every(({ failed }) => failed === 0);
}

/** Imports a large school while students answer, and prints the measurements. */
async function answerWhileImported(
  candidates: readonly Candidate[],
  perSecond: number,
  { dataDir, busy }: { readonly dataDir: string; readonly busy: () => string },
): Promise<void> {
  const importing = importLarge(dataDir);
  const answered = await answerFor(candidates, { perSecond, seconds: MAX_IMPORT_SECONDS, until: importing });
  print(
    `${perSecond} answers a second while imported`,
    `${(answered.count / answered.seconds).toFixed(0)} a second, ${each(answered)}${busy()}`,
  );
  for (const { name, seconds, peakMegabytes } of await importing)
    print(
      `  meanwhile ${name}`,
      `${seconds.toFixed(0)} s${peakMegabytes === undefined ? '' : `, at most ${peakMegabytes.toFixed(0)} MB`}`,
    );
}

async function measure(size: Size): Promise<boolean> {
  const { students, rate, seconds, isImporting, hasRestart, hasMachines, hasStream, profileDir } = size;
  const server = await (hasMachines ? startMachines(hasStream) : startLoadedServer(profileDir));
  try {
    const hall = await openHall(server.databaseEnv, students + size.readers);
    const reading = hall.seats.slice(students);
    const bank = reading.length === 0 ? undefined : await hall.fillBank(reading);
    // An IP address, since thousands of clients would resolve the name again and again.
    const origin = server.origin.replace('localhost', '127.0.0.1');
    const candidates = hall.seats.slice(0, students).map((seat) => createCandidate(origin, seat));
    try {
      const meter = processorMeter(server);
      const busy = (): string => busyWith(meter());
      const entered = await enterAll(candidates, hall.examId);
      print(
        `${students} enter at once`,
        `${entered.seconds.toFixed(1)} s with a paper of ${hall.questionCount} questions${busy()}`,
      );
      print(
        `${students} sockets after that`,
        `${(await untilConnected(candidates)).seconds.toFixed(1)} s${busy()}`,
      );
      const isRead = await answerWhileRead(
        candidates,
        { perSecond: rate, seconds },
        { readers: bank && startReaders(origin, reading, { pages: slowestPages(bank) }), busy },
      );
      if (isImporting) await answerWhileImported(candidates, rate, { dataDir: server.dataDir, busy });
      if (hasRestart) {
        const restarted = await restartUnder(server, candidates, {
          perSecond: rate,
          seconds: RESTART_SECONDS,
        });
        print(
          `${server.victim} killed and started again`,
          `closed for ${restarted.closedSeconds.toFixed(1)} s, then all back in ` +
            `${restarted.back.seconds.toFixed(1)} s, ${each(restarted.back)}${busyWith(restarted.busy)}`,
        );
      }
      busy();
      const handedIn = await handInAll(candidates);
      print(`${students} hand in at once`, `${handedIn.seconds.toFixed(1)} s, ${each(handedIn)}${busy()}`);
      const { promised, lost, wrong, open } = await hall.audit(
        candidates.map((candidate) => candidate.promised()),
      );
      print(
        'in the database',
        `${promised} acknowledged answers: ${lost} lost, ${wrong} not what counts, ${open} hand-ins missing`,
      );
      return isRead && lost + wrong + open === 0;
    } finally {
      for (const candidate of candidates) candidate.close();
      await hall.close();
    }
  } finally {
    await server.stop();
  }
}

function printNotices({ variant, listeners, bytes, perSecond, deliveries }: NoticesMeasured): void {
  const label = bytes === undefined ? variant : `${variant}, ${bytes} bytes, ${listeners} listen`;
  print(
    label,
    `${perSecond.toFixed(0)} a second${deliveries === undefined ? '' : `, heard after ${each(deliveries)}`}`,
  );
}

function printStaleReads({ variant, perSecond, primaryMs, replicaMs }: StaleReadsMeasured): void {
  print(
    `visitors read, ${variant}`,
    `${perSecond.toFixed(0)} a second; processor for each: primary ${primaryMs.toFixed(2)} ms, replica ${replicaMs.toFixed(2)} ms`,
  );
}

// While the server is down, thousands of calls fail per second, and stack traces would cost more than the
// calls.
Error.stackTraceLimit = 0;

const size = readSize();
if (size === undefined) process.stdout.write(USAGE);
else if (size.isOfNotices) await measureNotices(printNotices);
else if (size.isOfStaleReads) await measureStaleReads(printStaleReads);
else if (!(await measure(size))) process.exitCode = 1;
