import type { Reply } from '@lectern/sdk';
import { list as listCertificates } from '@lectern/sdk/endpoints/certificate';
import {
  askRemark,
  type ExamLedger,
  ledger as ledgerCall,
  makePayOrder,
  payInfo,
  record,
} from '@lectern/sdk/endpoints/exam';
import { generateWrong } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable, loadInto, type LoadStatus, missingOrFailed } from '../../../shared/loadable.ts';
import { gainPointsQuietly } from '../../../shared/student/gainPoints.ts';
import { attempt, madeId, type Result } from '../../../shared/result.ts';
import { readAttempt, type Attempt } from '../exam.model.ts';
import { readChain, type ReceiptChain } from './receipts.check.ts';

/** A silence of the attempt, or time that the school gave. */
export interface LedgerEvent {
  readonly kind: 'outage' | 'left' | 'extension' | 'shortening';
  readonly at: string;
  readonly seconds: number;
  readonly creditedSeconds: number;
  readonly reason: string;
}

/** One answer that the school received. */
export interface ReceivedItem {
  readonly position: number;
  readonly savedAt: string;
  readonly isLate: boolean;
  readonly digest: string;
}

/** What proves a result: what the school received, and where the line broke. */
export interface AttemptLedger {
  readonly handedInBy: 'student' | 'clock' | 'rule' | '';
  readonly received: readonly ReceivedItem[];
  /** The receipts as they can be checked. */
  readonly chain: ReceiptChain;
  readonly events: readonly LedgerEvent[];
  /** The ledger as it came, to be kept as a file. */
  readonly file: string;
}

/** An attempt and what is behind it. */
export interface ResultState {
  status: LoadStatus;
  recordId: string;
  attempt: Attempt | undefined;
  /** Cents that are due before the result is shown. */
  dueCents: number;
  /** The order that waits for its payment; empty without one. */
  orderId: string;
  /** True where a certificate for it waits to be taken. */
  hasCertificate: boolean;
  /** Under way: its order, or an exercise of its mistakes, is being made. */
  isBusy: boolean;
}

const initial = (recordId: string): ResultState => ({
  status: 'loading',
  recordId,
  attempt: undefined,
  dueCents: 0,
  orderId: '',
  hasCertificate: false,
  isBusy: false,
});

export const result = proxy<ResultState>({ ...initial(''), status: 'idle' });

/** Reads which attempt an address names; empty for none. */
export const recordOf = (search: string): string => new URLSearchParams(search).get('recordId') ?? '';

/** Tells how many seconds lie between two times, never less than none. */
export const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

function readLedger(reply: Reply<ExamLedger>): AttemptLedger {
  const outages = reply.outages.map((entry): LedgerEvent => ({
    kind: entry.kind ?? 'outage',
    at: entry.startedAt ?? '',
    seconds: secondsBetween(entry.startedAt ?? '', entry.endedAt ?? ''),
    creditedSeconds: entry.creditedSeconds ?? 0,
    reason: '',
  }));
  const extensions = reply.extensions.map((entry): LedgerEvent => ({
    kind: (entry.seconds ?? 0) < 0 ? 'shortening' : 'extension',
    at: entry.givenAt ?? '',
    seconds: Math.abs(entry.seconds ?? 0),
    creditedSeconds: 0,
    reason: entry.reason ?? '',
  }));
  return {
    handedInBy: reply.handedInBy ?? '',
    received: reply.answers.map((entry) => ({
      position: entry.position ?? 0,
      savedAt: entry.savedAt ?? '',
      isLate: entry.late ?? false,
      digest: entry.digest ?? '',
    })),
    chain: readChain(reply),
    events: [...outages, ...extensions].toSorted((a, b) => a.at.localeCompare(b.at)),
    file: JSON.stringify(reply, null, 2),
  };
}

const attemptLedger = loadable<AttemptLedger>();

/** What proves the result that is shown; the page stands without it. */
export const ledger = attemptLedger.state;

/** Loads what proves the result, also anew. */
export const loadLedger = (recordId: string): Promise<void> =>
  attemptLedger.load(async () => readLedger(await request(ledgerCall, { id: recordId })));

/** Reads what is due: without it nobody may say that nothing is. */
async function readPayment(recordId: string): Promise<Pick<ResultState, 'dueCents' | 'orderId'>> {
  const { paid = false, priceCents = 0, orderId = '' } = await request(payInfo, { id: recordId });
  return paid ? { dueCents: 0, orderId: '' } : { dueCents: priceCents, orderId };
}

/** Looks for a certificate that the pass has earned; a school may have none. */
async function loadCertificate({ recordId, name }: Attempt): Promise<void> {
  const ready = await request(listCertificates, { status: 'ready' }).catch(() => []);
  if (result.recordId === recordId)
    result.hasCertificate = ready.some(({ sourceName }) => sourceName === name);
}

const { load } = loadInto(result, missingOrFailed);

/** Shows an attempt and what is to be paid for it; what proves it may be missing without the page. */
export const showResult = prefetched(async (recordId: string): Promise<void> => {
  Object.assign(result, initial(recordId));
  ledger.value = undefined;
  if (recordId === '') {
    result.status = 'missing';
    return;
  }
  const proof = loadLedger(recordId);
  await load(async () => {
    const [entry, payment] = await Promise.all([request(record, { id: recordId }), readPayment(recordId)]);
    const attempt = readAttempt(entry);
    if (attempt?.isPassed === true) await loadCertificate(attempt);
    await proof;
    return { status: attempt === undefined ? 'missing' : 'ready', attempt, ...payment };
  });
});

/** Shows an attempt, and asks for the points that a published one earns. */
export async function loadResult(recordId: string): Promise<void> {
  await showResult(recordId);
  const { status, attempt } = result;
  if (status === 'ready' && attempt?.recordId === recordId && attempt.state === 'published')
    gainPointsQuietly({ type: 'exam', objectId: attempt.examId });
}

async function made(make: () => Promise<string | undefined>): Promise<Result<string>> {
  result.isBusy = true;
  const outcome = await attempt(async () => madeId(await make()));
  result.isBusy = false;
  return outcome;
}

/** Orders the result and gives the order to pay. */
export async function orderResult(): Promise<Result<string>> {
  if (result.orderId !== '') return { isDone: true, value: result.orderId };
  return made(async () => (await request(makePayOrder, { exerciseId: result.recordId })).orderId);
}

/** Asks the school to look at the mark once more, and shows that it was asked. */
export const requestRemark = (reason: string): Promise<Result> =>
  attempt(async () => {
    const { recordId } = result;
    const asked = readAttempt(await request(askRemark, { recordId, reason }));
    if (asked !== undefined && result.recordId === recordId) result.attempt = asked;
  });

/** Has an exercise made of what was wrong, and gives its id. */
export const practiseMistakes = () =>
  made(async () => (await request(generateWrong, { recordId: result.recordId })).recordId);
