import { type Reply, text } from '@lectern/sdk';
import { disconnect, type PaperQuestions } from '@lectern/sdk/endpoints/answering';
import { exerciseRecord } from '@lectern/sdk/endpoints/question';
import type { Change } from '@lectern/sdk/outbox';
import { paperQuestions, switchQuestion } from '@lectern/sdk/sockets';
import { ref } from 'valtio/vanilla';
import { afterPaint } from '../../../shared/deferred/afterPaint.ts';
import { request } from '../../../shared/client/client.ts';
import { errorData } from '../../../shared/errorData.ts';
import { missingOrFailed } from '../../../shared/loadable.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { beginWork } from '../../../shared/session/work.ts';
import { rememberOpened } from '../lastOpened.ts';
import { isAnswered } from '../question/question.model.ts';
import { recordHandIn } from './state/handIn.store.ts';
import { closeSockets, roomTransport } from './state/room.transport.ts';
import { readPaper } from './state/room.model.ts';
import { closeOutbox, followOutbox, active, openOwnOutbox, applyWaiting } from './state/room.outbox.ts';
import { canWrite, resetRoom, room } from './state/room.state.ts';
import { readExamClock, steadyNow } from './state/examClock.ts';
import { claimSeat, type Seat } from './exam/seat.ts';
import { NO_SIGN, readSign, type SignItem } from './state/sign.model.ts';
import {
  syncExamState,
  updateExamClock,
  stopHeartbeats,
  openAttemptSockets,
  startHeartbeats,
} from './exam/attempt.store.ts';

export type { PaperQuestion } from './state/room.model.ts';
export { room } from './state/room.state.ts';

let seat: Seat | undefined;
let endWork = (): void => undefined;
/** Maximum age of a paper read before its room was opened, in milliseconds. */
const FRESH_MS = 10_000;
/** The paper requested in advance, so that the room opens at once. */
let preview:
  | { readonly recordId: string; readonly pendingPaper: Promise<Reply<PaperQuestions>>; readonly at: number }
  | undefined;
/** Counts reads of the paper, so that an outdated one has no effect. */
let readCount = 0;

/**
 * Requests an exercise before its room is opened, and shows it unless it is an exam, which has further checks
 * first.
 */
export async function previewRoom(recordId: string): Promise<void> {
  closeRoom();
  resetRoom({ step: 'loading', recordId, seat: 'unclaimed' });
  // Reading an exam counts as a heartbeat, which a server that only renders the page must not send.
  if (ports.isRenderOnly === true && (await mayBeExam(recordId))) return;
  const pendingPaper = roomTransport.call(paperQuestions, { recordId });
  const ownPreview = { recordId, pendingPaper, at: performance.now() };
  preview = ownPreview;
  pendingPaper.catch(() => {
    if (preview === ownPreview) preview = undefined;
  });
  const read = await readRoom(recordId, pendingPaper);
  if (read === undefined) return;
  const isExam = readExamClock(read.reply, steadyNow()) !== undefined;
  if (!isExam && read.reply.state !== 'submitted') showPaper(read.reply);
}

/** Whether an exercise may be an exam; if that cannot be found out, it counts as one. */
async function mayBeExam(recordId: string): Promise<boolean> {
  const reply = await request(exerciseRecord, { id: recordId }).catch(() => undefined);
  return reply === undefined || reply.exerciseType === 'exam';
}

/** Returns the paper requested in advance, once; it may still be loading. */
function takePreview(recordId: string): Promise<Reply<PaperQuestions>> | undefined {
  const matching = preview;
  preview = undefined;
  if (matching?.recordId !== recordId || performance.now() - matching.at > FRESH_MS) return undefined;
  return matching.pendingPaper;
}

/**
 * Opens an exercise. If another tab of this browser has it open, that tab continues to answer; this one shows
 * it read-only, and takes over when that tab is closed.
 */
export function openRoom(recordId: string): void {
  rememberOpened(recordId);
  const isShown = room.recordId === recordId && room.step === 'ready' && room.seat === 'unclaimed';
  closeRoom();
  if (isShown) room.step = 'ready';
  else resetRoom({ step: 'loading', recordId });
  endWork = beginWork({ yieldToOtherDevice });
  seat = claimSeat(`lectern.room/${session.companyId}:${session.userId}/${recordId}`, {
    onTaken: () => void enter(recordId),
    onLost: () => void showReadOnly(recordId),
  });
}

