import { messageFor } from '@lectern/sdk';
import { freeCoursePopup, check, proxyRegistrationCheck } from '@lectern/sdk/endpoints/agreement';
import { lessonStatus } from '@lectern/sdk/endpoints/face';
import {
  idleStudy,
  nextStudy,
  type RoomProblem,
  STUDY_GATES,
  studyAnswers,
  type LessonGate,
  type StudyEvent,
  type StudyGate,
} from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { DEFAULT_SCHOOL_ID, session } from '../../shared/session/session.store.ts';
import { turns } from '../../shared/loadable.ts';
import { askInformation } from '../studentInfo/index.ts';

/** The lesson that is to be entered. */
export interface StudyPlace {
  readonly commodityId: string;
  readonly classTypeId: string;
  readonly lessonId: string;
}

/** Why the way into a lesson ended before its room. */
export type StudyStop =
  /** The student put a gate off. */
  | { readonly cause: 'putOff'; readonly gate: StudyGate }
  /** A call failed; in words for the student. */
  | { readonly cause: 'failed'; readonly words: string }
  /** The room cannot be entered. */
  | { readonly cause: 'room'; readonly problem: RoomProblem };

/** The way into a lesson. */
export interface StudyState {
  place: StudyPlace | undefined;
  machine: LessonGate;
  /** Gates that ask this student for something, in their order, with those that are passed; known before the first shows. */
  gates: readonly StudyGate[];
  /** The gate that was come to last. */
  at: StudyGate | undefined;
  /** A face is being recognised in another tab. */
  isRecognising: boolean;
  stop: StudyStop | undefined;
}

/** What the way needs from the page that it leads to. */
export interface StudyWay {
  /** Brings what a gate shows; the gate asks to be passed by {@link answerGate}. */
  readonly show: (gate: StudyGate) => Promise<void>;
  /**
   * Opens the room, or the player.
   * @param isFresh false after a gate asked for something: what the page knows of the lesson is from before that.
   * @returns why it cannot be entered.
   */
  readonly openRoom: (isFresh: boolean) => Promise<RoomProblem | undefined>;
}

export const lessonGate = proxy<StudyState>({
  place: undefined,
  machine: idleStudy,
  gates: [],
  at: undefined,
  isRecognising: false,
  stop: undefined,
});

type Asking = () => Promise<StudyEvent>;

/** The question of each gate. What is asked elsewhere, as which agreements are due, comes when the gate shows. */
function questionsOf({ classTypeId, lessonId }: StudyPlace): Record<StudyGate, Asking> {
  const { companyId, schoolId, userId } = session;
  return {
    proxy: async () => studyAnswers.proxy(await request(proxyRegistrationCheck, { classTypeId })),
    agreement: async () =>
      studyAnswers.agreement(await request(check, { targetId: classTypeId, targetType: 'COURSE', lessonId })),
    information: async () =>
      studyAnswers.information(await askInformation({ targetId: classTypeId, targetType: 'COURSE' })),
    freeCourse: async () =>
      studyAnswers.freeCourse(
        await request(freeCoursePopup, {
          company_id: companyId,
          school_id: schoolId || DEFAULT_SCHOOL_ID,
          userId,
          sceneCode: 3,
        }),
      ),
    face: async () => studyAnswers.face(await request(lessonStatus, { classTypeId, lessonId })),
  };
}

/** The gates that ask for something, of those whose reply can be had. */
async function dueOf(replies: ReadonlyMap<StudyGate, Promise<StudyEvent>>): Promise<StudyGate[]> {
  const asked = await Promise.all(
    Array.from(replies, async ([gate, reply]) => ({ gate, event: await reply.catch(() => undefined) })),
  );
  return asked.flatMap(({ gate, event }) => (event?.type === 'due' ? gate : []));
}

/** Counted here, since replies are events of the machine and no status of a load. */
const visits = turns();
let goOn: () => Promise<void> = () => Promise.resolve();

function happen(event: StudyEvent): void {
  lessonGate.machine = nextStudy(lessonGate.machine, event);
}

function fail(error: unknown): void {
  lessonGate.stop = { cause: 'failed', words: messageFor(error, { locale: localeState.locale }) };
  happen({ type: lessonGate.machine.phase === 'waiting' ? 'cancel' : 'failed' });
}

/** The gate whose reply is awaited. */
function askedGate({ step, phase }: LessonGate): StudyGate | undefined {
  return phase === 'asking' ? STUDY_GATES.find((gate) => gate === step) : undefined;
}

/**
 * Walks the way into a lesson, from the first gate, until the room is open, a gate waits for the student, or
 * it stops. All gates are asked at once, so that the whole way is known before its first gate shows, and passed in
 * their order; once the student has done something for one, those after it are asked anew.
 */
export async function enterStudy(place: StudyPlace, { show, openRoom }: StudyWay): Promise<void> {
  const isLatest = visits.begin();
  Object.assign(lessonGate, {
    place,
    machine: nextStudy(idleStudy, { type: 'enter' }),
    gates: [],
    at: undefined,
    isRecognising: false,
    stop: undefined,
  });
  const questions = questionsOf(place);
  const early = new Map<StudyGate, Promise<StudyEvent>>();
  for (const gate of STUDY_GATES) {
    const reply = questions[gate]();
    // Whoever waits for it hears of a failure; nobody may.
    reply.catch(() => undefined);
    early.set(gate, reply);
  }

  let isFresh = true;

  const pass = async (gate: StudyGate): Promise<void> => {
    lessonGate.at = gate;
    const event = await (early.get(gate) ?? questions[gate]());
    if (!isLatest()) return;
    const known = event.type === 'due' ? [gate, ...(await dueOf(early))] : [];
    if (!isLatest()) return;
    early.delete(gate);
    happen(event);
    if (event.type !== 'due') return;
    early.clear();
    isFresh = false;
    lessonGate.gates = STUDY_GATES.filter((one) => known.includes(one) || lessonGate.gates.includes(one));
    await show(gate);
  };

  const open = async (): Promise<void> => {
    const problem = await openRoom(isFresh);
    if (!isLatest()) return;
    if (problem !== undefined) lessonGate.stop = { cause: 'room', problem };
    happen({ type: problem === undefined ? 'opened' : 'failed' });
  };

  goOn = async () => {
    try {
      for (let gate = askedGate(lessonGate.machine); gate !== undefined && isLatest();) {
        await pass(gate);
        gate = askedGate(lessonGate.machine);
      }
      if (isLatest() && lessonGate.machine.step === 'room') await open();
    } catch (error) {
      if (isLatest()) fail(error);
    }
  };
  await goOn();
}

/** Answers the gate that waits: done, put off for now, or given up. */
export function answerGate(type: 'done' | 'skip' | 'cancel'): void {
  const { step } = lessonGate.machine;
  const gate = STUDY_GATES.find((known) => known === step);
  if (type === 'cancel' && gate !== undefined) lessonGate.stop = { cause: 'putOff', gate };
  // What waits for another day is no step of today's way.
  if (type === 'skip') lessonGate.gates = lessonGate.gates.filter((one) => one !== gate);
  happen({ type });
  void goOn();
}

/** Forgets the way, as when the page is left: late replies mean nothing any more. */
export function leaveStudy(): void {
  visits.begin();
  Object.assign(lessonGate, {
    place: undefined,
    machine: idleStudy,
    gates: [],
    at: undefined,
    isRecognising: false,
    stop: undefined,
  });
}

/** Whether a gate waits for the student. */
export function isWaitingAt(machine: LessonGate, gate: StudyGate): boolean {
  return machine.step === gate && machine.phase === 'waiting';
}
