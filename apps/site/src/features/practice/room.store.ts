import { amount, flag, isApiError, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import {
  batchSubmit,
  disconnect,
  mark,
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
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { ports } from '../../ports.ts';
import { session } from '../../session/session.store.ts';
import { type ExamClock, readExamClock, steadyNow } from './examClock.ts';
import { type KeptOutbox, memoryOutbox, openOutbox } from './keptOutbox.ts';
import { acknowledge, emptyOutbox, lineBroke, nextBatch, type Operation, type Outbox, put, restore, sendingOf, unsavedQuestions } from './outbox.ts';
import { isAnswered, type QuestionItem, readMaterials, readQuestion, readTexts } from './question.model.ts';

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

/** Waits after a change, so that a text is not sent letter by letter. */
const QUIET_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const TAB = newId();

let outbox: Outbox = emptyOutbox(0);
let kept: KeptOutbox = memoryOutbox();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** An id that no other operation has; plain-http pages have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

async function openKept(recordId: string): Promise<KeptOutbox> {
  try {
    return await openOutbox(`${session.companyId}:${session.userId}`, recordId, TAB);
  } catch {
    return memoryOutbox();
  }
}

function show(operations: readonly Operation[]): void {
  for (const { questionId, change } of operations) {
    if (change.kind === 'answer') room.answers[questionId] = [...change.answer];
    else room.marked[questionId] = change.isMarked;
  }
}

function showUnsaved(): void {
  room.unsaved = Object.fromEntries([...unsavedQuestions(outbox)].map((id) => [id, true]));
}

/** Opens an exercise: what the server holds, and over it what this device has not sent yet. */
export async function openRoom(recordId: string): Promise<void> {
  clearTimeout(timer);
  Object.assign(room, { ...initial(), step: 'loading', recordId });
  try {
    const [reply, storage] = await Promise.all([readRoom(recordId), openKept(recordId)]);
    if (room.recordId !== recordId) return;
    kept = storage;
    room.isDurable = storage.isDurable;
    room.exam = readExamClock(reply, steadyNow());
    const waiting = await storage.read().catch(() => []);
    if (text(reply?.state) === 'submitted') {
      outbox = restore(emptyOutbox(amount(reply?.sequence)), waiting);
      await deliverRest(storage);
      if (room.recordId === recordId) room.step = 'handedIn';
      return;
    }
    const paper = readPaper(text(reply?.title), reply);
    room.paper = ref(paper);
    for (const entry of list<RoomQuestion>(reply?.questions)) {
      const id = text(entry.questionId);
      room.answers[id] = readTexts(entry.answer);
      if (flag(entry.marked)) room.marked[id] = true;
    }
    outbox = restore(emptyOutbox(amount(reply?.sequence)), waiting);
    show(outbox.pending);
    showUnsaved();
    const [keptRecord, keptQuestion = ''] = (ports.storage.getItem(PLACE) ?? '').split(':');
    const current = keptRecord === recordId ? keptQuestion : text(reply?.currentQuestionId);
    room.currentId = current in paper.sheetOf ? current : (paper.sheets[0]?.questions[0]?.id ?? '');
    room.elapsedSeconds = amount(reply?.elapsedSeconds);
    room.openedAt = performance.now();
    room.step = paper.questionCount === 0 ? 'missing' : 'ready';
    if (outbox.pending.length > 0) schedule(0);
    watchExam();
  } catch (error) {
    if (room.recordId === recordId) room.step = isApiError(error, 'business') ? 'missing' : 'failed';
  }
}

/** Leaves the room; what waits stays on the device and goes out with the next visit. */
export function leaveRoom(): void {
  clearTimeout(timer);
  timer = undefined;
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
  room.step = 'handingIn';
  await deliverRest(kept);
  room.step = 'handedIn';
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

function schedule(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), milliseconds);
}

async function keep(): Promise<void> {
  try {
    await kept.write(outbox.pending);
  } catch {
    room.isDurable = false;
  }
}

function change(questionId: string, made: Operation['change']): void {
  outbox = put(outbox, questionId, made, newId());
  show(outbox.pending.slice(-1));
  showUnsaved();
  void keep();
  schedule(QUIET_MS);
}

/** Answers a question. It counts as saved when the server has said so. */
export function answerQuestion(questionId: string, answer: readonly string[]): void {
  if (room.step === 'ready') change(questionId, { kind: 'answer', answer: isAnswered(answer) ? answer : [] });
}

/** Marks a question to look at again, or takes the mark away. */
export function toggleMark(questionId: string): void {
  if (room.step === 'ready') change(questionId, { kind: 'mark', isMarked: room.marked[questionId] !== true });
}

/** Sends what this device still kept of an exercise that is handed in, and forgets it once the server has it. */
async function deliverRest(storage: KeptOutbox): Promise<void> {
  try {
    for (let batch = nextBatch(outbox); batch.length > 0; batch = nextBatch(outbox)) {
      const before = outbox.pending.length;
      outbox = acknowledge(outbox, (await deliver(batch)).arrived);
      if (outbox.pending.length === before) break;
    }
    await storage.clear();
  } catch {
    // It stays on the device, and the next visit tries again.
  }
}

interface Delivered {
  /** The operations that the server has now. */
  readonly arrived: readonly string[];
  /** True where the exercise was handed in meanwhile, by another device or the clock. */
  readonly isHandedIn: boolean;
}

async function deliver(batch: readonly Operation[]): Promise<Delivered> {
  const { recordId } = room;
  const arrived: string[] = [];
  let isHandedIn = false;
  const answers = batch.flatMap(({ questionId, operationId, sequence, change: made }) =>
    made.kind === 'answer' ? [{ questionId, operationId, sequence, answer: [...made.answer] }] : [],
  );
  if (answers.length > 0) {
    const reply = await request(batchSubmit, { recordId, answers });
    const receipts = list<Receipt>(reply?.receipts);
    arrived.push(...receipts.map((receipt) => text(receipt.operationId)));
    room.lateCount += receipts.filter((receipt) => flag(receipt.late)).length;
    isHandedIn = text(reply?.state) === 'submitted';
  }
  for (const { questionId, operationId, sequence, change: made } of batch) {
    if (made.kind !== 'mark') continue;
    await request(mark, { recordId, questionId, operationId, sequence, marked: made.isMarked });
    arrived.push(operationId);
  }
  return { arrived, isHandedIn };
}

function noteFailure(error: unknown): void {
  failures += 1;
  const isEnded = isApiError(error, 'session-ended') || isApiError(error, 'kicked');
  room.line = isEnded ? 'loggedOut' : 'down';
  // Jitter keeps a whole class from coming back in the same moment.
  if (!isEnded) schedule(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2));
}