/** Reads the room from the server; undefined if a newer read or a change of room has overtaken it. */
async function readRoom(
  recordId: string,
  pendingPaper = takePreview(recordId) ?? roomTransport.call(paperQuestions, { recordId }),
): Promise<{ readonly reply: Reply<PaperQuestions> } | undefined> {
  const ownRead = (readCount += 1);
  try {
    const reply = await pendingPaper;
    return ownRead === readCount ? { reply } : undefined;
  } catch (error) {
    if (ownRead !== readCount) return undefined;
    room.faceOf = text(errorData(error, 'examId'));
    room.step = room.faceOf === '' ? missingOrFailed(error).status : 'face';
    return undefined;
  }
}

/** Loads the room from the server, and applies this device's unsaved changes to it. */
async function enter(recordId: string): Promise<void> {
  closeOutbox();
  const read = await readRoom(recordId);
  if (read === undefined) return;
  const ownRead = readCount;
  const ears = {
    onHandedIn: () => void recordHandIn(),
    onOutdated: (ids: readonly string[]) => void loadNewerAnswers(recordId, ids),
  };
  const outbox = await openOwnOutbox(recordId, read.reply.sequence ?? 0, ears);
  if (ownRead !== readCount) {
    outbox.close();
    return;
  }
  active.outbox = outbox;
  room.seat = 'here';
  room.lateCount = 0;
  show(read.reply);
  followOutbox(outbox.state());
}

/** Shows the room read-only, while another tab answers. Changes waiting on this device are still sent. */
async function showReadOnly(recordId: string): Promise<void> {
  room.seat = 'otherTab';
  if (room.step === 'ready') return;
  const read = await readRoom(recordId);
  if (read !== undefined) show(read.reply);
}

/** Takes over from the tab that answers now. */
export function takeOverRoom(): void {
  seat?.take();
}

function show(reply: Reply<PaperQuestions>): void {
  updateExamClock(reply);
  room.rescueKey = reply.rescueKey ?? '';
  if (reply.state === 'submitted') {
    void recordHandIn();
    return;
  }
  showPaper(reply);
  if (room.exam !== undefined) openAttemptSockets();
  startHeartbeats();
}

function showPaper(reply: Reply<PaperQuestions>): void {
  const isNew = room.step !== 'ready';
  if (isNew) room.paper = ref(readPaper(reply));
  showAnswers(reply);
  if (isNew) showPosition(reply);
  room.elapsedSeconds = reply.elapsedSeconds ?? 0;
  room.openedAt = performance.now();
  room.step = room.paper.questionCount === 0 ? 'missing' : 'ready';
}

/**
 * Copies answers and marks into the room. Untouched questions are left out, because every change of the room
 * copies all that it holds.
 */
function showAnswers(reply: Reply<PaperQuestions>): void {
  for (const entry of reply.questions) {
    const id = entry.questionId ?? '';
    const answer = entry.answer;
    const isMarked = entry.marked ?? false;
    if (isAnswered(answer) || id in room.answers) room.answers[id] = ref(answer);
    if (isMarked || id in room.marked) room.marked[id] = isMarked;
    if (entry.sign !== undefined) room.signs[id] = readSign(entry.sign);
  }
  applyWaiting(active.outbox?.state().waiting ?? []);
}

function showPosition(reply: Reply<PaperQuestions>): void {
  const { sheetOf, sheets } = room.paper;
  const [storedRecord, storedQuestion = ''] = (ports.storage.getItem(POSITION_KEY) ?? '').split(':');
  const current = storedRecord === room.recordId ? storedQuestion : (reply.currentQuestionId ?? '');
  room.currentId = current in sheetOf ? current : (sheets[0]?.questions[0]?.id ?? '');
}

/**
 * Shows answers that another device gave later than this one; what was answered here since the request is even
 * later, and stays.
 */
async function loadNewerAnswers(recordId: string, questionIds: readonly string[]): Promise<void> {
  const before = { ...room.answers };
  const reply = await roomTransport.call(paperQuestions, { recordId }).catch(() => undefined);
  if (room.recordId !== recordId || room.step !== 'ready') return;
  for (const entry of reply?.questions ?? []) {
    const id = entry.questionId ?? '';
    if (questionIds.includes(id) && room.answers[id] === before[id]) room.answers[id] = ref(entry.answer);
  }
}

