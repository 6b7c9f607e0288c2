import type { PlannedQuestion } from './beginRecord.service.ts';

/** Numbers from 0 to below 1 that follow from a seed (mulberry32): the same on every machine and for ever. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed | 0;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

function shuffleBy<Item>(items: readonly Item[], random: Generator<number, never>): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next().value * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}

/** Shuffles a list by a seed: the same seed gives the same order. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  return shuffleBy(items, numbersFrom(seed));
}

/** Shuffles questions within their sections by a seed; the parts of a material stay together and in order. */
export function shuffled(questions: readonly PlannedQuestion[], seed: number): PlannedQuestion[] {
  const random = numbersFrom(seed);
  return [...Map.groupBy(questions, ({ sectionName }) => sectionName).values()].flatMap((section) => {
    const groups = [
      ...Map.groupBy(section, ({ materialId, questionId }) => materialId ?? questionId).values(),
    ];
    return shuffleBy(groups, random).flat();
  });
}