/** Sends what waits, batch by batch. */
async function send(): Promise<void> {
  clearTimeout(timer);
  const batch = nextBatch(outbox);
  if (batch.length === 0 || room.step === 'handedIn') return;
  outbox = sendingOf(outbox, batch);
  const { recordId } = room;
  let isHandedIn = false;
  try {
    const delivered = await deliver(batch);
    if (room.recordId !== recordId) return;
    outbox = acknowledge(outbox, delivered.arrived);
    ({ isHandedIn } = delivered);
    failures = 0;
    room.line = 'open';
  } catch (error) {
    if (room.recordId !== recordId) return;
    outbox = lineBroke(outbox);
    noteFailure(error);
    return;
  } finally {
    showUnsaved();
    void keep();
  }
  if (isHandedIn && room.step === 'ready') await handOver();
  else if (outbox.pending.length > 0) schedule(0);
}

/** Tries the line at once: it may be back. */
export function retryNow(): void {
  if (outbox.pending.length > 0 && room.step === 'ready') schedule(0);
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
  if (room.step !== 'ready') return 'refused';
  room.step = 'handingIn';
  clearTimeout(timer);
  const answers = outbox.pending.flatMap(({ questionId, operationId, sequence, change: made }) =>
    made.kind === 'answer' ? [{ questionId, operationId, sequence, answer: [...made.answer] }] : [],
  );
  try {
    const reply = await request(submit, { recordId: room.recordId, answers });
    room.lateCount += list<Receipt>(reply?.receipts).filter((receipt) => flag(receipt.late)).length;
    if (oneOf(reply?.state, ['submitted'], undefined) === undefined) throw new Error('The hand-in was not confirmed');
    outbox = emptyOutbox(outbox.sequence);
    showUnsaved();
    room.step = 'handedIn';
    await kept.clear().catch(() => undefined);
    return 'done';
  } catch (error) {
    room.step = 'ready';
    if (isApiError(error, 'business')) return 'refused';
    noteFailure(error);
    return 'offline';
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

