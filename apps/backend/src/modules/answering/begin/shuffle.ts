import { numbersFrom } from '../../../platform/random/random.ts';
import type { PlannedQuestion } from './beginRecord.service.ts';

function shuffleBy<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}

/** Shuffles a list by a seed; equal seeds give equal orders. */
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
