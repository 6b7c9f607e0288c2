import { isApiError, text, type Reply } from '@lectern/sdk';
import type { AttemptStatus } from '@lectern/sdk/endpoints/answering';
import { passFace } from '@lectern/sdk/endpoints/exam';
import { examFace, pause, resume } from '@lectern/sdk/sockets';
import { requestSequence } from '../../../../shared/loadable.ts';
import { request } from '../../../../shared/client/client.ts';
import { readExamClock, steadyNow } from '../state/examClock.ts';
import { handIn, recordHandIn } from '../state/handIn.store.ts';
import { hasSocket, openSockets, roomTransport } from '../state/room.transport.ts';
import { active } from '../state/room.outbox.ts';
import { room } from '../state/room.state.ts';

/** Heartbeat interval in milliseconds. Heartbeats let the school tell an outage from a student who is thinking. */
const HEARTBEAT_MS = 15_000;
/** Timeout of a heartbeat in milliseconds: some networks drop requests without an error. */
const HEARTBEAT_TIMEOUT_MS = 5_000;
/**
 * When the sockets break, each client sends its heartbeat at a random time within this many milliseconds, so
 * that a whole class does not do so at once.
 */
const SPREAD_MS = 500;
let heartbeatTimer: ReturnType<typeof setTimeout> | undefined;
let endTimer: ReturnType<typeof setTimeout> | undefined;
let downTimer: ReturnType<typeof setTimeout> | undefined;
/** Whether the face is being checked in another window, which does not count as leaving the page. */
let isFaceBeingChecked = false;

/** Sets the room's exam clock from a reply; practice has none. */
export function updateExamClock(reply: Reply<Pick<AttemptStatus, 'exam' | 'serverTime'>>): void {
  const serverTime = Date.parse(reply.serverTime ?? '');
  if (!Number.isNaN(serverTime)) room.serverOffset = steadyNow() - serverTime;
  const exam = readExamClock(reply, steadyNow());
  if (exam === undefined) return;
  // The reply may have been read before the page was left, so the higher count wins.
  room.exam = { ...exam, leaveCount: Math.max(exam.leaveCount, room.exam?.leaveCount ?? 0) };
  // The time may have been extended after the end.
  room.isOver = exam.endsAt <= steadyNow();
}

function applyStatus(reply: Reply<AttemptStatus>): void {
  updateExamClock(reply);
  if (reply.state === 'submitted') void recordHandIn();
}

// Replies to requests sent before the connection was lost, or before a newer request, no longer describe the
// connection.
const statusRequests = requestSequence();

/** Whether a call failed without an answer from the server itself. */
const isUnanswered = (error: unknown): boolean =>
  !isApiError(error) || ['network', 'timeout', 'aborted', 'http'].includes(error.kind);

/** Requests the status of the exercise: over a socket, and over HTTP if there is none or it fails. */
async function askStatus(recordId: string, signal: AbortSignal): Promise<Reply<AttemptStatus>> {
  if (room.exam !== undefined && hasSocket()) {
    try {
      return await roomTransport.call(examFace, { recordId }, { signal });
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
    }
  }
  return roomTransport.call(resume, { recordId }, { signal });
}

/**
 * Sends a heartbeat and requests the exercise's status: its end may have moved, the server learns that this
 * page is open, and the page learns whether the server can be reached.
 */
async function sendHeartbeat(): Promise<void> {
  const { recordId, step } = room;
  if (step !== 'ready' && step !== 'handingIn') return;
  const isLatest = statusRequests.begin();
  const timeout = new AbortController();
  const timeoutTimer = setTimeout(() => timeout.abort(), HEARTBEAT_TIMEOUT_MS);
  try {
    const reply = await askStatus(recordId, timeout.signal);
    if (room.recordId !== recordId) return;
    if (isLatest()) room.isCut = false;
    applyStatus(reply);
  } catch (error) {
    // The countdown continues without the server.
    if (isLatest() && room.recordId === recordId) room.isCut = isUnanswered(error);
  } finally {
    clearTimeout(timeoutTimer);
  }
}

/** Whether the student has left the page: it is hidden, and no face check is open in another window. */
const isAway = (): boolean => document.visibilityState === 'hidden' && !isFaceBeingChecked;

