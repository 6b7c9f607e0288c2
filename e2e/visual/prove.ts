import type { Browser } from 'playwright';
import { compareFacts } from './facts.ts';
import { mutations } from './mutations.ts';
import { compare } from './picture.ts';
import { take, withPages, type Look, type Shot } from './shots.ts';
import { storiesAfter } from './turboSnap.ts';

/** Number of repeated captures of the unchanged stories, and of places at which each change is made. */
const RUNS = 10;
const CHANGES_PER_KIND = 3;

/** Returns a generator of the same random numbers from 0 to 1 in each run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the differences between two captures of a shot: in the picture, and in the described elements. */
const differences = (one: Look, other: Look) => ({
  picture: !compare(one.picture, other.picture, true).same,
  facts: compareFacts(one.facts, other.facts, true),
});

/**
 * Changed files, and the stories that Chromatic must capture again after each: capturing unaffected stories
 * costs money.
 */
const captureCases: readonly { changed: string; isRight: (stories: string[] | 'all') => boolean }[] = [
  { changed: 'docs/load.md', isRight: (stories) => stories.length === 0 },
  { changed: 'packages/ui/src/stage/modes.ts', isRight: (stories) => stories === 'all' },
  {
    changed: 'packages/ui/src/Timer/Timer.tsx',
    isRight: (stories) =>
      stories !== 'all' && stories.length < 10 && stories.includes('packages/ui/src/Timer/Timer.stories.tsx'),
  },
  {
    changed: 'apps/site/src/features/login/box/LoginBox.tsx',
    isRight: (stories) =>
      stories !== 'all' &&
      stories.length < 10 &&
      stories.includes('apps/site/src/features/login/box/LoginBox.stories.tsx'),
  },
];

/** Checks that TurboSnap captures the stories that a change affects, and no others. @returns the wrong ones. */
function wrongCaptures(built: string): string[] {
  return captureCases.flatMap(({ changed, isRight }) => {
    const stories = storiesAfter(built, changed);
    return isRight(stories)
      ? []
      : [`${changed} is said to reach ${stories === 'all' ? stories : stories.join(', ')}`];
  });
}

/**
 * Measures how reliable the comparison is: each mutation is made at randomly chosen places and must be
 * detected, and the unchanged stories, captured ten more times, must be identical each time. Prints the table
 * for the docs.
 */
export async function prove(
  browser: Browser,
  { address, built, shots }: { address: string; built: string; shots: readonly Shot[] },
): Promise<number> {
  const first: Look[] = [];
  await withPages(browser, shots, async (page, shot, at) => {
    first[at] = await take(page, address, shot);
  });

  const alarms: string[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    await withPages(browser, shots, async (page, shot, at) => {
      const { picture, facts } = differences(first[at]!, await take(page, address, shot));
      if (picture || facts !== undefined) alarms.push(`run ${run}, ${shot.name}: ${facts ?? 'its picture'}`);
    });
    console.log(`run ${run} of ${RUNS}: ${alarms.length} false alarms so far`);
  }

  const random = seededRandom(25);
  const tries = mutations.map((mutation) => ({
    mutation,
    // A mutation may not apply to a story; then other stories are tried.
    order: shots.map((_, at) => ({ at, key: random() })).toSorted((one, other) => one.key - other.key),
    draws: shots.map(() => random()),
    made: 0,
    picture: 0,
    facts: 0,
    missed: [] as string[],
  }));
  await withPages(browser, tries, async (page, trial) => {
    for (const { at } of trial.order) {
      if (trial.made === CHANGES_PER_KIND) break;
      let what: string | undefined;
      const look = await take(page, address, shots[at]!, async (opened) => {
        what = await trial.mutation.make(opened, trial.draws[at]!);
      });
      if (what === undefined) continue;
      trial.made += 1;
      const { picture, facts } = differences(first[at]!, look);
      if (picture) trial.picture += 1;
      if (facts !== undefined) trial.facts += 1;
      if (!picture && facts === undefined) trial.missed.push(`${shots[at]!.name}: ${what}`);
    }
  });

  console.log(
    '| change | places | noticed | by the picture | by what is read |\n| --- | --- | --- | --- | --- |',
  );
  for (const { mutation, made, picture, facts, missed } of tries) {
    console.log(`| ${mutation.name} | ${made} | ${made - missed.length} | ${picture} | ${facts} |`);
  }
  for (const { mutation, made, missed } of tries) {
    for (const where of missed) console.log(`missed: ${mutation.name} in ${where}`);
    if (made === 0) console.log(`nowhere to make: ${mutation.name}`);
  }
  for (const alarm of alarms) console.log(`false alarm: ${alarm}`);
  const caught = tries.filter(({ made, missed }) => made > 0 && missed.length === 0).length;
  const wrong = wrongCaptures(built);
  for (const reach of wrong) console.log(`TurboSnap: ${reach}`);
  const failed = tries.length - caught + alarms.length + wrong.length;
  console.log(`${RUNS} runs of ${shots.length} unchanged pictures: ${alarms.length} false alarms`);
  console.log(
    `visual: ${caught + RUNS * shots.length - alarms.length + captureCases.length - wrong.length} passed, ${failed} failed`,
  );
  return failed === 0 ? 0 : 1;
}
