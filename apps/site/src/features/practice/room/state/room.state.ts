import { proxy, ref } from 'valtio/vanilla';
import type { ExamClock } from './examClock.ts';
import { NO_PAPER, type RoomPaper } from './room.model.ts';
import type { SignItem } from './sign.model.ts';

/**
 * Where answers are given: on this page, in another tab of this browser, or on another device; `unclaimed` in the moment
 * in which the paper is shown and nobody knows yet.
 */
export type RoomSeat = 'here' | 'otherTab' | 'otherDevice' | 'unclaimed';

/** Whether another tab or device answers the paper. */
export const isElsewhere = (seat: RoomSeat): boolean => seat === 'otherTab' || seat === 'otherDevice';

/** The room in which an exercise is done. */
export interface RoomState {
  /** `face` where this device has to pass a recognition first, at the exam's own page. */
  step: 'idle' | 'loading' | 'ready' | 'failed' | 'missing' | 'face' | 'handingIn' | 'handedIn';
  recordId: string;
  /** The exam that asks for the face of who opened it; empty while none does. */
  faceOf: string;
  paper: RoomPaper;
  /** By question. An answer is replaced, never changed, so none of them is watched inside. */
  answers: Record<string, readonly string[]>;
  marked: Record<string, boolean>;
  /** What was written on questions to think with. */
  signs: Record<string, SignItem>;
  currentId: string;
  /** Questions whose answer waits on this device; replaced as a whole, so nothing in it is watched. */
  unsaved: Record<string, true>;
  /** `open` while the last attempt to save got through. */
  line: 'open' | 'down' | 'loggedOut';
  /** True while the school cannot be reached, whether or not anything waits to be saved. */
  isCut: boolean;
  /** False where this browser cannot keep answers over a reload. */
  isDurable: boolean;
  /** Everywhere but `here` the paper can only be read. */
  seat: RoomSeat;
  /** Work so far in seconds when the room was opened, and the moment of that by the page's own clock. */
  elapsedSeconds: number;
  openedAt: number;
  /** How far the page's steady clock is ahead of the server's, in milliseconds. */
  serverOffset: number;
  /** What a file is sealed with when the line stays dead. */
  rescueKey: string;
  /** Undefined in practice. */
  exam: ExamClock | undefined;
  /** True once an exam's time is up: nothing is added any more, what is kept still goes out. */
  isOver: boolean;
  /** How many answers came after the hand-in: the server has them on record, and they changed nothing. */
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
  line: 'open',
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
 * How many questions wait on this device. It grows in the moment of an answer, apart from the room, which tells of
 * the answer after its paint: no frame may show it beside words that call everything saved.
 */
export const unsent = proxy({ questions: 0 });

/** Puts the room back to how it was before anything was opened, with some of it set. */
export function resetRoom(some: Partial<RoomState>): void {
  Object.assign(room, initial(), some);
  unsent.questions = Object.keys(room.unsaved).length;
}

/** How the line is, by the last attempt to save and by what else was heard of it. */
export function lineOf({ line, isCut }: Pick<RoomState, 'line' | 'isCut'>): RoomState['line'] {
  return line === 'open' && isCut ? 'down' : line;
}

/** Tells whether answers, marks and notes are taken here and now. */
export function canWrite(): boolean {
  return room.step === 'ready' && room.seat === 'here' && !room.isOver;
}
