import { isApiError, type Reply, text } from '@lectern/sdk';
import { disconnect, type PaperQuestions } from '@lectern/sdk/endpoints/answering';
import { exerciseRecord } from '@lectern/sdk/endpoints/question';
import type { Change } from '@lectern/sdk/outbox';
import { paperQuestions, switchQuestion } from '@lectern/sdk/sockets';
import { ref } from 'valtio/vanilla';
import { afterPaint } from '../../../shared/deferred/afterPaint.ts';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { beginWork } from '../../../shared/session/work.ts';
import { rememberOpened } from '../lastOpened.ts';
import { isAnswered } from '../question/question.model.ts';
import { handOver } from './state/handIn.store.ts';
import { closeSockets, roomLine } from './state/room.line.ts';
import { readPaper } from './state/room.model.ts';
import { closeOutbox, followOutbox, kept, openOwnOutbox, showWaiting } from './state/room.outbox.ts';
import { canWrite, resetRoom, room } from './state/room.state.ts';
import { readExamClock, steadyNow } from './state/examClock.ts';
import { claimSeat, type Seat } from './exam/seat.ts';
import { NO_SIGN, readSign, type SignItem } from './state/sign.model.ts';
import {
  catchUp,
  followClock,
  leaveAttempt,
  openAttemptSockets,
  watchAttempt,
} from './exam/attempt.store.ts';

export type { AskedQuestion } from './state/room.model.ts';
export { room } from './state/room.state.ts';

let seat: Seat | undefined;
let endWork = (): void => undefined;
/** How old a paper may be that was read before its room was opened, in milliseconds. */
const FRESH_MS = 10_000;
/** What was asked for before, to be opened at once. */
let preview:
  | { readonly recordId: string; readonly asked: Promise<Reply<PaperQuestions>>; readonly at: number }
  | undefined;
/** Counts readings of the paper, so that one that is overtaken changes nothing. */
let reading = 0;

/** Reads an exercise before it is opened, and shows it unless it is an exam, which has more to be passed first. */
export async function previewRoom(recordId: string): Promise<void> {
  closeRoom();
  resetRoom({ step: 'loading', recordId, seat: 'unclaimed' });
  // To read an exam is a sign of life in it, which a server that only draws the page may not give.
  if (ports.isOnlyDrawn === true && (await mayBeExam(recordId))) return;
  const asked = roomLine.call(paperQuestions, { recordId });
  const mine = { recordId, asked, at: performance.now() };
  preview = mine;
  asked.catch(() => {
    if (preview === mine) preview = undefined;
  });
  const read = await readRoom(recordId, asked);
  if (read === undefined) return;
  const isExam = readExamClock(read.reply, steadyNow()) !== undefined;
  if (!isExam && read.reply.state !== 'submitted') showPaper(read.reply);
}

/** Tells whether an exercise may be an exam: one that cannot be asked about counts as one. */
async function mayBeExam(recordId: string): Promise<boolean> {
  const reply = await request(exerciseRecord, { id: recordId }).catch(() => undefined);
  return reply === undefined || reply.exerciseType === 'exam';
}

/** Takes what was asked of an exercise a moment ago, once; it may still be on its way. */
function takePreview(recordId: string): Promise<Reply<PaperQuestions>> | undefined {
  const taken = preview;
  preview = undefined;
  if (taken?.recordId !== recordId || performance.now() - taken.at > FRESH_MS) return undefined;
  return taken.asked;
}

/**
 * Opens an exercise. The tab of this browser that has it already goes on; this one then shows it, and
 * takes over when that one is closed.
 */
export function openRoom(recordId: string): void {
  rememberOpened(recordId);
  const isShown = room.recordId === recordId && room.step === 'ready' && room.seat === 'unclaimed';
  closeRoom();
  if (isShown) room.step = 'ready';
  else resetRoom({ step: 'loading', recordId });
  endWork = beginWork({ giveWay });
  seat = claimSeat(`lectern.room/${session.companyId}:${session.userId}/${recordId}`, {
    onTaken: () => void enter(recordId),
    onLost: () => void lookOn(recordId),
  });
}

