import { amount, text } from '../../client/readers.ts';
import type {
  AttemptStatus,
  BatchSubmitOut,
  QuestionSign,
  SubmitAnswerOut,
  SubmitOut,
} from '../../endpoints/answering/answering.schema.ts';
import type { JoinedExam } from '../../endpoints/exam/exam.schema.ts';
import { refuse } from '../answer.ts';
import {
  answeredCount,
  examRecord,
  handIn,
  iso,
  MINUTE_MS,
  paperQuestions,
  recordOf,
  report,
  type Room,
  save,
  scoreOf,
  statusOf,
  totalScore,
} from './attempt.ts';
import { type Input, inputsIn, textsIn } from './inputs.ts';
import { openRooms, type OpenRooms } from './openRooms.ts';

type Calls = Readonly<Record<string, (input: Input) => unknown>>;

/** Calls of attempts, and the data of other replies that depend on them. */
export interface MockRooms {
  /** The calls of attempts, by id. */
  readonly calls: Calls;
  /** Returns the attempt at an exam, in progress or handed in; undefined where there is none. */
  ofExam(examId: string): { readonly recordId: string; readonly isSubmitted: boolean } | undefined;
}

function answeringCalls({ roomOf }: OpenRooms, time: () => number): Calls {
  function submit(input: Input): SubmitOut {
    const room = roomOf(input);
    const receipts = inputsIn(input['answers']).map((given) => save(room, given, time()));
    handIn(room, time());
    return {
      recordId: room.recordId,
      state: room.state,
      submittedAt: room.submittedAt ?? iso(time()),
      score: room.examId === null ? scoreOf(room) : null,
      totalScore: totalScore(room),
      receipts,
    };
  }

  function changeState(from: Room['state'], to: Room['state']): (input: Input) => AttemptStatus {
    return (input) => {
      const room = roomOf(input);
      // The clock of an exam cannot be paused.
      if (room.state === from && room.examId === null) room.state = to;
      return statusOf(room, time());
    };
  }

  return {
    'answering.paperQuestions': (input) => paperQuestions(roomOf(input), time()),
    'answering.submitAnswer': (input): SubmitAnswerOut => {
      const room = roomOf(input);
      const receipt = save(room, input, time());
      return { receipt, answeredCount: answeredCount(room), state: room.state };
    },
    'answering.batchSubmit': (input): BatchSubmitOut => {
      const room = roomOf(input);
      const receipts = inputsIn(input['answers']).map((given) => save(room, given, time()));
      return { receipts, answeredCount: answeredCount(room), state: room.state };
    },
    'answering.mark': (input) => {
      const room = roomOf(input);
      const questionId = text(input['questionId']);
      const marked = input['marked'] === true;
      if (marked) room.marked.add(questionId);
      else room.marked.delete(questionId);
      return { questionId, marked, sequence: amount(input['sequence']) };
    },
    'answering.sign': (input) => {
      const given = Object(input['sign']);
      const sign: QuestionSign = {
        struck: textsIn(given.struck),
        highlights: inputsIn(given.highlights).map(({ start, end }) => ({
          start: amount(start),
          end: amount(end),
        })),
        note: text(given.note),
      };
      const questionId = text(input['questionId']);
      roomOf(input).signs.set(questionId, sign);
      return { questionId, sign, sequence: amount(input['sequence']) };
    },
    'answering.switchQuestion': (input) => {
      const room = roomOf(input);
      room.currentQuestionId = text(input['questionId']);
      return statusOf(room, time());
    },
    'answering.pause': changeState('doing', 'paused'),
    'answering.resume': changeState('paused', 'doing'),
    'answering.disconnect': changeState('doing', 'paused'),
    'answering.submit': submit,
    'answering.wrongQuestions': (input) => ({
      recordId: roomOf(input).recordId,
      materials: [],
      questions: report(roomOf(input), time()).questions.filter(({ verdict }) => verdict !== 'right'),
    }),
  };
}

function questionCalls({ roomOf, makeExercise }: OpenRooms, time: () => number): Calls {
  return {
    'question.report': (input) => report(roomOf(input), time()),
    'question.exerciseRecord': (input) => recordOf(roomOf(input), time()),
    'question.recordDetail': (input) => recordOf(roomOf(input), time()),
    'question.generatePaper': (input) => makeExercise('paper', input),
    'question.generateChapter': (input) => makeExercise('chapter', input),
    'question.generateOrderPaper': (input) => makeExercise('order', input),
    'question.generateSmartPaper': (input) => makeExercise('smart', input),
    'question.generateDaily': (input) => makeExercise('daily', input),
    'question.generateWrong': (input) => makeExercise('wrong', input),
  };
}

function examCalls({ roomOf, ofExam, openExam }: OpenRooms, time: () => number): Calls {
  function join(input: Input): JoinedExam {
    const examId = text(input['examId']);
    const before = ofExam(examId);
    if (before?.state === 'submitted') throw refuse('0', '已经交卷，不能再次进入');
    const room = before ?? openExam(examId, time());
    return {
      recordId: room.recordId,
      resumed: before !== undefined,
      endsAt: iso(room.endsAt ?? time()),
      serverTime: iso(time()),
    };
  }

  return {
    'exam.join': join,
    'exam.record': (input) => examRecord(roomOf(input)),
    'exam.handIn': (input) => {
      const room = roomOf(input);
      handIn(room, time());
      return examRecord(room);
    },
    'exam.rehearse': (input) => ({ serverTime: iso(time()), operationIds: textsIn(input['operationIds']) }),
  };
}

/**
 * Creates the attempts at exams and exercises: enter, answer, mark, continue on another device, hand in,
 * review. For each question the highest sequence applies, a repeated hand-in returns the first reply, and an
 * exam is handed in at its deadline.
 * @param time returns the current time in milliseconds since 1970.
 * @param running id of the exam that is in progress from the start.
 */
export function mockRooms(time: () => number, running: string | undefined): MockRooms {
  const rooms = openRooms(time);
  if (running !== undefined) {
    const room = rooms.openExam(running, time() - 25 * MINUTE_MS);
    for (const [at, answer] of [['A'], ['A', 'C'], ['true']].entries()) {
      const questionId = room.questionIds[at] ?? '';
      save(room, { questionId, answer, sequence: at + 1, operationId: `earlier-${at + 1}` }, time());
    }
  }

  return {
    ofExam: (examId) => {
      const room = rooms.ofExam(examId);
      return room && { recordId: room.recordId, isSubmitted: room.state === 'submitted' };
    },
    calls: { ...answeringCalls(rooms, time), ...questionCalls(rooms, time), ...examCalls(rooms, time) },
  };
}
