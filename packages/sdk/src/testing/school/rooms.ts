import { amount, text } from '../../core/readers.ts';
import type {
  AttemptStatus,
  BatchSubmitOut,
  ExamRoom,
  PaperQuestions,
  QuestionSign,
  Receipt,
  SubmitAnswerOut,
  SubmitOut,
} from '../../endpoints/answering/answering.schema.ts';
import type { Verdict } from '../../endpoints/question/question.parts.schema.ts';
import type { ExerciseRecord, Generated, Report } from '../../endpoints/question/record.schema.ts';
import type { ExamRecord, JoinedExam } from '../../endpoints/exam/exam.schema.ts';
import { refuse } from '../answer.ts';
import { nameOf } from '../plausible/names.ts';
import { QUESTIONS, questionOf } from '../plausible/questions.ts';
import { type Input, inputsIn, textsIn } from './inputs.ts';
import { RESCUE_KEY } from './settings.ts';

interface Saved {
  readonly answer: string[];
  readonly sequence: number;
  readonly operationId: string;
}

/** An attempt at some questions. */
interface Room {
  readonly recordId: string;
  readonly exerciseType: ExerciseRecord['exerciseType'];
  readonly title: string;
  readonly paperId: string | null;
  readonly examId: string | null;
  readonly questionIds: readonly string[];
  readonly answers: Map<string, Saved>;
  readonly marked: Set<string>;
  readonly signs: Map<string, QuestionSign>;
  readonly startedAt: number;
  readonly endsAt: number | null;
  state: ExerciseRecord['state'];
  submittedAt: string | null;
  currentQuestionId: string | null;
  sequence: number;
}

/** Where attempts are made and go on, and what else of a reply depends on them. */
export interface MockRooms {
  /** The calls of attempts, by id. */
  readonly calls: Readonly<Record<string, (input: Input) => unknown>>;
  /** The attempt at an exam that goes on or was handed in; undefined where there is none. */
  ofExam(examId: string): { readonly recordId: string; readonly isSubmitted: boolean } | undefined;
}

const EXAM_MINUTES = 90;
const MINUTE_MS = 60_000;
/** Points of one question. */
const SCORE = 5;
const SECTIONS: Readonly<Record<string, string>> = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
  blank: '填空题',
  open: '解答题',
};
const MATH = { subjectId: '301', subjectName: '高中数学' };

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

