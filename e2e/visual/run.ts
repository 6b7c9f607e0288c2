/**
 * Compares the pictures and described elements of stories with stored ones, offline, in the modes that Chromatic uses
 * (`packages/ui/src/stage/modes.ts`).
 *
 *   npm run visual                    every story tagged `visual`, stored in `.cache/visual/pictures`:
 *                                     store them with --update before a change, compare after it
 *   npm run visual -- --small         those tagged `visual-small`, stored in `e2e/visual/pictures`
 *   npm run visual -- --only=headers  those whose id contains this text
 *   npm run visual -- --update        stores the current look
 *   npm run visual -- --built         uses the Storybook of the last build
 *   npm run visual -- --prove         verifies that it detects small changes, and reports none without changes
 *                                     (table in docs/design-review.md)
 *
 * Differences are shown side by side in `.cache/visual/report.html`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { ROOT } from '../../tools/install.mjs';
import { buildStorybook, serveStorybook } from './builtStorybook.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { readDrawing } from './drawing.ts';
import { compareFacts } from './facts.ts';
import { compare, readPicture, writePicture } from './picture.ts';
import { prove } from './prove.ts';
import { reportPage, type Difference } from './report.ts';
import { listShots, newPage, take, withPages, type Look, type Shot } from './shots.ts';

const cache = join(ROOT, '.cache/visual');
const built = join(cache, 'storybook');

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean' },
    only: { type: 'string', default: '' },
    update: { type: 'boolean' },
    built: { type: 'boolean' },
    prove: { type: 'boolean' },
  },
});

/** The small set is few pictures and is committed; the whole one is large and stays on one machine. */
const stored = options.small ? join(ROOT, 'e2e/visual/pictures') : join(cache, 'pictures');
const drawnBy = join(stored, 'drawing.txt');

const fileOf = (name: string, type: 'png' | 'txt') => join(stored, `${name}.${type}`);
const readStored = (file: string) => readFile(file).catch(() => null);

/** Compares one shot with its stored version; a difference is accepted if requested. */
async function compareShot(
  { name }: Shot,
  look: Look,
  isSameDrawing: boolean,
): Promise<Difference | undefined> {
  const [before, facts] = await Promise.all([
    readStored(fileOf(name, 'png')),
    readStored(fileOf(name, 'txt')),
  ]);
  const pictures =
    before === null
      ? { same: false as const, reason: 'there is no stored picture', difference: null }
      : compare(readPicture(before), look.picture, isSameDrawing);
  const change = facts === null ? undefined : compareFacts(facts.toString(), look.facts, isSameDrawing);
  if (pictures.same && facts !== null && change === undefined) return undefined;
  const after = writePicture(look.picture);
  if (options.update) {
    await Promise.all([writeFile(fileOf(name, 'png'), after), writeFile(fileOf(name, 'txt'), look.facts)]);
    console.log(`updated ${name}`);
    return undefined;
  }
  const reason = [pictures.same ? undefined : pictures.reason, change].filter(Boolean).join('; ');
  console.log(`differs ${name}: ${reason}`);
  return { name, reason, before, after, difference: pictures.same ? null : pictures.difference };
}

/** Compares all shots with the stored ones, and writes the report. */
async function compareAll(
  browser: Browser,
  address: string,
  shots: readonly Shot[],
  print: string,
): Promise<number> {
  await mkdir(stored, { recursive: true });
  const before = await readStored(drawnBy);
  const isSameDrawing =
    before?.toString().trim() === print || (options.update === true && options.only === '');
  if (options.update) {
    if (before !== null && !isSameDrawing)
      throw new Error('The stored pictures are from another machine: accept all of them, without --only.');
    await writeFile(drawnBy, `${print}\n`);
  }
  if (!isSameDrawing)
    console.log(
      'The stored pictures are of another machine: edges of letters and places of elements are not compared.',
    );
  const found: (Difference | undefined)[] = [];
  let untaken = 0;
  await withPages(browser, shots, async (page, shot, at) => {
    const look = await take(page, address, shot).catch((error: unknown) => {
      console.log(`not taken ${shot.name}: ${String(error)}`);
    });
    if (look) found[at] = await compareShot(shot, look, isSameDrawing);
    else untaken += 1;
  });
  const differences = found.filter((difference) => difference !== undefined);
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'report.html'), reportPage(differences));
  const failed = differences.length + untaken;
  console.log(`visual: ${shots.length - failed} passed, ${failed} failed`);
  if (differences.length > 0)
    console.log('See .cache/visual/report.html; accept with: npm run visual -- --update');
  return failed > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  if (!options.built) buildStorybook(built);
  const server = await serveStorybook(built);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const { hasFont, print } = await readDrawing(browser);
    if (!hasFont) {
      console.log(
        'SKIPPED: the visual check needs the font Noto Sans CJK SC (Debian: fonts-noto-cjk). No story was looked at.',
      );
      console.log('visual: 0 passed, 0 failed');
      return 0;
    }
    const tag = options.small || options.prove ? 'visual-small' : 'visual';
    const shots = await listShots(await newPage(browser), server.address, { tag, only: options.only });
    if (shots.length === 0) throw new Error('No story with the tag matches; nothing was compared.');
    if (options.prove) return await prove(browser, { address: server.address, built, shots });
    return await compareAll(browser, server.address, shots, print);
  } finally {
    await browser.close();
    server.close();
  }
}

process.exitCode = await main();
