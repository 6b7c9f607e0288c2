import { amount, text } from '../../core/readers.ts';
import type {
  AttemptStatus,
  BatchSubmitOut,
  QuestionSign,
  SubmitAnswerOut,
  SubmitOut,
} from '../../endpoints/answering/answering.schema.ts';
import type { JoinedExam } from '../../endpoints/exam/exam.schema.ts';
import type { Generated } from '../../endpoints/question/record.schema.ts';
import { refuse } from '../answer.ts';
import { nameOf } from '../plausible/names.ts';
import { QUESTIONS } from '../plausible/questions.ts';
import {
  answeredCount,
  EXAM_MINUTES,
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

/** Where attempts are made and go on, and what else of a reply depends on them. */
export interface MockRooms {
  /** The calls of attempts, by id. */
  readonly calls: Readonly<Record<string, (input: Input) => unknown>>;
  /** The attempt at an exam that goes on or was handed in; undefined where there is none. */
  ofExam(examId: string): { readonly recordId: string; readonly isSubmitted: boolean } | undefined;
}

/**
 * Opens the rooms of exams and exercises: enter, answer, mark, go on elsewhere, hand in, look back. Of one question the highest
 * sequence wins, a repeated hand-in answers as the first did, and an exam hands in at its end.
 * @param time what the clock says, in milliseconds since 1970.
 * @param running the exam that is under way from the beginning.
 */
export function mockRooms(time: () => number, running: string | undefined): MockRooms {
  const rooms = new Map<string, Room>();
  let made = 0;

  function open(parts: Pick<Room, 'recordId' | 'exerciseType' | 'title'> & Partial<Room>): Room {
    const room: Room = {
      paperId: null,
      examId: null,
      questionIds: QUESTIONS.map((_, at) => String(701 + at)),
      answers: new Map(),
      marked: new Set(),
      signs: new Map(),
      startedAt: time(),
      endsAt: null,
      state: 'doing',
      submittedAt: null,
      currentQuestionId: null,
      sequence: 0,
      ...parts,
    };
    rooms.set(room.recordId, room);
    return room;
  }

  const examRecordId = (examId: string): string => `9${examId}`;

  function openExam(examId: string, startedAt: number): Room {
    return open({
      recordId: examRecordId(examId),
      exerciseType: 'exam',
      title: nameOf('exam', Number(examId) - 401, false) ?? '',
      examId,
      paperId: '501',
      startedAt,
      endsAt: startedAt + EXAM_MINUTES * MINUTE_MS,
    });
  }

  function makeExercise(type: Room['exerciseType'], input: Input): Generated {
    const paperId = type === 'paper' ? text(input['paperId']) : null;
    const under = [...rooms.values()].find(
      (room) => room.exerciseType === type && room.paperId === paperId && room.state !== 'submitted',
    );
    if (under !== undefined && input['start'] !== 'fresh') return { recordId: under.recordId, resumed: true };
    if (under !== undefined) under.state = 'left';
    made += 1;
    const title =
      (paperId === null ? undefined : nameOf('paper', Number(paperId) - 501, false)) ??
      `高中数学练习 ${made}`;
    return {
      recordId: open({ recordId: String(9000 + made), exerciseType: type, title, paperId }).recordId,
      resumed: false,
    };
  }

  /** Records of lists are attempts too, which are found as soon as somebody looks. */
  function roomOf(input: Input): Room {
    const recordId = text(input['recordId'] ?? input['id']);
    const room = rooms.get(recordId) ?? rooms.get(examRecordId(recordId));
    if (room !== undefined) {
      if (room.endsAt !== null && room.endsAt <= time()) handIn(room, room.endsAt);
      return room;
    }
    const exam = /^9?(4\d\d)$/.exec(recordId)?.[1];
    if (exam !== undefined) return openExam(exam, time());
    if (!/^6\d\d$/.test(recordId)) throw refuse('0', '没有这次练习');
    return open({
      recordId,
      exerciseType: 'paper',
      title: nameOf('paper', Number(recordId) - 601, false) ?? '',
      paperId: String(501 + ((Number(recordId) - 601) % 16)),
      startedAt: time() - 20 * MINUTE_MS,
    });
  }

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

  function join(input: Input): JoinedExam {
    const examId = text(input['examId']);
    const before = rooms.get(examRecordId(examId));
    if (before?.state === 'submitted') throw refuse('0', '已经交卷，不能再次进入');
    const room = before ?? openExam(examId, time());
    return {
      recordId: room.recordId,
      resumed: before !== undefined,
      endsAt: iso(room.endsAt ?? time()),
      serverTime: iso(time()),
    };
  }

  function changeState(from: Room['state'], to: Room['state']): (input: Input) => AttemptStatus {
    return (input) => {
      const room = roomOf(input);
      // An exam's clock is the school's: nobody stops it.
      if (room.state === from && room.examId === null) room.state = to;
      return statusOf(room, time());
    };
  }

  if (running !== undefined) {
    const room = openExam(running, time() - 25 * MINUTE_MS);
    for (const [at, answer] of [['A'], ['A', 'C'], ['true']].entries()) {
      const questionId = room.questionIds[at] ?? '';
      save(room, { questionId, answer, sequence: at + 1, operationId: `earlier-${at + 1}` }, time());
    }
  }

  return {
    ofExam: (examId) => {
      const room = rooms.get(examRecordId(examId));
      return room && { recordId: room.recordId, isSubmitted: room.state === 'submitted' };
    },
    calls: {
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
      'question.report': (input) => report(roomOf(input), time()),
      'question.exerciseRecord': (input) => recordOf(roomOf(input), time()),
      'question.recordDetail': (input) => recordOf(roomOf(input), time()),
      'question.generatePaper': (input) => makeExercise('paper', input),
      'question.generateChapter': (input) => makeExercise('chapter', input),
      'question.generateOrderPaper': (input) => makeExercise('order', input),
      'question.generateSmartPaper': (input) => makeExercise('smart', input),
      'question.generateDaily': (input) => makeExercise('daily', input),
      'question.generateWrong': (input) => makeExercise('wrong', input),
      'exam.join': join,
      'exam.record': (input) => examRecord(roomOf(input)),
      'exam.handIn': (input) => {
        const room = roomOf(input);
        handIn(room, time());
        return examRecord(room);
      },
      'exam.rehearse': (input) => ({
        serverTime: iso(time()),
        operationIds: textsIn(input['operationIds']),
      }),
    },
  };
}
