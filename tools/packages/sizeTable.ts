import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from './build.ts';
import { loadOf } from './weigh.ts';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const readme = join(ui, 'README.md');
const BEGIN = '<!-- sizes: npm run sizes -->';
const END = '<!-- /sizes -->';

/** Relative deviation of a size above which the table counts as outdated. */
const TOLERANCE = 0.25;
const TOLERATED_BYTES = 500;

/** Maximum size of a component with everything that it ever loads, scripts and styles, in bytes of gzip. */
const BUDGETS: Readonly<Record<string, { readonly maxBytes: number; readonly reason: string }>> = {
  // The sizes of antd are those that `npm run bench ui` measures.
  Cascader: { maxBytes: 93_600 / 7, reason: "a seventh of antd's, 94 KB" },
  pickers: { maxBytes: 106_800 * 0.2, reason: "a fifth of antd's, 107 KB" },
};

/** Size of an entry in bytes. */
interface Size {
  readonly entry: string;
  /** Initial scripts, all scripts, and styles by gzip; then all scripts and styles by brotli. */
  readonly bytes: readonly number[];
}

/** Measures each entry of the built package on its own, without React. */
async function measure(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const { specifier } of await entriesOf('packages/ui')) {
    const { first, script, style } = await loadOf({ source: `export * from '${specifier}';`, folder: ui });
    const bytes = [first.gzip, script.gzip, style.gzip, script.brotli, style.brotli];
    sizes.push({ entry: specifier.replace('@lectern/ui/', ''), bytes });
  }
  return sizes;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const HEAD = [
  '| entry | at once | all scripts | styles | all scripts, brotli | styles, brotli |',
  '| --- | --: | --: | --: | --: | --: |',
];

const rowOf = ({ entry, bytes }: Size): string => `| \`${entry}\` | ${bytes.map(kilobytes).join(' | ')} |`;

/** Parses the table: kilobytes by entry. */
function sizesIn(table: string): Map<string, number[]> {
  const rows = table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm);
  return new Map(
    [...rows].map(([, entry = '', cells = '']) => [
      entry,
      cells.split(' | ').map((cell) => Number(cell) * 1000),
    ]),
  );
}

const isNear = (now: number, then: number): boolean =>
  Math.abs(now - then) <= Math.max(then * TOLERANCE, TOLERATED_BYTES);

/** Returns entries that are missing, outdated or obsolete in the table. */
function staleRows(sizes: readonly Size[], table: string): string[] {
  const known = sizesIn(table);
  const changed = sizes.filter(({ entry, bytes }) => {
    const then = known.get(entry);
    return (
      then === undefined ||
      then.length !== bytes.length ||
      !bytes.every((size, at) => isNear(size, then[at] ?? 0))
    );
  });
  const gone = [...known.keys()].filter((entry) => !sizes.some((size) => size.entry === entry));
  return [
    ...changed.map(
      (size) => `${size.entry} is now ${size.bytes.map(kilobytes).join(', ')} KB (npm run sizes)`,
    ),
    ...gone.map((entry) => `${entry} is no more (npm run sizes)`),
  ];
}

const overBudget = (sizes: readonly Size[]): string[] =>
  sizes.flatMap(({ entry, bytes: [, script = 0, style = 0] }) => {
    const budget = BUDGETS[entry];
    if (budget === undefined || script + style <= budget.maxBytes) return [];
    return [
      `${entry} takes ${kilobytes(script + style)} KB; it may take ${kilobytes(budget.maxBytes)} KB, ${budget.reason}`,
    ];
  });

async function readParts(): Promise<{ before: string; table: string; after: string }> {
  const text = await readFile(readme, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`${readme} has no place for the sizes`);
  return {
    before: text.slice(0, begin + BEGIN.length),
    table: text.slice(begin + BEGIN.length, end),
    after: text.slice(end),
  };
}

/** Measures the built components and compares them with the table and their budgets. @returns problems. */
export async function checkSizes(): Promise<string[]> {
  const [sizes, { table }] = await Promise.all([measure(), readParts()]);
  return [...overBudget(sizes), ...staleRows(sizes, table)];
}

/**
 * Writes the table of the built components' sizes into the package's README. @returns those that exceed their
 * budgets.
 */
export async function writeSizes(): Promise<string[]> {
  const [sizes, { before, after }] = await Promise.all([measure(), readParts()]);
  await writeFile(readme, `${before}\n${[...HEAD, ...sizes.map(rowOf)].join('\n')}\n${after}`);
  return overBudget(sizes);
}
