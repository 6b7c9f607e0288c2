import { isApiError, text, type Reply } from '@lectern/sdk';
import type { AttemptStatus } from '@lectern/sdk/endpoints/answering';
import { passFace } from '@lectern/sdk/endpoints/exam';
import { examFace, pause, resume } from '@lectern/sdk/sockets';
import { turns } from '../../../../shared/loadable.ts';
import { request } from '../../../../shared/client/client.ts';
import { readExamClock, steadyNow } from '../state/examClock.ts';
import { handIn, handOver } from '../state/handIn.store.ts';
import { hasSocket, openSockets, roomLine } from '../state/room.line.ts';
import { kept } from '../state/room.outbox.ts';
import { room } from '../state/room.state.ts';

/** A sign of life this often lets the school tell an outage from a long thought, in milliseconds. */
const SIGN_MS = 15_000;
/** A sign of life without an answer for so long is a failed one: a network may swallow it without a word. */
const SIGN_PATIENCE_MS = 5_000;
/** When its sockets break, a whole class asks within this, in milliseconds, and not in the same moment. */
const SPREAD_MS = 500;
let signTimer: ReturnType<typeof setTimeout> | undefined;
let endTimer: ReturnType<typeof setTimeout> | undefined;
let downTimer: ReturnType<typeof setTimeout> | undefined;
/** While the face is checked in a window of its own, this page was not left. */
let isFaceBeingChecked = false;

/** Takes over how an exam's clock stands; practice has none. */
export function followClock(reply: Reply<Pick<AttemptStatus, 'exam' | 'serverTime'>>): void {
  const serverTime = Date.parse(reply.serverTime ?? '');
  if (!Number.isNaN(serverTime)) room.serverOffset = steadyNow() - serverTime;
  const exam = readExamClock(reply, steadyNow());
  if (exam === undefined) return;
  // What was read before the page was left may be told after it.
  room.exam = { ...exam, leaveCount: Math.max(exam.leaveCount, room.exam?.leaveCount ?? 0) };
  // An extension may have come after the end.
  room.isOver = exam.endsAt <= steadyNow();
}

function follow(reply: Reply<AttemptStatus>): void {
  followClock(reply);
  if (reply.state === 'submitted') void handOver();
}

// What was asked before a cut was noted, or before it was asked again, says nothing of the line any more.
const looks = turns();

/** Whether a call ended without a word of the server itself. */
const isWithoutAnswer = (error: unknown): boolean =>
  !isApiError(error) || ['network', 'timeout', 'aborted', 'http'].includes(error.kind);

/** Asks how the exercise stands: over a socket, and over HTTP where it has none or the socket says nothing. */
async function askStatus(recordId: string, signal: AbortSignal): Promise<Reply<AttemptStatus>> {
  if (room.exam !== undefined && hasSocket()) {
    try {
      return await roomLine.call(examFace, { recordId }, { signal });
    } catch (error) {
      if (signal.aborted || !isWithoutAnswer(error)) throw error;
    }
  }
  return roomLine.call(resume, { recordId }, { signal });
}

/**
 * Asks where the exercise stands: its end may have moved, it tells the server that this page is there, and the page
 * whether the server is.
 */
async function sign(): Promise<void> {
  const { recordId, step } = room;
  if (step !== 'ready' && step !== 'handingIn') return;
  const isLatest = looks.begin();
  const patience = new AbortController();
  const patienceTimer = setTimeout(() => patience.abort(), SIGN_PATIENCE_MS);
  try {
    const reply = await askStatus(recordId, patience.signal);
    if (room.recordId !== recordId) return;
    if (isLatest()) room.isCut = false;
    follow(reply);
  } catch (error) {
    // The countdown goes on by itself.
    if (isLatest() && room.recordId === recordId) room.isCut = isWithoutAnswer(error);
  } finally {
    clearTimeout(patienceTimer);
  }
}

/** Out of sight the student has gone, and no page may say otherwise; a face is checked in a window of its own. */
const isAway = (): boolean => document.visibilityState === 'hidden' && !isFaceBeingChecked;

