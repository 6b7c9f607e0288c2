import { ref } from 'valtio/vanilla';
import { beforeEach, describe, expect, test } from 'vitest';
import { received, roomReply } from '../../stories.data.ts';
import { readPaper } from './room.model.ts';
import { resetRoom, room } from './room.state.ts';
import { drawPalette, drawProgress } from './progress.ts';

beforeEach(() => {
  resetRoom({
    step: 'ready',
    paper: ref(readPaper(received(roomReply))),
    answers: { '1': ref(['B']), '2': ref(['']), '4': ref(['5', '']) },
    unsaved: { '4': true },
  });
});

describe('the progress of the room', () => {
  test('counts non-empty answers, and how many of them are saved', () => {
    expect(drawProgress(undefined)).toEqual({ answered: 2, saved: 1 });
  });

  test('is the same object while nothing changes', () => {
    const before = drawProgress(undefined);
    room.marked['1'] = true;
    expect(drawProgress(before)).toBe(before);
    room.unsaved = {};
    expect(drawProgress(before)).toEqual({ answered: 2, saved: 2 });
  });
});

describe('the question palette', () => {
  test('shows the state of each question', () => {
    room.marked['2'] = true;
    expect(
      drawPalette(undefined).map(({ title, items }) => [
        title,
        ...items.map(({ number, state, isMarked }) => `${number} ${state} ${String(isMarked)}`),
      ]),
    ).toEqual([
      ['一、选择与判断', '1 answered false', '2 open true', '3 open false'],
      ['二、填空与综合', '4 unsaved false', '5 open false', '6 open false'],
    ]);
  });

  test('distinguishes a partly filled question from an answered one', () => {
    room.unsaved = {};
    expect(drawPalette(undefined)[1]?.items[0]?.state).toBe('partlyFilled');
    room.answers['4'] = ref(['5', '6']);
    expect(drawPalette(undefined)[1]?.items[0]?.state).toBe('answered');
  });

  test('keeps the objects of all questions except the one answered', () => {
    const before = drawPalette(undefined);
    room.answers['3'] = ref(['true']);
    const after = drawPalette(before);
    expect(after[1]).toBe(before[1]);
    expect(after[0]?.items.map((item, index) => item === before[0]?.items[index])).toEqual([
      true,
      true,
      false,
    ]);
    expect(drawPalette(after)).toBe(after);
  });

  test('is rebuilt for another paper', () => {
    const before = drawPalette(undefined);
    room.paper = ref(
      readPaper(
        received({
          ...roomReply,
          questions: roomReply.questions.map((question) => ({
            ...question,
            questionId: `x${question.questionId}`,
          })),
          sections: [],
        }),
      ),
    );
    expect(drawPalette(before).flatMap(({ items }) => items.map(({ id }) => id))).toEqual([
      'x1',
      'x2',
      'x3',
      'x4',
      'x5',
      'x6',
    ]);
  });
});
