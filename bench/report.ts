import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PageFigures } from './page.ts';
import type { Comparison } from './sdk/compare.ts';
import type { SdkFigures } from './sdk.ts';
import type { ServerFigures } from './server.ts';
import { ratio } from './statistics.ts';
import type { UiFigures } from './ui.ts';

/** A page of the site beside its static copy. */
export interface PageComparison {
  readonly name: string;
  readonly site: PageFigures;
  readonly still: PageFigures;
}

/** Results of a run, for the parts that were requested. */
export interface Figures {
  readonly pages?: readonly PageComparison[];
  readonly sdk?: SdkFigures;
  readonly server?: readonly ServerFigures[];
  readonly ui?: readonly UiFigures[];
  readonly papers?: readonly UiFigures[];
}

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly base: string;
  readonly ratio: string;
}

const MEASURES: readonly {
  readonly key: keyof PageFigures;
  readonly name: string;
  readonly write: (figure: number) => string;
}[] = [
  { key: 'bytes', name: 'bytes', write: (figure) => `${(figure / 1024).toFixed(1)} KB` },
  { key: 'requests', name: 'requests', write: (figure) => figure.toFixed(0) },
  { key: 'fcpMs', name: 'first paint', write: (figure) => `${figure.toFixed(0)} ms` },
  { key: 'lcpMs', name: 'largest paint', write: (figure) => `${figure.toFixed(0)} ms` },
  { key: 'blockingMs', name: 'blocking time', write: (figure) => `${figure.toFixed(0)} ms` },
  { key: 'layoutShift', name: 'layout shift', write: (figure) => figure.toFixed(4) },
  { key: 'interactionMs', name: 'press to paint', write: (figure) => `${figure.toFixed(0)} ms` },
];

const writeRatio = (value: number | undefined) => (value === undefined ? '-' : `${value.toFixed(2)} x`);

const pageRows = ({ name, site, still }: PageComparison): Row[] =>
  MEASURES.map(({ key, name: measure, write }) => ({
    what: `${name}: ${measure}`,
    ours: write(site[key]),
    base: write(still[key]),
    ratio: writeRatio(ratio(site[key], still[key])),
  }));

const sdkRow = (label: string, { oursMs, plainMs, ratio: value }: Comparison): Row => ({
  what: `SDK: ${label}`,
  ours: `${oursMs.toFixed(2)} ms`,
  base: `${plainMs.toFixed(2)} ms`,
  ratio: writeRatio(value),
});

const sdkRows = ({ node, chromium, message }: SdkFigures): Row[] => [
  sdkRow('a read (fetch in Node)', node),
  sdkRow('a read (fetch in Chromium)', chromium),
  sdkRow('a message (WebSocket)', message),
];

const serverRow = ({ name, perSecond, ratio: value }: ServerFigures): Row => ({
  what: `back end: ${name}`,
  ours: `${perSecond.toFixed(0)} /s`,
  base: `${(perSecond / value).toFixed(0)} /s`,
  ratio: writeRatio(value),
});

function uiRow({ subject, measure, other, unit, ours, theirs, ratio: value }: UiFigures): Row {
  const write = (figure: number) =>
    unit === 'bytes' ? `${(figure / 1024).toFixed(1)} KB` : `${figure.toFixed(0)} ms`;
  return {
    what: `${subject}: ${measure} (${other})`,
    ours: write(ours),
    base: write(theirs),
    ratio: writeRatio(value),
  };
}

const rowsOf = ({ pages = [], sdk, server = [], ui = [], papers = [] }: Figures): Row[] => [
  ...pages.flatMap(pageRows),
  ...(sdk === undefined ? [] : sdkRows(sdk)),
  ...server.map(serverRow),
  ...ui.map(uiRow),
  ...papers.map(uiRow),
];

/** Returns the results as a Markdown table: ours, the comparison, and the ratio. */
export function tableOf(figures: Figures): string {
  const head: Row = { what: '', ours: 'Lectern', base: 'compared with', ratio: 'ratio' };
  const rows = [head, ...rowsOf(figures)];
  const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length));
  const [names, ours, base, ratios] = [width('what'), width('ours'), width('base'), width('ratio')];
  const [top = '', ...lines] = rows.map(
    (row) =>
      `| ${row.what.padEnd(names)} | ${row.ours.padStart(ours)} | ${row.base.padStart(base)} | ${row.ratio.padStart(ratios)} |`,
  );
  const rule = `| ${'-'.repeat(names)} | ${'-'.repeat(ours - 1)}: | ${'-'.repeat(base - 1)}: | ${'-'.repeat(ratios - 1)}: |`;
  return [top, rule, ...lines].join('\n');
}

/** Writes the results to a file, for comparisons between runs. */
export async function writeFigures(file: string, figures: Figures): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2)}\n`);
}
