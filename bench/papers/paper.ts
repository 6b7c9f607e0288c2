import type { PaperQuestions } from '@lectern/sdk/endpoints/answering';

const PART = 50;
const OPTIONS = ['A', 'B', 'C', 'D'];

/**
 * Returns a paper with `count` choice questions in sections of fifty, in the server's format. The texts have a
 * realistic length.
 */
export function paperOf(count: number): PaperQuestions {
  const ids = Array.from({ length: count }, (_, index) => `q${index + 1}`);
  return {
    recordId: 'bench',
    exerciseType: 'paper',
    title: `${count} 题`,
    subjectId: '1',
    paperId: '1',
    state: 'doing',
    serverTime: '2026-03-02T01:00:00.000Z',
    elapsedSeconds: 0,
    totalScore: count,
    currentQuestionId: null,
    exam: null,
    rescueKey: '',
    sequence: 0,
    sections: Array.from({ length: Math.ceil(count / PART) }, (_, part) => ({
      sectionName: `第 ${part + 1} 部分`,
      questionIds: ids.slice(part * PART, (part + 1) * PART),
    })),
    materials: [],
    questions: ids.map((questionId, index) => ({
      questionId,
      type: 'single',
      materialId: null,
      stemHtml:
        `<p>第 ${index + 1} 小题：已知函数 <math><mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo><mo>=</mo><msup><mi>x` +
        `</mi><mn>2</mn></msup><mo>+</mo><mn>${index}</mn></math>，下列关于它的单调区间、极值与图像的说法中，正确的是（　　）</p>`,
      options: OPTIONS.map((label) => ({ label, html: `说法 ${label}${index + 1}：在给定区间上单调递增` })),
      blankCount: 0,
      number: index + 1,
      score: 1,
      answer: [],
      marked: false,
    })),
  };
}
