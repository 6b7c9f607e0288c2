import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { calls, nameOf } from './volume/calls.ts';
import { openVolume } from './volume/database.ts';
import { EXCLUDED_CALLS } from './volume/excludedCalls.ts';
import { unmeasuredReads, openSchool, type Times } from './volume/measure.ts';

const SPEED = fileURLToPath(new URL('../docs/speed.md', import.meta.url));
const BEGIN = '<!-- volume: written by `npm run bench volume -- --write` -->';
const END = '<!-- end of volume -->';
/** Maximum times of a read, in ms. */
const LIMITS = { medianMs: 30, p95Ms: 100 };

/** Measurements of a call in both schools. */
export interface VolumeFigures {
  readonly call: string;
  readonly demonstration: Times | undefined;
  readonly volume: Times | undefined;
}

/** Options of {@link measureVolume}. */
export interface VolumeOptions {
  readonly scale: number;
  /** Only calls whose id or description contains one of these; all if empty. */
  readonly only: readonly string[];
}

/**
 * Sends the same calls to the demonstration and to a school of the given scale, alternately.
 * @returns the times of the calls, and the refused ones.
 */
export async function measureVolume({
  scale,
  only,
}: VolumeOptions): Promise<{ figures: VolumeFigures[]; refused: string[] }> {
  const forgotten = unmeasuredReads();
  if (forgotten.length > 0) throw new Error(`Nobody measures ${forgotten.join(', ')}`);
  const selected = calls.filter(
    (each) => only.length === 0 || only.some((part) => nameOf(each).includes(part)),
  );
  const databases = await openVolume(scale);
  try {
    const demonstration = await openSchool(databases.demonstration, databases.dataDir, true);
    const volume = await openSchool(databases.volume, databases.dataDir, scale < 1);
    try {
      const figures: VolumeFigures[] = [];
      const refused: string[] = [];
      for (const each of selected) {
        try {
          figures.push({
            call: nameOf(each),
            demonstration: await demonstration.measure(each),
            volume: await volume.measure(each),
          });
        } catch (error) {
          refused.push(error instanceof Error ? error.message : String(error));
        }
      }
      return { figures, refused };
    } finally {
      await demonstration.close();
      await volume.close();
    }
  } finally {
    await databases.close();
  }
}

const write = (times: Times | undefined): string =>
  times === undefined
    ? '-'
    : `${times.medianMs.toFixed(1)}, ${times.p95Ms.toFixed(1)}, ${times.busyMs?.toFixed(1) ?? '-'}`;

/** Sort key for the slowest calls: CPU time, since it is more reliable on a shared machine, else the median. */
const costOf = ({ volume }: VolumeFigures): number => volume?.busyMs ?? volume?.medianMs ?? 0;

/** Returns the times of calls as a Markdown table, the slowest first; marks those above the maximum. */
export function volumeTable(figures: readonly VolumeFigures[]): string {
  const slowest = figures.toSorted((a, b) => costOf(b) - costOf(a));
  const rows = slowest.map(({ call, demonstration, volume }) => {
    const isTooSlow = (volume?.medianMs ?? 0) > LIMITS.medianMs || (volume?.p95Ms ?? 0) > LIMITS.p95Ms;
    return `| ${call} | ${write(demonstration)} | ${write(volume)} | ${isTooSlow ? 'too slow' : ''} |`;
  });
  return [
    '| call (median, p95, of the processors, in ms) | demonstration | volume | |',
    '| --- | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}

/** Replaces the table in `docs/speed.md`, with the kind of machine. */
export async function writeVolume(
  figures: readonly VolumeFigures[],
  { scale }: VolumeOptions,
): Promise<void> {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), scale ${scale}.`;
  const leftOut = Object.entries(EXCLUDED_CALLS).map(
    ([reason, ids]) => `- Left out, since ${reason}: ${ids.join(', ')}.`,
  );
  const block = [BEGIN, machine, '', volumeTable(figures), '', ...leftOut, END].join('\n');
  const page = await readFile(SPEED, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to === -1) throw new Error('docs/speed.md has no place for the table of volume');
  await writeFile(SPEED, page.slice(0, from) + block + page.slice(to + END.length));
}
