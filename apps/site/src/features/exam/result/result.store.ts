import { list as listCertificates } from '@lectern/sdk/endpoints/certificate';
import { askRemark, ledger, makePayOrder, payInfo, record } from '@lectern/sdk/endpoints/exam';
import { generateWrong } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, type LoadStatus, missingOrFailed } from '../../../shared/loadable.ts';
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

/** An attempt and what is behind it. */
export interface ResultState {
  status: LoadStatus;
  recordId: string;
  attempt: Attempt | undefined;
  handedInBy: 'student' | 'clock' | 'rule' | '';
  received: ReceivedItem[];
  /** The receipts as they can be checked; undefined where the ledger did not load. */
  chain: ReceiptChain | undefined;
  events: LedgerEvent[];
  /** The ledger as it came, to be kept as a file; empty while there is none. */
  file: string;
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
  handedInBy: '',
  received: [],
  chain: undefined,
  events: [],
  file: '',
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

async function loadLedger(recordId: string): Promise<void> {
  const reply = await request(ledger, { id: recordId });
  if (result.recordId !== recordId) return;
  result.handedInBy = reply.handedInBy ?? '';
  result.received = reply.answers.map((entry) => ({
    position: entry.position ?? 0,
    savedAt: entry.savedAt ?? '',
    isLate: entry.late ?? false,
    digest: entry.digest ?? '',
  }));
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
  result.events = [...outages, ...extensions].toSorted((a, b) => a.at.localeCompare(b.at));
  result.chain = ref(readChain(reply));
  result.file = JSON.stringify(reply, null, 2);
}

async function loadPayment(recordId: string): Promise<void> {
  const reply = await request(payInfo, { id: recordId });
  if (result.recordId !== recordId) return;
  result.dueCents = (reply.paid ?? false) ? 0 : (reply.priceCents ?? 0);
  result.orderId = (reply.paid ?? false) ? '' : (reply.orderId ?? '');
}

/** Looks for a certificate that the pass has earned; a school may have none. */
async function loadCertificate({ recordId, name }: Attempt): Promise<void> {
  const ready = await request(listCertificates, { status: 'ready' }).catch(() => []);
  if (result.recordId === recordId)
    result.hasCertificate = ready.some(({ sourceName }) => sourceName === name);
}

const { load } = loadInto(result, missingOrFailed);

/** Shows an attempt; what is behind it may be missing without the page. */
export const showResult = prefetched(async (recordId: string): Promise<void> => {
  Object.assign(result, initial(recordId));
  if (recordId === '') {
    result.status = 'missing';
    return;
  }
  const extras = Promise.allSettled([loadLedger(recordId), loadPayment(recordId)]);
  await load(async () => {
    const attempt = readAttempt(await request(record, { id: recordId }));
    if (attempt?.isPassed === true) await loadCertificate(attempt);
    await extras;
    return { status: attempt === undefined ? 'missing' : 'ready', attempt };
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
