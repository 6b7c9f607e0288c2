import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlannedQuestion } from './beginRecord.service.ts';
import { shuffled } from './shuffle.ts';

const planned = fc
  .array(fc.record({ section: fc.constantFrom('one', 'two'), material: fc.constantFrom(null, 'm1', 'm2') }), {
    maxLength: 40,
  })
  .map((places) =>
    places
      .map(({ section, material }, index): PlannedQuestion => ({
        questionId: String(index),
        materialId: material === null ? null : `${section}:${material}`,
        sectionName: section,
        score: 1,
      }))
      .toSorted((a, b) => a.sectionName.localeCompare(b.sectionName)),
  );

const idsOf = (questions: readonly PlannedQuestion[]) => questions.map(({ questionId }) => questionId);

it('shuffled asks every question once, in the same order for the same seed', () => {
  fc.assert(
    fc.property(planned, fc.nat(), (questions, seed) => {
      const order = shuffled(questions, seed);
      expect(idsOf(order).toSorted()).toEqual(idsOf(questions).toSorted());
      expect(shuffled(questions, seed)).toEqual(order);
    }),
  );
});

it('shuffled keeps the order of sections, and the parts of a material together and in order', () => {
  fc.assert(
    fc.property(planned, fc.nat(), (questions, seed) => {
      const order = shuffled(questions, seed);
      expect(order.map(({ sectionName }) => sectionName)).toEqual(
        questions.map(({ sectionName }) => sectionName),
      );
      for (const material of new Set(questions.map(({ materialId }) => materialId))) {
        if (material === null) continue;
        const indexes = order.flatMap((question, index) => (question.materialId === material ? [index] : []));
        expect(indexes.at(-1)! - indexes[0]!).toBe(indexes.length - 1);
        expect(idsOf(indexes.map((index) => order[index]!))).toEqual(
          idsOf(questions.filter(({ materialId }) => materialId === material)),
        );
      }
    }),
  );
});

it('shuffled orders questions differently for different seeds', () => {
  const questions = Array.from({ length: 20 }, (_, index): PlannedQuestion => ({
    questionId: String(index),
    materialId: null,
    sectionName: '',
    score: 1,
  }));
  expect(idsOf(shuffled(questions, 1))).not.toEqual(idsOf(shuffled(questions, 2)));
});