/** Sends a heartbeat unless the student has left the page. */
const sendHeartbeatIfPresent = (): Promise<void> => (isAway() ? Promise.resolve() : sendHeartbeat());

/** Sends heartbeats for an exam at regular intervals. */
export function startHeartbeats(): void {
  clearTimeout(heartbeatTimer);
  if (room.exam === undefined || room.step === 'handedIn') return;
  heartbeatTimer = setTimeout(() => void sendHeartbeatIfPresent().then(startHeartbeats), HEARTBEAT_MS);
}

/** Stops the heartbeats and timers. */
export function stopHeartbeats(): void {
  clearTimeout(heartbeatTimer);
  clearTimeout(endTimer);
  clearTimeout(downTimer);
}

/** Opens the sockets of an exam; when something about this room changes, its status is requested at once. */
export function openAttemptSockets(): void {
  void openSockets({
    onDown: () => {
      clearTimeout(downTimer);
      downTimer = setTimeout(() => void sendHeartbeatIfPresent(), Math.random() * SPREAD_MS);
    },
    onPush: (op, data) => {
      const { recordId }: { recordId?: unknown } = Object(data);
      // A message without a record id means that the server may have missed changes, possibly of this room.
      if (op === 'room_changed' && (recordId === undefined || text(recordId) === room.recordId))
        void sendHeartbeat();
    },
    onReachable: () => {
      // An open socket proves the connection; without sockets, the server last answered some time ago.
      if (hasSocket()) room.isCut = false;
      else void sendHeartbeatIfPresent();
      active.outbox?.retry();
    },
    onEnded: () => void sendHeartbeat(),
  });
}

/** Marks the connection as lost, which the device reports before any request fails. */
export function noteConnectionLoss(): void {
  statusRequests.begin();
  room.isCut = true;
}

/** Checks at once whether the connection is back and the exam's end has moved, for example after the computer slept. */
export function syncExamState(): void {
  if (room.exam === undefined) {
    // Practice sends no heartbeats; a failure will show when the next answer is saved.
    room.isCut = false;
    return;
  }
  void sendHeartbeatIfPresent();
  startHeartbeats();
}

/** Reports that the page of an exam was left; the exam may limit how often that is allowed. */
export async function reportPageLeft(): Promise<void> {
  if (room.exam === undefined || room.step !== 'ready' || room.seat !== 'here' || isFaceBeingChecked) return;
  const { recordId, exam } = room;
  try {
    const reply = await roomTransport.call(pause, { recordId, leaveCount: exam.leaveCount });
    if (room.recordId === recordId) applyStatus(reply);
  } catch {
    // Offline, nothing can be reported.
  }
}

/**
 * Performs a face check at a time that the exam has set; answers can be given meanwhile.
 * @param check shows the check, and resolves to the recognition that passed.
 * @returns the server's objection; empty if it passed or was cancelled.
 */
export async function checkAttemptFace(check: () => Promise<string | undefined>): Promise<string> {
  const { recordId } = room;
  isFaceBeingChecked = true;
  try {
    const orderNo = await check();
    if (orderNo === undefined || room.recordId !== recordId) return '';
    await request(passFace, { recordId, orderNo });
    await sendHeartbeat();
    return '';
  } catch (error) {
    return isApiError(error, 'business') ? error.serverMessage : '';
  } finally {
    isFaceBeingChecked = false;
  }
}

const RETRY_MS = 2_000;

/**
 * Ends an exam when its time is up: no more answers are taken, and it is handed in. While offline, it retries
 * until the grace period is over; the server then hands in by itself, and the answers stored on this device are
 * recorded at the next visit.
 */
export async function handInAtEnd(): Promise<void> {
  if (room.exam === undefined || room.step !== 'ready') return;
  room.isOver = true;
  clearTimeout(endTimer);
  // The tab or device that answers hands in by itself; this page only watches.
  if (room.seat === 'here' && (await handIn()) === 'done') return;
  endTimer = setTimeout(() => void retryHandIn(), RETRY_MS);
}

async function retryHandIn(): Promise<void> {
  await sendHeartbeat();
  // The school may have extended the time; the countdown then brings the page back here.
  if (room.isOver) await handInAtEnd();
}