/** Reads the room anew; undefined when something newer has happened to it meanwhile. */
async function readRoom(
  recordId: string,
  asked = takePreview(recordId) ?? roomLine.call(paperQuestions, { recordId }),
): Promise<{ readonly reply: Reply<PaperQuestions> } | undefined> {
  const mine = (reading += 1);
  try {
    const reply = await asked;
    return mine === reading ? { reply } : undefined;
  } catch (error) {
    if (mine !== reading) return undefined;
    room.faceOf = isApiError(error, 'business') ? text(Reflect.get(Object(error.data), 'examId')) : '';
    room.step = room.faceOf !== '' ? 'face' : isApiError(error, 'business') ? 'missing' : 'failed';
    return undefined;
  }
}

/** Takes the room as the server holds it, and over it what this device has not sent yet. */
async function enter(recordId: string): Promise<void> {
  closeOutbox();
  const read = await readRoom(recordId);
  if (read === undefined) return;
  const mine = reading;
  const ears = {
    onHandedIn: () => void handOver(),
    onOutdated: (ids: readonly string[]) => void readNewer(recordId, ids),
  };
  const outbox = await openOwnOutbox(recordId, read.reply.sequence ?? 0, ears);
  if (mine !== reading) {
    outbox.close();
    return;
  }
  kept.outbox = outbox;
  room.seat = 'here';
  room.lateCount = 0;
  show(read.reply);
  followOutbox(outbox.state());
}

/** Shows the room without writing into it: another tab answers. What waited here still goes out. */
async function lookOn(recordId: string): Promise<void> {
  room.seat = 'otherTab';
  if (room.step === 'ready') return;
  const read = await readRoom(recordId);
  if (read !== undefined) show(read.reply);
}

/** Takes over from the tab that answers now. */
export function answerHere(): void {
  seat?.take();
}

function show(reply: Reply<PaperQuestions>): void {
  followClock(reply);
  room.rescueKey = reply.rescueKey ?? '';
  if (reply.state === 'submitted') {
    void handOver();
    return;
  }
  showPaper(reply);
  if (room.exam !== undefined) openAttemptSockets();
  watchAttempt();
}

function showPaper(reply: Reply<PaperQuestions>): void {
  const isNew = room.step !== 'ready';
  if (isNew) room.paper = ref(readPaper(reply));
  showAnswers(reply);
  if (isNew) showPlace(reply);
  room.elapsedSeconds = reply.elapsedSeconds ?? 0;
  room.openedAt = performance.now();
  room.step = room.paper.questionCount === 0 ? 'missing' : 'ready';
}

/** Takes answers and marks over. What is untouched is left out: every change of the room is copied with all that it holds. */
function showAnswers(reply: Reply<PaperQuestions>): void {
  for (const entry of reply.questions) {
    const id = entry.questionId ?? '';
    const answer = entry.answer;
    const isMarked = entry.marked ?? false;
    if (isAnswered(answer) || id in room.answers) room.answers[id] = ref(answer);
    if (isMarked || id in room.marked) room.marked[id] = isMarked;
    if (entry.sign !== undefined) room.signs[id] = readSign(entry.sign);
  }
  showWaiting(kept.outbox?.state().waiting ?? []);
}

function showPlace(reply: Reply<PaperQuestions>): void {
  const { sheetOf, sheets } = room.paper;
  const [storedRecord, storedQuestion = ''] = (ports.storage.getItem(PLACE) ?? '').split(':');
  const current = storedRecord === room.recordId ? storedQuestion : (reply.currentQuestionId ?? '');
  room.currentId = current in sheetOf ? current : (sheets[0]?.questions[0]?.id ?? '');
}

/** Shows what another device answered later than this one; what was answered here meanwhile is later still. */
async function readNewer(recordId: string, questionIds: readonly string[]): Promise<void> {
  const before = { ...room.answers };
  const reply = await roomLine.call(paperQuestions, { recordId }).catch(() => undefined);
  if (room.recordId !== recordId || room.step !== 'ready') return;
  for (const entry of reply?.questions ?? []) {
    const id = entry.questionId ?? '';
    if (questionIds.includes(id) && room.answers[id] === before[id]) room.answers[id] = ref(entry.answer);
  }
}

/** Goes on after a log-in: what waited is sent, and nothing on the page moves. */
export function goOn(): void {
  if (room.step === 'failed' || room.step === 'missing') openRoom(room.recordId);
  else if (room.step === 'ready' && room.seat === 'otherDevice') void enter(room.recordId);
  else if (room.step === 'ready') {
    if (room.exam !== undefined) openAttemptSockets();
    kept.outbox?.retry();
    catchUp();
  }
}