/** Gives a sign where somebody is there to give it. */
const signIfHere = (): Promise<void> => (isAway() ? Promise.resolve() : sign());

/** Keeps telling the server that an exam's page is there, and hearing where the exam stands. */
export function watchAttempt(): void {
  clearTimeout(signTimer);
  if (room.exam === undefined || room.step === 'handedIn') return;
  signTimer = setTimeout(() => void signIfHere().then(watchAttempt), SIGN_MS);
}

/** Stops that. */
export function leaveAttempt(): void {
  clearTimeout(signTimer);
  clearTimeout(endTimer);
  clearTimeout(downTimer);
}

/** Opens the sockets of an exam and listens: when something about this room changed, the server is asked at once what. */
export function openAttemptSockets(): void {
  void openSockets({
    onDown: () => {
      clearTimeout(downTimer);
      downTimer = setTimeout(() => void signIfHere(), Math.random() * SPREAD_MS);
    },
    onPush: (op, data) => {
      const { recordId }: { recordId?: unknown } = Object(data);
      // Without a record the server has missed what changed, and it may be this room.
      if (op === 'room_changed' && (recordId === undefined || text(recordId) === room.recordId)) void sign();
    },
    onBack: () => {
      // A socket that opens proves the line; where there is none, the server answered a while ago.
      if (hasSocket()) room.isCut = false;
      else void signIfHere();
      kept.outbox?.retry();
    },
    onEnded: () => void sign(),
  });
}

/** Notes that the device has lost its network, which it knows before anything was asked. */
export function noteCut(): void {
  looks.begin();
  room.isCut = true;
}

/** Looks at once whether the line is back and the exam's end moved, as after a sleep of the machine. */
export function catchUp(): void {
  if (room.exam === undefined) {
    // Nothing is asked of the server for practice; what it does not take is told by the next answer.
    room.isCut = false;
    return;
  }
  void signIfHere();
  watchAttempt();
}

/** Notes that the page of an exam was left; its rules may allow that only so often. */
export async function noteLeave(): Promise<void> {
  if (room.exam === undefined || room.step !== 'ready' || room.seat !== 'here' || isFaceBeingChecked) return;
  const { recordId, exam } = room;
  try {
    const reply = await roomLine.call(pause, { recordId, leaveCount: exam.leaveCount });
    if (room.recordId === recordId) follow(reply);
  } catch {
    // Without a line nobody can be told.
  }
}

/**
 * Lets the face be checked at a moment that the exam has set; answers are taken all the while.
 * @param check shows the check, and resolves with the recognition that passed.
 * @returns what the server said against it; empty when it passed or was given up.
 */
export async function checkAttemptFace(check: () => Promise<string | undefined>): Promise<string> {
  const { recordId } = room;
  isFaceBeingChecked = true;
  try {
    const orderNo = await check();
    if (orderNo === undefined || room.recordId !== recordId) return '';
    await request(passFace, { recordId, orderNo });
    await sign();
    return '';
  } catch (error) {
    return isApiError(error, 'business') ? error.message : '';
  } finally {
    isFaceBeingChecked = false;
  }
}

const TRY_AGAIN_MS = 2_000;

/**
 * Ends an exam when its time is up: nothing is added any more, and it is handed in. Without a line it
 * tries again until the grace is over; the server hands in by itself then, and what this device kept
 * goes on record with the next visit.
 */
export async function handInAtEnd(): Promise<void> {
  if (room.exam === undefined || room.step !== 'ready') return;
  room.isOver = true;
  clearTimeout(endTimer);
  // Another tab or device that answers hands in by itself; this page only looks on.
  if (room.seat === 'here' && (await handIn()) === 'done') return;
  endTimer = setTimeout(() => void tryEndAgain(), TRY_AGAIN_MS);
}

async function tryEndAgain(): Promise<void> {
  await sign();
  // The school may have given time meanwhile; then the countdown comes back here.
  if (room.isOver) await handInAtEnd();
}
