import type { PaletteGroup, PaletteItem, PaletteState } from '@lectern/ui/AnswerPalette';
import { isAnswered, isPartlyFilled } from '../../question/question.model.ts';
import type { PaperQuestion } from './room.model.ts';
import { room } from './room.state.ts';

/** How many questions are answered, and how many of those the server has saved. */
export interface Progress {
  readonly answered: number;
  readonly saved: number;
}

/**
 * Counts the progress of the whole room.
 * @returns the previous object if nothing has changed.
 */
export function drawProgress(before: Progress | undefined): Progress {
  let answered = 0;
  let saved = 0;
  for (const [id, answer] of Object.entries(room.answers)) {
    if (!isAnswered(answer)) continue;
    answered += 1;
    if (room.unsaved[id] !== true) saved += 1;
  }
  return before?.answered === answered && before.saved === saved ? before : { answered, saved };
}

function stateOf(question: PaperQuestion): PaletteState {
  const answer = room.answers[question.id];
  if (room.unsaved[question.id] === true) return 'unsaved';
  if (isPartlyFilled(question, answer)) return 'partlyFilled';
  return isAnswered(answer) ? 'answered' : 'open';
}

function drawItem(question: PaperQuestion, before: PaletteItem | undefined): PaletteItem {
  const { id, number } = question;
  const state = stateOf(question);
  const isMarked = room.marked[id] === true;
  const isSame = before?.id === id && before.state === state && before.isMarked === isMarked;
  return isSame ? before : { id, number, isMarked, state };
}

const keepSame = <Entry>(before: readonly Entry[] | undefined, after: readonly Entry[]): readonly Entry[] =>
  before?.length === after.length && after.every((entry, index) => entry === before[index]) ? before : after;

/**
 * Builds the palette of the whole paper. Unchanged parts are the same objects as before, so that they are not
 * re-rendered.
 */
export function drawPalette(before: readonly PaletteGroup[] | undefined): readonly PaletteGroup[] {
  const groups = room.paper.sections.map(({ name, questions }, groupIndex): PaletteGroup => {
    const old = before?.[groupIndex];
    const items = keepSame(
      old?.items,
      questions.map((question, index) => drawItem(question, old?.items[index])),
    );
    return old?.items === items ? old : { ...(name !== '' && { title: name }), items };
  });
  return keepSame(before, groups);
}
