import type { Reply } from '@lectern/sdk';
import type { PaperQuestions } from '@lectern/sdk/endpoints/answering';
import { type QuestionItem, readMaterials, readQuestion } from '../../question/question.model.ts';
import type { ReadBy } from '../../../../shared/readBy.ts';

/** A question in the room. */
export interface PaperQuestion extends QuestionItem {
  readonly number: number;
  readonly score: number;
}

/** What the page shows together: one question, or a material with its parts. */
export interface RoomSheet {
  readonly materialHtml: string;
  readonly questions: readonly PaperQuestion[];
}

/** The immutable part of the room. */
export type RoomPaper = ReadBy<typeof readPaper>;

/** The paper of a room that has none yet. */
export const NO_PAPER: RoomPaper = { title: '', sheets: [], sections: [], sheetOf: {}, questionCount: 0 };

/** Reads the paper; a question without an id is left out. */
export function readPaper(reply: Reply<PaperQuestions>) {
  const materials = readMaterials(reply.materials);
  const questions = reply.questions.flatMap((entry, index): PaperQuestion[] => {
    const question = readQuestion(entry);
    return question === undefined
      ? []
      : [{ ...question, number: entry.number ?? index + 1, score: entry.score ?? 0 }];
  });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const sheets: { materialHtml: string; materialId: string; questions: PaperQuestion[] }[] = [];
  for (const question of questions) {
    const last = sheets.at(-1);
    if (last !== undefined && question.materialId !== '' && last.materialId === question.materialId)
      last.questions.push(question);
    else
      sheets.push({
        materialId: question.materialId,
        materialHtml: materials[question.materialId] ?? '',
        questions: [question],
      });
  }
  const named = reply.sections.map((section) => ({
    name: section.sectionName ?? '',
    questions: section.questionIds.flatMap((id) => byId.get(id) ?? []),
  }));
  return {
    title: reply.title ?? '',
    sheets,
    sections: named.length > 0 ? named : [{ name: '', questions }],
    /** Index of each question's sheet. */
    sheetOf: Object.fromEntries(
      sheets.flatMap((sheet, index) => sheet.questions.map(({ id }) => [id, index])),
    ),
    questionCount: questions.length,
  };
}
