import { decodeReply, oneOf, type Reply } from '@lectern/sdk';
import { wrongList, type WrongPage, wrongRepeat, type WrongRepeatOut } from '@lectern/sdk/endpoints/question';
import { newOperationId } from '@lectern/sdk/outbox';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { type LoadStatus, requestSequence } from '../../shared/loadable.ts';
import { ports } from '../../shared/ports.ts';
import { readMaterials } from '../practice/index.ts';
import {
  deleteRepetitions,
  storeDue,
  storeRepetition,
  readStoredDue,
  waitingRepetitions,
} from './repeat.copy.ts';
import { grade, type Verdict, secondsSince } from './repeat.model.ts';
import { readWrong, type WrongItem } from './wrong.model.ts';

/** State of today's repetition, one question after the other. */
export interface RepeatState {
  status: LoadStatus;
  /** The remaining questions; the first is in view. Wrong ones are appended at the end again. */
  queue: readonly WrongItem[];
  materials: Readonly<Record<string, string>>;
  answer: readonly string[];
  /** The verdict on the question in view; undefined until it is checked. */
  verdict: Verdict | undefined;
  /** Number of questions shown so far. */
  turn: number;
  rightCount: number;
  wrongCount: number;
  /** When each question is due next, as the server said. */
  dueAt: Record<string, string>;
  /** Number of repetitions waiting on this device. */
  waitingCount: number;
  /** False since the connection was found lost. */
  isOnline: boolean;
}

const initial = (): RepeatState => ({
  status: 'idle',
  queue: [],
  materials: {},
  answer: [],
  verdict: undefined,
  turn: 0,
  rightCount: 0,
  wrongCount: 0,
  dueAt: {},
  waitingCount: 0,
  isOnline: true,
});

export const repeat = proxy<RepeatState>(initial());

/** Maximum number of questions per round; the rest is due again in the next one. */
const PER_ROUND = 50;
/** Maximum number of repetitions sent together. */
const BATCH = 200;

function noteResults(reply: Reply<WrongRepeatOut>): void {
  for (const result of reply.results) {
    repeat.dueAt[result.wrongId ?? ''] = result.dueAt ?? '';
    applyServerVerdict(
      result.wrongId ?? '',
      oneOf(result.verdict, ['right', 'partial', 'wrong', 'unanswered'], undefined),
    );
  }
}

/** Applies the server's verdict on an answer that the device could not grade. */
function applyServerVerdict(
  wrongId: string,
  verdict: 'right' | 'partial' | 'wrong' | 'unanswered' | undefined,
): void {
  const isInView = repeat.queue[0]?.wrongId === wrongId && repeat.verdict === 'unsure';
  if (isInView && verdict !== undefined) conclude(verdict === 'right' ? 'right' : 'wrong');
}

let sending: Promise<void> | undefined;

async function sendWaiting(): Promise<void> {
  let batch = waitingRepetitions().slice(0, BATCH);
  while (batch.length > 0) {
    const now = ports.now();
    const repetitions = batch.map(({ operationId, wrongId, answer, answeredAt, isRight }) => ({
      operationId,
      wrongId,
      answer: [...answer],
      agoSeconds: secondsSince(answeredAt, now),
      ...(isRight !== undefined && { isRight: isRight ? (1 as const) : (0 as const) }),
    }));
    const reply = await request(wrongRepeat, { repetitions });
    deleteRepetitions(new Set(batch.map(({ operationId }) => operationId)));
    noteResults(reply);
    batch = waitingRepetitions().slice(0, BATCH);
  }
}

/** Sends the repetitions stored on this device; those that fail stay and are sent at the next attempt. */
export async function syncRepetitions(): Promise<void> {
  try {
    // Repetitions stored while a batch was ending are sent in another one.
    while (waitingRepetitions().length > 0) {
      sending ??= sendWaiting().finally(() => {
        sending = undefined;
      });
      await sending;
    }
    repeat.isOnline = true;
  } catch {
    repeat.isOnline = false;
  }
  repeat.waitingCount = waitingRepetitions().length;
}

function show(due: Reply<WrongPage>): void {
  // Questions that were repeated here but not yet sent count as done for today.
  const done = new Set(waitingRepetitions().map(({ wrongId }) => wrongId));
  repeat.queue = due.records
    .flatMap((entry) => readWrong(entry) ?? [])
    .filter(({ wrongId }) => !done.has(wrongId))
    .map((item) => ref(item));
  repeat.materials = readMaterials(due.materials);
  repeat.status = 'ready';
}

/** Counts openings: a late list must not restart a round that a later opening has started. */
const openings = requestSequence();

/** Opens what is due today; offline, what was due at the last contact with the server. */
export const openRepeat = prefetched(async (): Promise<void> => {
  const isLatest = openings.begin();
  Object.assign(repeat, { ...initial(), status: 'loading' });
  await syncRepetitions();
  try {
    const due = await request(wrongList, { due: 1, pageSize: PER_ROUND });
    if (!isLatest()) return;
    storeDue(due);
    show(due);
    repeat.isOnline = true;
  } catch {
    if (!isLatest()) return;
    const stored = readStoredDue();
    repeat.isOnline = false;
    if (stored === undefined) repeat.status = 'failed';
    else show(decodeReply(wrongList, stored));
  }
});

/** Sets the answer to the question in view; it is not graded yet. */
export function tryAnswer(answer: readonly string[]): void {
  if (repeat.verdict === undefined) repeat.answer = answer;
}

function storeResult(isRight?: boolean): void {
  const [question] = repeat.queue;
  if (question === undefined) return;
  const { wrongId } = question;
  storeRepetition({
    operationId: newOperationId(),
    wrongId,
    answer: [...repeat.answer],
    answeredAt: ports.now(),
    isRight,
  });
  repeat.waitingCount = waitingRepetitions().length;
  void syncRepetitions();
}

function conclude(verdict: 'right' | 'wrong'): void {
  repeat.verdict = verdict;
  if (verdict === 'right') repeat.rightCount += 1;
  else repeat.wrongCount += 1;
}

/** Compares the answer with the key. An open answer is graded by the student, who then sees the reference answer. */
export function check(): void {
  const [question] = repeat.queue;
  if (question === undefined || repeat.verdict !== undefined) return;
  const verdict = grade(question, question, repeat.answer);
  repeat.verdict = 'unsure';
  if (verdict !== 'unsure') conclude(verdict);
  if (question.kind !== 'open' || verdict === 'wrong') storeResult();
}

/** Sets the student's own verdict on an open answer. */
export function gradeSelf(isRight: boolean): void {
  if (repeat.queue[0]?.kind !== 'open' || repeat.verdict !== 'unsure') return;
  storeResult(isRight);
  conclude(isRight ? 'right' : 'wrong');
}

/** Continues with the next question; a wrong one is repeated at the end of the round. */
export function goOn(): void {
  const [question, ...rest] = repeat.queue;
  if (question === undefined) return;
  repeat.queue = repeat.verdict === 'wrong' ? [...rest, question] : rest;
  repeat.answer = [];
  repeat.verdict = undefined;
  repeat.turn += 1;
}
