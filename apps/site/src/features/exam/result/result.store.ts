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
import { attempt, createdId, type Result } from '../../../shared/result.ts';
import { readAttempt, type Attempt } from '../exam.model.ts';
import { readChain, type ReceiptChain } from './receipts.check.ts';

/** An outage or absence in the attempt, or a change of its time by the school. */
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

/** The evidence of a result: the answers received, and outages. */
export interface AttemptLedger {
  readonly handedInBy: 'student' | 'clock' | 'rule' | '';
  readonly received: readonly ReceivedItem[];
  /** The receipts in the form that can be verified. */
  readonly chain: ReceiptChain;
  readonly events: readonly LedgerEvent[];
  /** The ledger as received, for download. */
  readonly file: string;
}

/** An attempt and related data. */
export interface ResultState {
  status: LoadStatus;
  recordId: string;
  attempt: Attempt | undefined;
  /** Amount due before the result is shown, in cents. */
  dueCents: number;
  /** The order to be paid; empty if there is none. */
  orderId: string;
  /** Whether a certificate earned by the attempt can be claimed. */
  hasCertificate: boolean;
  /** Whether an order, or an exercise of its mistakes, is being created. */
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

/** Reads the attempt's id from an address; empty if missing. */
export const recordOf = (search: string): string => new URLSearchParams(search).get('recordId') ?? '';

/** Returns the seconds between two times, at least 0. */
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

/** The evidence of the shown result; the page works without it. */
export const [ledger, loadLedger] = loadable(async (recordId: string) =>
  readLedger(await request(ledgerCall, { id: recordId })),
);

/** Reads the amount due. A failure is not caught, since the page must not claim that nothing is due. */
async function readPayment(recordId: string): Promise<Pick<ResultState, 'dueCents' | 'orderId'>> {
  const { paid = false, priceCents = 0, orderId = '' } = await request(payInfo, { id: recordId });
  return paid ? { dueCents: 0, orderId: '' } : { dueCents: priceCents, orderId };
}

/** Looks for a certificate earned by passing; a school may have none. */
async function loadCertificate({ recordId, name }: Attempt): Promise<void> {
  const ready = await request(listCertificates, { status: 'ready' }).catch(() => []);
  if (result.recordId === recordId)
    result.hasCertificate = ready.some(({ sourceName }) => sourceName === name);
}

const { load } = loadInto(result, missingOrFailed);

/**
 * Loads an attempt and what must be paid for it; its evidence may be missing without affecting the page. A result
 * that is shown already stays meanwhile.
 */
export const showResult = prefetched(async (recordId: string): Promise<void> => {
  if (result.recordId !== recordId) {
    Object.assign(result, initial(recordId));
    ledger.value = undefined;
  }
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

/** Shows an attempt, and requests the points that a published one earns. */
export async function loadResult(recordId: string): Promise<void> {
  await showResult(recordId);
  const { status, attempt } = result;
  if (status === 'ready' && attempt?.recordId === recordId && attempt.state === 'published')
    gainPointsQuietly({ type: 'exam', objectId: attempt.examId });
}

async function createRequest(make: () => Promise<string | undefined>): Promise<Result<string>> {
  result.isBusy = true;
  const outcome = await attempt(async () => createdId(await make()));
  result.isBusy = false;
  return outcome;
}

/** Orders the result and returns the id of the order to pay. */
export async function orderResult(): Promise<Result<string>> {
  if (result.orderId !== '') return { isDone: true, value: result.orderId };
  return createRequest(async () => (await request(makePayOrder, { exerciseId: result.recordId })).orderId);
}

/** Asks the school to re-mark the attempt, and shows that this was requested. */
export const requestRemark = (reason: string): Promise<Result> =>
  attempt(async () => {
    const { recordId } = result;
    const reply = readAttempt(await request(askRemark, { recordId, reason }));
    if (reply !== undefined && result.recordId === recordId) result.attempt = reply;
  });

/** Creates an exercise of the wrongly answered questions, and returns its id. */
export const practiseMistakes = () =>
  createRequest(async () => (await request(generateWrong, { recordId: result.recordId })).recordId);
