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
import { requestSequence } from '../../shared/loadable.ts';
import { askInformation } from '../studentInfo/index.ts';

/** The lesson to be entered. */
export interface StudyTarget {
  readonly commodityId: string;
  readonly classTypeId: string;
  readonly lessonId: string;
}

/** Why entering a lesson stopped before its room. */
export type StudyStop =
  /** The student cancelled a gate. */
  | { readonly cause: 'putOff'; readonly gate: StudyGate }
  /** A call failed; with a message for the student. */
  | { readonly cause: 'failed'; readonly message: string }
  /** The room cannot be entered. */
  | { readonly cause: 'room'; readonly problem: RoomProblem };

/** State of entering a lesson. */
export interface StudyState {
  target: StudyTarget | undefined;
  machine: LessonGate;
  /**
   * The gates that require something of this student, in order, including those passed; known before the first
   * one is shown.
   */
  gates: readonly StudyGate[];
  /** The gate reached last. */
  at: StudyGate | undefined;
  /** Whether a face is being recognised in another tab. */
  isRecognising: boolean;
  stop: StudyStop | undefined;
}

/** What the page provides for entering a lesson. */
export interface LessonGateActions {
  /** Loads the content of a gate; the gate is passed by {@link answerGate}. */
  readonly show: (gate: StudyGate) => Promise<void>;
  /**
   * Opens the room, or the player.
   * @param isFresh false if a gate required something, so that the page's lesson data are outdated.
   * @returns why it cannot be entered.
   */
  readonly openRoom: (isFresh: boolean) => Promise<RoomProblem | undefined>;
}

export const lessonGate = proxy<StudyState>({
  target: undefined,
  machine: idleStudy,
  gates: [],
  at: undefined,
  isRecognising: false,
  stop: undefined,
});

type Asking = () => Promise<StudyEvent>;

/**
 * Returns each gate's request. Details that a gate needs besides, such as which agreements are due, are loaded
 * when it is shown.
 */
function gateRequests({ classTypeId, lessonId }: StudyTarget): Record<StudyGate, Asking> {
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

/** Returns the gates that require something, of those whose request succeeded. */
async function findDueGates(replies: ReadonlyMap<StudyGate, Promise<StudyEvent>>): Promise<StudyGate[]> {
  const gateReplies = await Promise.all(
    Array.from(replies, async ([gate, reply]) => ({ gate, event: await reply.catch(() => undefined) })),
  );
  return gateReplies.flatMap(({ gate, event }) => (event?.type === 'due' ? gate : []));
}

/** Requests are counted here, since replies are events of the state machine instead of a loading state. */
const visits = requestSequence();
let goOn: () => Promise<void> = () => Promise.resolve();

function dispatch(event: StudyEvent): void {
  lessonGate.machine = nextStudy(lessonGate.machine, event);
}

function fail(error: unknown): void {
  lessonGate.stop = { cause: 'failed', message: messageFor(error, { locale: localeState.locale }) };
  dispatch({ type: lessonGate.machine.phase === 'waiting' ? 'cancel' : 'failed' });
}

/** Returns the gate whose reply is awaited. */
function pendingGate({ step, phase }: LessonGate): StudyGate | undefined {
  return phase === 'asking' ? STUDY_GATES.find((gate) => gate === step) : undefined;
}

/**
 * Enters a lesson: passes its gates until the room is open, a gate waits for the student, or entering stops.
 * All gates are requested in parallel, so that all are known before the first one is shown, and passed in
 * order; after the student has done something for a gate, the later ones are requested again.
 */
export async function enterStudy(target: StudyTarget, { show, openRoom }: LessonGateActions): Promise<void> {
  const isLatest = visits.begin();
  Object.assign(lessonGate, {
    target,
    machine: nextStudy(idleStudy, { type: 'enter' }),
    gates: [],
    at: undefined,
    isRecognising: false,
    stop: undefined,
  });
  const questions = gateRequests(target);
  const early = new Map<StudyGate, Promise<StudyEvent>>();
  for (const gate of STUDY_GATES) {
    const reply = questions[gate]();
    // Prevents an unhandled rejection: whoever awaits the reply handles its failure, but possibly nobody does.
    reply.catch(() => undefined);
    early.set(gate, reply);
  }

  let isFresh = true;

  const pass = async (gate: StudyGate): Promise<void> => {
    lessonGate.at = gate;
    const event = await (early.get(gate) ?? questions[gate]());
    if (!isLatest()) return;
    const known = event.type === 'due' ? [gate, ...(await findDueGates(early))] : [];
    if (!isLatest()) return;
    early.delete(gate);
    dispatch(event);
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
    dispatch({ type: problem === undefined ? 'opened' : 'failed' });
  };

  goOn = async () => {
    try {
      for (let gate = pendingGate(lessonGate.machine); gate !== undefined && isLatest();) {
        await pass(gate);
        gate = pendingGate(lessonGate.machine);
      }
      if (isLatest() && lessonGate.machine.step === 'room') await open();
    } catch (error) {
      if (isLatest()) fail(error);
    }
  };
  await goOn();
}

/** Answers the open gate: done, skipped for now, or cancelled. */
export function answerGate(type: 'done' | 'skip' | 'cancel'): void {
  const { step } = lessonGate.machine;
  const gate = STUDY_GATES.find((known) => known === step);
  if (type === 'cancel' && gate !== undefined) lessonGate.stop = { cause: 'putOff', gate };
  // A gate that was skipped for today is no longer shown as a step.
  if (type === 'skip') lessonGate.gates = lessonGate.gates.filter((one) => one !== gate);
  dispatch({ type });
  void goOn();
}

/** Resets the state, for example when the page is left, so that late replies are ignored. */
export function leaveStudy(): void {
  visits.begin();
  Object.assign(lessonGate, {
    target: undefined,
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
