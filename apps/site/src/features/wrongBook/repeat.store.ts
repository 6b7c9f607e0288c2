import { decodeReply, oneOf, type Reply } from '@lectern/sdk';
import { wrongList, type WrongPage, wrongRepeat, type WrongRepeatOut } from '@lectern/sdk/endpoints/question';
import { newOperationId } from '@lectern/sdk/outbox';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { type LoadStatus, turns } from '../../shared/loadable.ts';
import { ports } from '../../shared/ports.ts';
import { readMaterials } from '../practice/index.ts';
import { forgetRepetitions, keepDue, keepRepetition, storedDue, waitingRepetitions } from './repeat.copy.ts';
import { grade, type Verdict, secondsSince } from './repeat.model.ts';
import { readWrong, type WrongItem } from './wrong.model.ts';

/** What is repeated today, one question after the other. */
export interface RepeatState {
  status: LoadStatus;
  /** What is still to do; the first is in view. What went wrong comes again at the end. */
  queue: readonly WrongItem[];
  materials: Readonly<Record<string, string>>;
  answer: readonly string[];
  /** How the question in view was graded; undefined while it is thought over. */
  verdict: Verdict | undefined;
  /** Counts the questions that were in view. */
  turn: number;
  rightCount: number;
  wrongCount: number;
  /** When each question comes again, as the school said. */
  dueAt: Record<string, string>;
  /** How many repetitions wait on this device. */
  waitingCount: number;
  /** False since the line was found down. */
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

/** The most questions of one round; what is left is due again with the next one. */
const PER_ROUND = 50;
/** The most repetitions that go out together. */
const BATCH = 200;

function noteResults(reply: Reply<WrongRepeatOut>): void {
  for (const result of reply.results) {
    repeat.dueAt[result.wrongId ?? ''] = result.dueAt ?? '';
    settle(
      result.wrongId ?? '',
      oneOf(result.verdict, ['right', 'partial', 'wrong', 'unanswered'], undefined),
    );
  }
}

/** The school's word about an answer that the device could not grade. */
function settle(wrongId: string, verdict: 'right' | 'partial' | 'wrong' | 'unanswered' | undefined): void {
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
    forgetRepetitions(new Set(batch.map(({ operationId }) => operationId)));
    noteResults(reply);
    batch = waitingRepetitions().slice(0, BATCH);
  }
}

/** Brings home what this device noted; what does not get through stays and goes with the next try. */
export async function syncRepetitions(): Promise<void> {
  try {
    // What was noted while another round was ending goes with one more.
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
  // What was repeated here and has not been told yet is done for today.
  const done = new Set(waitingRepetitions().map(({ wrongId }) => wrongId));
  repeat.queue = due.records
    .flatMap((entry) => readWrong(entry) ?? [])
    .filter(({ wrongId }) => !done.has(wrongId))
    .map((item) => ref(item));
  repeat.materials = readMaterials(due.materials);
  repeat.status = 'ready';
}

/** A list that comes late must not begin a round anew that another opening has begun. */
const openings = turns();

/** Opens what is due today; without a line, what was due when the school was last heard. */
export const openRepeat = prefetched(async (): Promise<void> => {
  const isLatest = openings.begin();
  Object.assign(repeat, { ...initial(), status: 'loading' });
  await syncRepetitions();
  try {
    const due = await request(wrongList, { due: 1, pageSize: PER_ROUND });
    if (!isLatest()) return;
    keepDue(due);
    show(due);
    repeat.isOnline = true;
  } catch {
    if (!isLatest()) return;
    const kept = storedDue();
    repeat.isOnline = false;
    if (kept === undefined) repeat.status = 'failed';
    else show(decodeReply(wrongList, kept));
  }
});

/** Answers the question in view; nothing is graded yet. */
export function tryAnswer(answer: readonly string[]): void {
  if (repeat.verdict === undefined) repeat.answer = answer;
}

function note(isRight?: boolean): void {
  const [question] = repeat.queue;
  if (question === undefined) return;
  const { wrongId } = question;
  keepRepetition({
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

/** Holds the answer against the key. An open one is graded by its student, who then sees the reference. */
export function check(): void {
  const [question] = repeat.queue;
  if (question === undefined || repeat.verdict !== undefined) return;
  const verdict = grade(question, question, repeat.answer);
  repeat.verdict = 'unsure';
  if (verdict !== 'unsure') conclude(verdict);
  if (question.kind !== 'open' || verdict === 'wrong') note();
}

/** The student's own verdict of an open answer. */
export function gradeSelf(isRight: boolean): void {
  if (repeat.queue[0]?.kind !== 'open' || repeat.verdict !== 'unsure') return;
  note(isRight);
  conclude(isRight ? 'right' : 'wrong');
}

/** Goes on; what went wrong comes once more at the end of the round. */
export function goOn(): void {
  const [question, ...rest] = repeat.queue;
  if (question === undefined) return;
  repeat.queue = repeat.verdict === 'wrong' ? [...rest, question] : rest;
  repeat.answer = [];
  repeat.verdict = undefined;
  repeat.turn += 1;
}
