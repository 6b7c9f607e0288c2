import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startSchoolCommand } from '../test/schoolCommand.ts';

const QUESTIONS = 100_000;
const STUDENTS = 200_000;
const POLL_INTERVAL_MS = 200;

/** The measurements of an import. */
export interface Imported {
  readonly name: string;
  readonly seconds: number;
  /** Peak memory of its process, in megabytes; undefined where the system does not report it. */
  readonly peakMegabytes: number | undefined;
}

function* bank(): Iterable<string> {
  for (let number = 1; number <= QUESTIONS; number += 1)
    yield `::n${number}:: $${number} + x^2$ where $x \\= 1$ is? { =${number + 1}#It is. ~${number} ~${number + 2} ~0 }\n\n`;
}

function* students(): Iterable<string> {
  yield 'key,name,mobile\n';
  for (let number = 1; number <= STUDENTS; number += 1)
    yield `N${number},学员 ${number},${15_000_000_000 + number}\n`;
}

/** Reads the peak memory of a process. */
async function peakOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

async function run(name: string, dataDir: string, args: readonly string[]): Promise<Imported> {
  const startedAt = performance.now();
  const child = startSchoolCommand(
    { dataDir },
    [...args, '--host=localhost'],
    ['ignore', 'ignore', 'inherit'],
  );
  let peakMegabytes: number | undefined;
  const timer = setInterval(async () => {
    peakMegabytes = (await peakOf(child.pid ?? 0)) ?? peakMegabytes;
  }, POLL_INTERVAL_MS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${name}: the import ended with ${code}`);
  return { name, seconds: (performance.now() - startedAt) / 1000, peakMegabytes };
}

/** Imports a large bank and a large list of students into the school of a running server, one after the other. */
export async function importLarge(dataDir: string): Promise<readonly Imported[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-import-'));
  try {
    await pipeline(Readable.from(bank()), createWriteStream(join(folder, 'bank.gift')));
    await pipeline(Readable.from(students()), createWriteStream(join(folder, 'students.csv')));
    const own = ['--category=Load', '--subject=Sums'];
    return [
      await run(`${QUESTIONS} questions of GIFT`, dataDir, [
        'questions',
        'import',
        join(folder, 'bank.gift'),
        ...own,
      ]),
      await run(`${STUDENTS} students of CSV`, dataDir, ['apply', folder]),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
