import { proxy, ref } from 'valtio/vanilla';
import type { ExamClock } from './examClock.ts';
import { NO_PAPER, type RoomPaper } from './room.model.ts';
import type { SignItem } from './sign.model.ts';

/**
 * Where answers are given: on this page, in another tab of this browser, or on another device; `unclaimed`
 * while the paper is shown but it is not yet known.
 */
export type RoomSeat = 'here' | 'otherTab' | 'otherDevice' | 'unclaimed';

/** Whether another tab or device answers the paper. */
export const isElsewhere = (seat: RoomSeat): boolean => seat === 'otherTab' || seat === 'otherDevice';

/** The room in which an exercise is answered. */
export interface RoomState {
  /** `face` if this device must first pass a face recognition, on the exam's own page. */
  step: 'idle' | 'loading' | 'ready' | 'failed' | 'missing' | 'face' | 'handingIn' | 'handedIn';
  recordId: string;
  /** The exam that requires the face recognition; empty if none does. */
  faceOf: string;
  paper: RoomPaper;
  /** Answers by question id. An answer is replaced, never mutated, so it needs no deep tracking. */
  answers: Record<string, readonly string[]>;
  marked: Record<string, boolean>;
  /** The student's notes by question id. */
  signs: Record<string, SignItem>;
  currentId: string;
  /** Ids of questions whose answers wait on this device; replaced as a whole, so it needs no deep tracking. */
  unsaved: Record<string, true>;
  /** `open` if the last attempt to save succeeded. */
  delivery: 'open' | 'down' | 'loggedOut';
  /** Whether the server cannot be reached, whether or not anything is unsaved. */
  isCut: boolean;
  /** False where this browser cannot keep answers across a reload. */
  isDurable: boolean;
  /** Everywhere but `here` the paper is read-only. */
  seat: RoomSeat;
  /** Seconds spent on the exercise when the room was opened, and that moment on the page's own clock. */
  elapsedSeconds: number;
  openedAt: number;
  /** How far the page's monotonic clock is ahead of the server's, in milliseconds. */
  serverOffset: number;
  /** The key that encrypts the file exported while offline. */
  rescueKey: string;
  /** Undefined in practice. */
  exam: ExamClock | undefined;
  /** Whether an exam's time is up: no more answers are taken, stored ones are still sent. */
  isOver: boolean;
  /** How many answers came after the hand-in: they are recorded, but changed nothing. */
  lateCount: number;
}

const initial = (): RoomState => ({
  step: 'idle',
  recordId: '',
  faceOf: '',
  paper: ref(NO_PAPER),
  answers: {},
  marked: {},
  signs: {},
  currentId: '',
  unsaved: ref<Record<string, true>>({}),
  delivery: 'open',
  isCut: false,
  isDurable: true,
  seat: 'here',
  elapsedSeconds: 0,
  openedAt: 0,
  serverOffset: 0,
  rescueKey: '',
  exam: undefined,
  isOver: false,
  lateCount: 0,
});

/** The open room, as its views show it. */
export const room = proxy<RoomState>(initial());

/**
 * Number of questions whose answers wait on this device. It is increased at the moment of an answer, separately
 * from the room, which is updated after the paint: no frame may show the answer beside a text that says
 * everything is saved.
 */
export const unsent = proxy({ questions: 0 });

/** Resets the room to its initial state, with some values set. */
export function resetRoom(some: Partial<RoomState>): void {
  Object.assign(room, initial(), some);
  unsent.questions = Object.keys(room.unsaved).length;
}

/** Returns the state of the connection, from the last attempt to save and from other evidence. */
export function connectionStateOf({
  delivery,
  isCut,
}: Pick<RoomState, 'delivery' | 'isCut'>): RoomState['delivery'] {
  return delivery === 'open' && isCut ? 'down' : delivery;
}

/** Whether answers, marks and notes are taken here and now. */
export function canWrite(): boolean {
  return room.step === 'ready' && room.seat === 'here' && !room.isOver;
}