/** Continues after a log-in: waiting changes are sent, and nothing on the page moves. */
export function continueAfterLogin(): void {
  if (room.step === 'failed' || room.step === 'missing') openRoom(room.recordId);
  else if (room.step === 'ready' && room.seat === 'otherDevice') void enter(room.recordId);
  else if (room.step === 'ready') {
    if (room.exam !== undefined) openAttemptSockets();
    active.outbox?.retry();
    syncExamState();
  }
}

/** Handles a log-in on another device: waiting changes are sent, and no more answers are taken here. */
function yieldToOtherDevice(): boolean {
  if (room.seat === 'otherDevice') return false;
  room.seat = 'otherDevice';
  stopHeartbeats();
  closeSockets();
  active.outbox?.retry();
  return true;
}

function closeRoom(): void {
  readCount += 1;
  room.step = 'idle';
  endWork();
  closeOutbox();
  closeSockets();
  stopHeartbeats();
  seat?.leave();
  seat = undefined;
}

/**
 * Tells the server that the student leaves on purpose, also when the tab is closed, so that the silence does
 * not count as an outage.
 */
export function reportLeaving(): void {
  const { recordId, exam, step, seat } = room;
  if (exam !== undefined && step === 'ready' && seat === 'here')
    void request(disconnect, { recordId }, { keepalive: true }).catch(() => undefined);
}

/** Leaves the room; unsaved changes stay on the device and are sent at the next visit. */
export function leaveRoom(): void {
  reportLeaving();
  closeRoom();
}

function change(questionId: string, newChange: Change): void {
  active.outbox?.put(questionId, newChange);
  applyWaiting(active.outbox?.state().waiting.slice(-1) ?? []);
}

/** Answers a question. It counts as saved once the server has acknowledged it. */
export function answerQuestion(questionId: string, answer: readonly string[]): void {
  if (canWrite()) change(questionId, { kind: 'answer', answer: isAnswered(answer) ? answer : [] });
}

/**
 * Answers a question with the options chosen on the page. The answer is stored at once; since the browser
 * itself shows the choice, all other updates follow after the paint.
 */
export function chooseOptions(questionId: string, answer: readonly string[]): void {
  if (!canWrite()) return;
  const { recordId } = room;
  active.outbox?.put(questionId, { kind: 'answer', answer });
  const unsent = active.outbox?.state().waiting.slice(-1) ?? [];
  afterPaint(() => {
    if (room.recordId === recordId) applyWaiting(unsent);
  });
}

/** Marks a question for review, or removes the mark. */
export function toggleMark(questionId: string): void {
  if (canWrite()) change(questionId, { kind: 'mark', isMarked: room.marked[questionId] !== true });
}

/** Changes the student's notes on a question: they are stored and sent like an answer, and never change one. */
export function writeSign(questionId: string, part: Partial<SignItem>): void {
  if (!canWrite()) return;
  const { struck, highlights, note } = { ...(room.signs[questionId] ?? NO_SIGN), ...part };
  change(questionId, {
    kind: 'sign',
    sign: { struck: [...struck], highlights: highlights.map((stretch) => ({ ...stretch })), note },
  });
}

/** Retries sending at once, since the connection may be back. */
export function retryNow(): void {
  if (room.step === 'ready') active.outbox?.retry();
}

const POSITION_KEY = 'practice.place';

/** Saves the student's position on the server, and on this device until the server has it. */
async function savePosition(recordId: string, questionId: string): Promise<void> {
  const position = `${recordId}:${questionId}`;
  try {
    ports.storage.setItem(POSITION_KEY, position);
    await roomTransport.call(switchQuestion, { recordId, questionId });
    if (ports.storage.getItem(POSITION_KEY) === position) ports.storage.removeItem(POSITION_KEY);
  } catch {
    // Offline, or the storage is full: at worst the next visit starts at another question.
  }
}

/** Goes to a question and saves that position, so that another device continues there. */
export function goTo(questionId: string): void {
  if (!(questionId in room.paper.sheetOf) || room.currentId === questionId) return;
  room.currentId = questionId;
  if (room.seat === 'here') void savePosition(room.recordId, questionId);
}

/** Goes to the previous or next sheet. */
export function goToAdjacent(step: 1 | -1): void {
  const { sheets, sheetOf } = room.paper;
  const next = sheets[(sheetOf[room.currentId] ?? 0) + step]?.questions[0];
  if (next !== undefined) goTo(next.id);
}

/** Seconds spent on the exercise: the server's count, plus the time since by the page's monotonic clock. */
export function elapsedNow(): number {
  return room.openedAt === 0
    ? 0
    : Math.floor(room.elapsedSeconds + (performance.now() - room.openedAt) / 1000);
}
