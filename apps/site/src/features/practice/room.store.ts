import { amount, flag, isApiError, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import {
  disconnect,
  paperQuestions,
  type PaperQuestions,
  pause,
  type Receipt,
  resume,
  type RoomQuestion,
  type Standing,
  submit,
  switchQuestion,
} from '@lectern/sdk/endpoints/answering';
import {
  answersOf,
  type Change,
  type Deliver,
  type Delivered,
  deliverTo,
  newOperationId,
  openOutbox,
  openStorage,
  type Outbox,
  type OutboxState,
  type PendingChange,
} from '@lectern/sdk/outbox';
import { createLine } from '@lectern/sdk/sockets';
import { proxy, ref } from 'valtio/vanilla';
import { request, siteClient } from '../../boot/client.ts';
import { ports } from '../../ports.ts';
import { session } from '../../session/session.store.ts';
import { type ExamClock, readExamClock, steadyNow } from './examClock.ts';
import { isAnswered, type QuestionItem, readMaterials, readQuestion, readTexts } from './question.model.ts';
import { NO_SIGN, readSign, type SignItem } from './sign.model.ts';

/** A question in the room. */
export interface AskedQuestion extends QuestionItem {
  readonly number: number;
  readonly score: number;
}

/** What stands on the page together: one question, or a material with its parts. */
export interface RoomSheet {
  readonly materialHtml: string;
  readonly questions: readonly AskedQuestion[];
}

/** What never changes while the room is open. */
export interface RoomPaper {
  readonly title: string;
  readonly sheets: readonly RoomSheet[];
  readonly sections: readonly { readonly name: string; readonly questions: readonly AskedQuestion[] }[];
  /** The place of each question's sheet. */
  readonly sheetOf: Readonly<Record<string, number>>;
  readonly questionCount: number;
}

/** The room in which an exercise is done. */
export interface RoomState {
  step: 'idle' | 'loading' | 'ready' | 'failed' | 'missing' | 'handingIn' | 'handedIn';
  recordId: string;
  paper: RoomPaper;
  answers: Record<string, readonly string[]>;
  marked: Record<string, boolean>;
  /** What was written on questions to think with. */
  signs: Record<string, SignItem>;
  currentId: string;
  /** Questions whose answer waits on this device. */
  unsaved: Record<string, true>;
  /** `open` while the last attempt to save got through. */
  line: 'open' | 'down' | 'loggedOut';
  /** False where this browser cannot keep answers over a reload. */
  isDurable: boolean;
  /** Work so far in seconds when the room was opened, and the moment of that by the page's own clock. */
  elapsedSeconds: number;
  openedAt: number;
  /** Undefined in practice. */
  exam: ExamClock | undefined;
  /** How many answers came after the hand-in: the server has them on record, and they changed nothing. */
  lateCount: number;
}

const NO_PAPER: RoomPaper = { title: '', sheets: [], sections: [], sheetOf: {}, questionCount: 0 };

const initial = (): RoomState => ({
  step: 'idle',
  recordId: '',
  paper: ref(NO_PAPER),
  answers: {},
  marked: {},
  signs: {},
  currentId: '',
  unsaved: {},
  line: 'open',
  isDurable: true,
  elapsedSeconds: 0,
  openedAt: 0,
  exam: undefined,
  lateCount: 0,
});

export const room = proxy<RoomState>(initial());

/** Names this tab, so that two of them do not overwrite what the other keeps. */
const TAB = newOperationId();

let outbox: Outbox | undefined;

function readPaper(title: string, reply: Awaited<ReturnType<typeof readRoom>>): RoomPaper {
  const materials = readMaterials(reply?.materials);
  const questions = list<RoomQuestion>(reply?.questions).flatMap((entry, index): AskedQuestion[] => {
    const question = readQuestion(entry);
    return question === undefined ? [] : [{ ...question, number: amount(entry.number, index + 1), score: amount(entry.score) }];
  });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const sheets: { materialHtml: string; materialId: string; questions: AskedQuestion[] }[] = [];
  for (const question of questions) {
    const last = sheets.at(-1);
    if (last !== undefined && question.materialId !== '' && last.materialId === question.materialId) last.questions.push(question);
    else sheets.push({ materialId: question.materialId, materialHtml: materials[question.materialId] ?? '', questions: [question] });
  }
  const named = list<PaperQuestions['sections'][number]>(reply?.sections).map((section) => ({
    name: text(section.sectionName),
    questions: readTexts(section.questionIds).flatMap((id) => byId.get(id) ?? []),
  }));
  return {
    title,
    sheets,
    sections: named.length > 0 ? named : [{ name: '', questions }],
    sheetOf: Object.fromEntries(sheets.flatMap((sheet, place) => sheet.questions.map(({ id }) => [id, place]))),
    questionCount: questions.length,
  };
}

const readRoom = (recordId: string) => request(paperQuestions, { recordId });

function show(changes: readonly PendingChange[]): void {
  for (const { questionId, change } of changes) {
    if (change.kind === 'answer') room.answers[questionId] = [...change.answer];
    else if (change.kind === 'mark') room.marked[questionId] = change.isMarked;
    else room.signs[questionId] = change.sign;
  }
}

function followOutbox({ waiting, line, isDurable }: OutboxState): void {
  room.unsaved = Object.fromEntries(answersOf(waiting).map(({ questionId }) => [questionId, true]));
  room.line = line === 'refused' ? 'down' : line;
  room.isDurable = isDurable;
}

function noteReceipts(receipts: Delivered['receipts']): void {
  room.lateCount += receipts.filter((receipt) => flag(receipt.late)).length;
}

/** Sends to the exercise that it was made for, whichever room is open by then. */
function deliveryOf(recordId: string): Deliver {
  return async (batch, onSaved, signal) => {
    const deliver = deliverTo(createLine(await siteClient()), recordId, ({ receipts, state }) => {
      if (room.recordId !== recordId) return;
      noteReceipts(receipts);
      if (state === 'submitted' && room.step === 'ready') void handOver();
    });
    await deliver(batch, onSaved, signal);
  };
}

/** Opens the outbox of an exercise, with what earlier visits left on this device. */
async function openOwnOutbox(recordId: string, sequence: number): Promise<Outbox> {
  return openOutbox({
    storage: await openStorage({ owner: `${session.companyId}:${session.userId}`, recordId }, TAB),
    sequence,
    deliver: deliveryOf(recordId),
    onChange: followOutbox,
    msToEnd: () => (room.exam === undefined ? Number.POSITIVE_INFINITY : room.exam.endsAt - steadyNow()),
  });
}

/** Opens an exercise: what the server holds, and over it what this device has not sent yet. */
export async function openRoom(recordId: string): Promise<void> {
  outbox?.close();
  outbox = undefined;
  Object.assign(room, { ...initial(), step: 'loading', recordId });
  try {
    const reply = await readRoom(recordId);
    const opened = await openOwnOutbox(recordId, amount(reply?.sequence));
    if (room.recordId !== recordId) {
      opened.close();
      return;
    }
    outbox = opened;
    room.exam = readExamClock(reply, steadyNow());
    if (text(reply?.state) === 'submitted') {
      await handOver();
      return;
    }
    const paper = readPaper(text(reply?.title), reply);
    room.paper = ref(paper);
    for (const entry of list<RoomQuestion>(reply?.questions)) {
      const id = text(entry.questionId);
      room.answers[id] = readTexts(entry.answer);
      if (flag(entry.marked)) room.marked[id] = true;
      if (entry.sign !== undefined) room.signs[id] = readSign(entry.sign);
    }
    const state = opened.state();
    show(state.waiting);
    followOutbox(state);
    const [keptRecord, keptQuestion = ''] = (ports.storage.getItem(PLACE) ?? '').split(':');
    const current = keptRecord === recordId ? keptQuestion : text(reply?.currentQuestionId);
    room.currentId = current in paper.sheetOf ? current : (paper.sheets[0]?.questions[0]?.id ?? '');
    room.elapsedSeconds = amount(reply?.elapsedSeconds);
    room.openedAt = performance.now();
    room.step = paper.questionCount === 0 ? 'missing' : 'ready';
    watchExam();
  } catch (error) {
    if (room.recordId === recordId) room.step = isApiError(error, 'business') ? 'missing' : 'failed';
  }
}

/** Leaves the room; what waits stays on the device and goes out with the next visit. */
export function leaveRoom(): void {
  outbox?.close();
  outbox = undefined;
  clearTimeout(signTimer);
  // The silence that follows is no outage: the student has gone on purpose.
  if (room.exam !== undefined && room.step === 'ready') {
    void request(disconnect, { recordId: room.recordId }, { keepalive: true }).catch(() => undefined);
  }
}

/** A sign of life this often lets the school tell an outage from a long thought, in milliseconds. */
const SIGN_MS = 15_000;
let signTimer: ReturnType<typeof setTimeout> | undefined;

function follow(reply: Untrusted<Standing>): void {
  const exam = readExamClock(reply, steadyNow());
  if (exam !== undefined) room.exam = exam;
  if (text(reply?.state) === 'submitted' && room.step === 'ready') void handOver();
}

/** Somebody else handed in: the clock, a rule or another device. What waits here goes on record all the same. */
async function handOver(): Promise<void> {
  const { recordId } = room;
  room.step = 'handingIn';
  // What does not get through stays on the device, and the next visit tries again.
  await outbox?.handIn((waiting) => deliverRest(recordId, waiting)).catch(() => undefined);
  if (room.recordId === recordId) room.step = 'handedIn';
}

/** Asks where the exam stands: its end may have moved, and it tells the server that this page is there. */
async function sign(): Promise<void> {
  const { recordId, step } = room;
  if (step !== 'ready' && step !== 'handingIn') return;
  try {
    const reply = await request(resume, { recordId });
    if (room.recordId === recordId) follow(reply);
  } catch {
    // The line is down; the countdown goes on by itself.
  }
}

function watchExam(): void {
  clearTimeout(signTimer);
  if (room.exam === undefined || room.step === 'handedIn') return;
  signTimer = setTimeout(() => void sign().then(watchExam), SIGN_MS);
}

/** Looks at once whether the exam's end moved, as after a sleep of the machine. */
export function catchUp(): void {
  if (room.exam === undefined) return;
  void sign();
  watchExam();
}

/** Notes that the page of an exam was left; its rules may allow that only so often. */
export async function noteLeave(): Promise<void> {
  if (room.exam === undefined || room.step !== 'ready') return;
  try {
    follow(await request(pause, { recordId: room.recordId }, { keepalive: true }));
  } catch {
    // Without a line nobody can be told.
  }
}

function change(questionId: string, made: Change): void {
  outbox?.put(questionId, made);
  show(outbox?.state().waiting.slice(-1) ?? []);
}

/** Answers a question. It counts as saved when the server has said so. */
export function answerQuestion(questionId: string, answer: readonly string[]): void {
  if (room.step === 'ready') change(questionId, { kind: 'answer', answer: isAnswered(answer) ? answer : [] });
}

/** Marks a question to look at again, or takes the mark away. */
export function toggleMark(questionId: string): void {
  if (room.step === 'ready') change(questionId, { kind: 'mark', isMarked: room.marked[questionId] !== true });
}

/** Writes on a question, to think with: it is kept and sent like an answer, and never changes one. */
export function writeSign(questionId: string, part: Partial<SignItem>): void {
  if (room.step !== 'ready') return;
  const { struck, highlights, note } = { ...(room.signs[questionId] ?? NO_SIGN), ...part };
  change(questionId, { kind: 'sign', sign: { struck: [...struck], highlights: highlights.map((stretch) => ({ ...stretch })), note } });
}

/** The most changes that go out together. */
const BATCH = 50;

/** Sends what this device still kept of an exercise that is handed in. @throws {ApiError} when not all of it got through. */
async function deliverRest(recordId: string, waiting: readonly PendingChange[]): Promise<void> {
  const deliver = deliveryOf(recordId);
  const { signal } = new AbortController();
  for (let from = 0; from < waiting.length; from += BATCH) await deliver(waiting.slice(from, from + BATCH), () => undefined, signal);
}

/** Tries the line at once: it may be back. */
export function retryNow(): void {
  if (room.step === 'ready') outbox?.retry();
}

const PLACE = 'practice.place';

/** Tells the server where the student is; until it knows, this device remembers. */
async function tellPlace(recordId: string, questionId: string): Promise<void> {
  const place = `${recordId}:${questionId}`;
  try {
    ports.storage.setItem(PLACE, place);
    await request(switchQuestion, { recordId, questionId });
    if (ports.storage.getItem(PLACE) === place) ports.storage.removeItem(PLACE);
  } catch {
    // The line is down or the storage full: at worst the next visit begins at another question.
  }
}

/** Goes to a question and lets the server know, so that another device goes on there. */
export function goTo(questionId: string): void {
  if (!(questionId in room.paper.sheetOf) || room.currentId === questionId) return;
  room.currentId = questionId;
  void tellPlace(room.recordId, questionId);
}

/** Goes to the sheet before or after. */
export function goBy(step: 1 | -1): void {
  const { sheets, sheetOf } = room.paper;
  const next = sheets[(sheetOf[room.currentId] ?? 0) + step]?.questions[0];
  if (next !== undefined) goTo(next.id);
}

/** How a hand-in ended. */
export type HandInResult = 'done' | 'offline' | 'refused';

/** Hands in with everything that still waits; nothing of it is lost when the line is down. */
export async function handIn(): Promise<HandInResult> {
  if (room.step !== 'ready' || outbox === undefined) return 'refused';
  const { recordId } = room;
  room.step = 'handingIn';
  try {
    await outbox.handIn(async (waiting) => {
      const reply = await request(submit, { recordId, answers: answersOf(waiting) });
      noteReceipts(list<Receipt>(reply?.receipts));
      if (oneOf(reply?.state, ['submitted'], undefined) === undefined) throw new Error('The hand-in was not confirmed');
    });
    room.step = 'handedIn';
    return 'done';
  } catch (error) {
    room.step = 'ready';
    return isApiError(error, 'business') ? 'refused' : 'offline';
  }
}

const TRY_AGAIN_MS = 2_000;

/**
 * Hands in when time is up. Without a line it tries again until the grace is over; the server hands in by
 * itself then, and what this device kept goes on record with the next visit.
 */
export async function handInAtEnd(): Promise<void> {
  const { exam, recordId } = room;
  if (exam === undefined || room.step !== 'ready') return;
  const result = await handIn();
  if (result === 'done' || room.recordId !== recordId) return;
  await sign();
  // Its end may have moved, which the countdown sees by itself.
  if (room.exam !== undefined && room.exam.endsAt > steadyNow()) return;
  setTimeout(() => {
    if (room.recordId === recordId) void handInAtEnd();
  }, TRY_AGAIN_MS);
}

/** Seconds of work, by the server's count and the page's steady clock since. */
export function elapsedNow(): number {
  return room.openedAt === 0 ? 0 : Math.floor(room.elapsedSeconds + (performance.now() - room.openedAt) / 1000);
}