function verdictOf(questionId: string, answer: readonly string[]): Verdict {
  const { type, key } = questionOf(questionId);
  if (answer.every((part) => part.trim() === '')) return 'unanswered';
  if (type === 'open') return 'self';
  const sorted = (parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .toSorted()
      .join('|');
  if (type === 'multiple' && answer.every((part) => key.includes(part)) && answer.length < key.length)
    return 'partial';
  return (type === 'multiple' ? sorted(answer) === sorted(key) : answer.join('|').trim() === key.join('|'))
    ? 'right'
    : 'wrong';
}

const EARNED: Readonly<Record<Verdict, number>> = {
  right: SCORE,
  partial: 2,
  wrong: 0,
  unanswered: 0,
  self: 0,
};

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

  function handIn(room: Room, at: number): void {
    if (room.state === 'submitted') return;
    room.state = 'submitted';
    room.submittedAt = iso(at);
  }

  const answerOf = (room: Room, id: string): string[] => room.answers.get(id)?.answer ?? [];
  const answeredCount = (room: Room): number =>
    room.questionIds.filter((id) => answerOf(room, id).length > 0).length;
  const totalScore = (room: Room): number => room.questionIds.length * SCORE;
  const scoreOf = (room: Room): number =>
    room.questionIds.reduce((sum, id) => sum + EARNED[verdictOf(id, answerOf(room, id))], 0);
  const elapsedSeconds = (room: Room): number =>
    Math.max(
      0,
      Math.floor(
        ((room.submittedAt === null ? time() : Date.parse(room.submittedAt)) - room.startedAt) / 1000,
      ),
    );

  function examOf(room: Room): ExamRoom | null {
    if (room.examId === null || room.endsAt === null) return null;
    return {
      examId: room.examId,
      endsAt: iso(room.endsAt),
      graceSeconds: 60,
      handInFrom: iso(room.startedAt),
      leaveLimit: 0,
      leaveCount: 0,
      faceDue: false,
    };
  }

  const statusOf = (room: Room): AttemptStatus => ({
    recordId: room.recordId,
    state: room.state,
    elapsedSeconds: elapsedSeconds(room),
    serverTime: iso(time()),
    exam: examOf(room),
  });

  function save(room: Room, given: Input): Receipt {
    const questionId = text(given['questionId']);
    if (!room.questionIds.includes(questionId)) throw refuse('0', '没有这道题');
    const operationId = text(given['operationId']);
    const sequence = amount(given['sequence']);
    const before = room.answers.get(questionId);
    const late = room.state === 'submitted' && before?.operationId !== operationId;
    const answer = textsIn(given['answer']);
    if (!late && sequence > (before?.sequence ?? 0)) {
      room.answers.set(questionId, { answer, sequence, operationId });
      room.currentQuestionId = questionId;
    }
    room.sequence = Math.max(room.sequence, sequence);
    return {
      questionId,
      operationId,
      sequence,
      savedAt: iso(time()),
      currentSequence: room.answers.get(questionId)?.sequence ?? 0,
      late,
      proof: null,
    };
  }

  function paperQuestions(input: Input): PaperQuestions {
    const room = roomOf(input);
    const types = [...new Set(room.questionIds.map((id) => questionOf(id).type))];
    return {
      recordId: room.recordId,
      exerciseType: room.exerciseType,
      title: room.title,
      subjectId: MATH.subjectId,
      paperId: room.paperId,
      state: room.state,
      serverTime: iso(time()),
      elapsedSeconds: elapsedSeconds(room),
      totalScore: totalScore(room),
      currentQuestionId: room.currentQuestionId,
      sequence: room.sequence,
      sections: types.map((type) => ({
        sectionName: SECTIONS[type] ?? '',
        questionIds: room.questionIds.filter((id) => questionOf(id).type === type),
      })),
      materials: [],
      questions: room.questionIds.map((questionId, at) => {
        const { type, materialId, stemHtml, options, blankCount } = questionOf(questionId);
        const sign = room.signs.get(questionId);
        return {
          questionId,
          type,
          materialId,
          stemHtml,
          options,
          blankCount,
          number: at + 1,
          score: SCORE,
          answer: answerOf(room, questionId),
          marked: room.marked.has(questionId),
          ...(sign !== undefined && { sign }),
        };
      }),
      exam: examOf(room),
      rescueKey: RESCUE_KEY,
    };
  }

  function submit(input: Input): SubmitOut {
    const room = roomOf(input);
    const receipts = inputsIn(input['answers']).map((given) => save(room, given));
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

  const recordOf = (room: Room): ExerciseRecord => ({
    recordId: room.recordId,
    exerciseType: room.exerciseType,
    title: room.title,
    paperId: room.paperId,
    ...MATH,
    state: room.state,
    questionCount: room.questionIds.length,
    answeredCount: answeredCount(room),
    startedAt: iso(room.startedAt),
    submittedAt: room.submittedAt,
    activeAt: iso(time()),
    elapsedSeconds: elapsedSeconds(room),
    score: room.submittedAt === null ? null : scoreOf(room),
    totalScore: totalScore(room),
  });

  function report(input: Input): Report {
    const room = roomOf(input);
    // Looking back at what was never handed in shows it as it stands.
    const questions = room.questionIds.map((questionId, at) => {
      const answer = answerOf(room, questionId);
      const verdict = verdictOf(questionId, answer);
      return {
        ...questionOf(questionId),
        questionId,
        number: at + 1,
        sectionName: SECTIONS[questionOf(questionId).type] ?? '',
        score: SCORE,
        earned: verdict === 'self' ? null : EARNED[verdict],
        verdict,
        answer,
        collected: false,
      };
    });
    const count = (verdict: Verdict): number => questions.filter((each) => each.verdict === verdict).length;
    const names = [...new Set(questions.map(({ sectionName }) => sectionName))];
    return {
      record: recordOf(room),
      rightCount: count('right'),
      partialCount: count('partial'),
      wrongCount: count('wrong'),
      unansweredCount: count('unanswered'),
      selfCount: count('self'),
      sections: names.map((sectionName) => {
        const own = questions.filter((each) => each.sectionName === sectionName);
        return {
          sectionName,
          questionCount: own.length,
          rightCount: own.filter(({ verdict }) => verdict === 'right').length,
          score: own.length * SCORE,
          earned: own.reduce((sum, { earned }) => sum + (earned ?? 0), 0),
        };
      }),
      materials: [],
      questions,
    };
  }

  function examRecord(room: Room): ExamRecord {
    return {
      recordId: room.recordId,
      examId: room.examId ?? '401',
      examName: room.title,
      state: room.state === 'submitted' ? 'marking' : 'doing',
      startedAt: iso(room.startedAt),
      endsAt: iso(room.endsAt ?? room.startedAt + EXAM_MINUTES * MINUTE_MS),
      submittedAt: room.submittedAt,
      answeredCount: answeredCount(room),
      questionCount: room.questionIds.length,
      score: null,
      totalScore: totalScore(room),
      passed: null,
      rank: null,
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
      return statusOf(room);
    };
  }

  if (running !== undefined) {
    const room = openExam(running, time() - 25 * MINUTE_MS);
    for (const [at, answer] of [['A'], ['A', 'C'], ['true']].entries()) {
      const questionId = room.questionIds[at] ?? '';
      save(room, { questionId, answer, sequence: at + 1, operationId: `earlier-${at + 1}` });
    }
  }

  return {
    ofExam: (examId) => {
      const room = rooms.get(examRecordId(examId));
      return room && { recordId: room.recordId, isSubmitted: room.state === 'submitted' };
    },
    calls: {
      'answering.paperQuestions': paperQuestions,
      'answering.submitAnswer': (input): SubmitAnswerOut => {
        const room = roomOf(input);
        const receipt = save(room, input);
        return { receipt, answeredCount: answeredCount(room), state: room.state };
      },
      'answering.batchSubmit': (input): BatchSubmitOut => {
        const room = roomOf(input);
        const receipts = inputsIn(input['answers']).map((given) => save(room, given));
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
        return statusOf(room);
      },
      'answering.pause': changeState('doing', 'paused'),
      'answering.resume': changeState('paused', 'doing'),
      'answering.disconnect': changeState('doing', 'paused'),
      'answering.submit': submit,
      'answering.wrongQuestions': (input) => ({
        recordId: roomOf(input).recordId,
        materials: [],
        questions: report(input).questions.filter(({ verdict }) => verdict !== 'right'),
      }),
      'question.report': report,
      'question.exerciseRecord': (input) => recordOf(roomOf(input)),
      'question.recordDetail': (input) => recordOf(roomOf(input)),
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
