import type { Browser } from 'playwright';
import { ROOT } from '../tools/install.mjs';
import { fromSources } from '../tools/packages/sources.ts';
import { loadOf } from '../tools/packages/weigh.ts';
import { median, ratio } from './statistics.ts';
import { servePages } from './ui/build.ts';
import { ensureRivals } from './ui/rivals.ts';
import { type Candidate, type Subject, subjects } from './ui/subjects.ts';
import { visitCandidate } from './ui/visit.ts';

/** A measurement of ours and of a comparison. */
export interface UiFigures {
  readonly subject: string;
  readonly measure: string;
  readonly other: string;
  readonly unit: 'ms' | 'bytes';
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number | undefined;
}

type Runs = ReadonlyMap<Candidate, Record<string, number>[]>;

const bytesOf = async ({ module }: Candidate): Promise<number | undefined> => {
  if (module === undefined) return undefined;
  const { script, style } = await loadOf({
    source: module.source,
    folder: `${ROOT}${module.folder}`,
    base: fromSources(),
  });
  return script.gzip + style.gzip;
};

async function compareBytes({ name, ours, others }: Subject): Promise<UiFigures[]> {
  const own = await bytesOf(ours);
  if (own === undefined) return [];
  const rows: UiFigures[] = [];
  for (const other of others) {
    const theirs = await bytesOf(other);
    if (theirs !== undefined)
      rows.push({
        subject: name,
        measure: 'gzip',
        other: other.name,
        unit: 'bytes',
        ours: own,
        theirs,
        ratio: ratio(own, theirs),
      });
  }
  return rows;
}

function compareTimes({ name, ours, others }: Subject, runs: Runs): UiFigures[] {
  const middle = (candidate: Candidate, measure: string) =>
    median((runs.get(candidate) ?? []).map((times) => times[measure] ?? Number.NaN));
  const measures = Object.keys(runs.get(ours)?.[0] ?? {});
  return measures.flatMap((measure) => {
    const own = middle(ours, measure);
    return others.map((other): UiFigures => {
      const theirs = middle(other, measure);
      return {
        subject: name,
        measure,
        other: other.name,
        unit: 'ms',
        ours: own,
        theirs,
        ratio: ratio(own, theirs),
      };
    });
  });
}

/**
 * Measures our components and well-known ones alternately, on a processor slowed down four times.
 * @param only measures the subjects whose names begin with one of these; all if empty.
 */
export async function measureUi(
  browser: Browser,
  { visits, only }: { readonly visits: number; readonly only: readonly string[] },
): Promise<UiFigures[]> {
  ensureRivals();
  const selected = subjects.filter(
    ({ name }) => only.length === 0 || only.some((start) => name.startsWith(start)),
  );
  const pages = await servePages();
  const runs = new Map(
    selected
      .flatMap(({ ours, others }) => [ours, ...others])
      .map((candidate) => [candidate, new Array<Record<string, number>>()]),
  );
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [candidate, times] of runs)
        times.push(await visitCandidate(browser, pages.urlOf(candidate.page), candidate));
    }
  } finally {
    await pages.stop();
  }
  const figures: UiFigures[] = [];
  for (const subject of selected)
    figures.push(...(await compareBytes(subject)), ...compareTimes(subject, runs));
  return figures;
}