/** Another device has the log-in: what is kept here goes out, and nothing is added. */
function giveWay(): boolean {
  if (room.seat === 'otherDevice') return false;
  room.seat = 'otherDevice';
  leaveAttempt();
  closeSockets();
  kept.outbox?.retry();
  return true;
}

function closeRoom(): void {
  reading += 1;
  room.step = 'idle';
  endWork();
  closeOutbox();
  closeSockets();
  leaveAttempt();
  seat?.leave();
  seat = undefined;
}

/** Tells that the student goes on purpose, also with the whole page: the silence that follows is no outage. */
export function tellGone(): void {
  const { recordId, exam, step, seat: place } = room;
  if (exam !== undefined && step === 'ready' && place === 'here')
    void request(disconnect, { recordId }, { keepalive: true }).catch(() => undefined);
}

/** Leaves the room; what waits stays on the device and goes out with the next visit. */
export function leaveRoom(): void {
  tellGone();
  closeRoom();
}

function change(questionId: string, made: Change): void {
  kept.outbox?.put(questionId, made);
  showWaiting(kept.outbox?.state().waiting.slice(-1) ?? []);
}

/** Answers a question. It counts as saved when the server has said so. */
export function answerQuestion(questionId: string, answer: readonly string[]): void {
  if (canWrite()) change(questionId, { kind: 'answer', answer: isAnswered(answer) ? answer : [] });
}

/**
 * Answers a question with the options that are chosen on the page. They are kept at once; since the browser shows a
 * choice by itself, everything else that tells of it follows after the paint.
 */
export function chooseOptions(questionId: string, answer: readonly string[]): void {
  if (!canWrite()) return;
  const { recordId } = room;
  kept.outbox?.put(questionId, { kind: 'answer', answer });
  const made = kept.outbox?.state().waiting.slice(-1) ?? [];
  afterPaint(() => {
    if (room.recordId === recordId) showWaiting(made);
  });
}

/** Marks a question to look at again, or takes the mark away. */
export function toggleMark(questionId: string): void {
  if (canWrite()) change(questionId, { kind: 'mark', isMarked: room.marked[questionId] !== true });
}

/** Writes on a question, to think with: it is kept and sent like an answer, and never changes one. */
export function writeSign(questionId: string, part: Partial<SignItem>): void {
  if (!canWrite()) return;
  const { struck, highlights, note } = { ...(room.signs[questionId] ?? NO_SIGN), ...part };
  change(questionId, {
    kind: 'sign',
    sign: { struck: [...struck], highlights: highlights.map((stretch) => ({ ...stretch })), note },
  });
}

/** Tries the line at once: it may be back. */
export function retryNow(): void {
  if (room.step === 'ready') kept.outbox?.retry();
}

const PLACE = 'practice.place';

/** Tells the server where the student is; until it knows, this device remembers. */
async function tellPlace(recordId: string, questionId: string): Promise<void> {
  const place = `${recordId}:${questionId}`;
  try {
    ports.storage.setItem(PLACE, place);
    await roomLine.call(switchQuestion, { recordId, questionId });
    if (ports.storage.getItem(PLACE) === place) ports.storage.removeItem(PLACE);
  } catch {
    // The line is down or the storage full: at worst the next visit begins at another question.
  }
}

/** Goes to a question and lets the server know, so that another device goes on there. */
export function goTo(questionId: string): void {
  if (!(questionId in room.paper.sheetOf) || room.currentId === questionId) return;
  room.currentId = questionId;
  if (room.seat === 'here') void tellPlace(room.recordId, questionId);
}

/** Goes to the sheet before or after. */
export function goBy(step: 1 | -1): void {
  const { sheets, sheetOf } = room.paper;
  const next = sheets[(sheetOf[room.currentId] ?? 0) + step]?.questions[0];
  if (next !== undefined) goTo(next.id);
}

/** Seconds of work, by the server's count and the page's steady clock since. */
export function elapsedNow(): number {
  return room.openedAt === 0
    ? 0
    : Math.floor(room.elapsedSeconds + (performance.now() - room.openedAt) / 1000);
}
