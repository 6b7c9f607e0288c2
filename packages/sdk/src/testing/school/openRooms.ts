import { text } from '../../client/readers.ts';
import type { Generated } from '../../endpoints/question/record.schema.ts';
import { refuse } from '../answer.ts';
import { nameOf } from '../plausible/names.ts';
import { QUESTIONS } from '../plausible/questions.ts';
import { EXAM_MINUTES, handIn, MINUTE_MS, type Room } from './attempt.ts';
import type { Input } from './inputs.ts';

/** All attempts of the student. */
export interface OpenRooms {
  /** Returns the attempt at an exam; undefined where there is none. */
  ofExam(examId: string): Room | undefined;
  openExam(examId: string, startedAt: number): Room;
  /** Resumes an exercise of this type and paper, or starts one. */
  makeExercise(type: Room['exerciseType'], input: Input): Generated;
  /** Returns the attempt that a call refers to. Records of lists are created as attempts when first requested. */
  roomOf(input: Input): Room;
}

const examRecordId = (examId: string): string => `9${examId}`;

/**
 * Creates the store of attempts at exams and exercises. @param time returns the current time in milliseconds
 * since 1970
 */
export function openRooms(time: () => number): OpenRooms {
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

  return { ofExam: (examId) => rooms.get(examRecordId(examId)), openExam, makeExercise, roomOf };
}
