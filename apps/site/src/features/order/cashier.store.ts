import { isApiError, type Reply } from '@lectern/sdk';
import { cancel } from '@lectern/sdk/endpoints/order';
import {
  cashier as openCall,
  payByBalance,
  type PaymentState,
  start,
  state as stateCall,
} from '@lectern/sdk/endpoints/payment';
import { proxy, ref } from 'valtio/vanilla';
import { oneOf } from '../../shared/routes/oneOf.ts';
import { request } from '../../shared/client/client.ts';
import { ports } from '../../shared/ports.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { attempt, NOT_DONE, type Result, DONE, refusedBy } from '../../shared/result.ts';
import { lessonHref } from '../catalogue/index.ts';
import { clockOffset, type Order, type PayWay, readOrder } from './order.model.ts';

/** How the chosen way is paid. */
export interface Payment {
  readonly way: PayWay;
  /** What the QR code says; empty without one. */
  readonly qrContent: string;
  /** The provider's page; empty without one. */
  readonly pageUrl: string;
}

/** The cashier of one order. */
export interface CashierState {
  status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  order: Order | undefined;
  ways: readonly PayWay[];
  isSandbox: boolean;
  /** Server's clock minus ours, in milliseconds. */
  offset: number;
  /** Cents in the student's account; undefined where the order cannot be paid from it. */
  balanceCents: number | undefined;
  way: PayWay | 'balance' | undefined;
  opening: 'idle' | 'opening' | 'open' | 'failed';
  payment: Payment | undefined;
  /** Whether the balance is being asked to pay. */
  isPaying: boolean;
  /** The server's words when a way could not be opened, or the balance did not pay. */
  message: string;
  /** False while the state cannot be asked for; the page says so. */
  isWatching: boolean;
  /** Where to begin once it is paid; empty for the list of courses. */
  beginHref: string;
}

const closed = (): CashierState => ({
  status: 'idle',
  order: undefined,
  ways: [],
  isSandbox: false,
  offset: 0,
  balanceCents: undefined,
  way: undefined,
  opening: 'idle',
  payment: undefined,
  isPaying: false,
  message: '',
  isWatching: true,
  beginHref: '',
});

export const cashier = proxy<CashierState>(closed());

/** How long one question about the state may wait for news, in seconds. */
const WAIT_SECONDS = 25;
const RETRY_MS = [1000, 2000, 5000, 10_000] as const;
const KEPT_WAY = 'cashier.way';

/** Where providers have pages of their own. */
const PROVIDER_HOSTS = ['openapi.alipay.com', 'openapi-sandbox.dl.alipaydev.com'] as const;

let visit: AbortController | undefined;

function pageOf(address: unknown): string {
  const resolved = resolveAddress(address, undefined, PROVIDER_HOSTS);
  return resolved.kind === 'same-origin' || resolved.kind === 'allowed' ? resolved.href : '';
}

/** Opens the cashier of an order, as it stands; a reload finds the same payment again. */
export async function openCashier(orderId: string): Promise<void> {
  leaveCashier();
  const mine = new AbortController();
  visit = mine;
  Object.assign(cashier, closed(), { status: orderId === '' ? 'missing' : 'loading' });
  if (orderId === '') return;
  try {
    const reply = await request(openCall, { orderId });
    if (visit !== mine) return;
    const order = readOrder(reply.order);
    if (order === undefined) {
      cashier.status = 'missing';
      return;
    }
    cashier.order = ref(order);
    cashier.ways = reply.ways;
    cashier.isSandbox = reply.isSandbox === true;
    const balanceCents = Math.trunc(reply.balanceCents ?? -1);
    cashier.balanceCents = balanceCents < 0 ? undefined : balanceCents;
    cashier.offset = clockOffset(reply.serverTime, ports.now());
    cashier.status = 'ready';
  } catch (error) {
    if (visit === mine) cashier.status = isApiError(error, 'business') ? 'missing' : 'failed';
    return;
  }
  if (cashier.order.status !== 'waiting') {
    if (cashier.order.status === 'paid') await readBegin(orderId, mine);
    return;
  }
  const kept = oneOf(ports.storage.getItem(KEPT_WAY), ['wechat', 'alipay'], undefined);
  const way = kept !== undefined && cashier.ways.includes(kept) ? kept : cashier.ways[0];
  if (way !== undefined) void chooseWay(way);
  void watch(orderId, mine);
}

/** Stops asking, when the page is left. */
export function leaveCashier(): void {
  visit?.abort();
  visit = undefined;
}

/** Chooses how to pay and opens the payment. */
export async function chooseWay(way: PayWay): Promise<void> {
  const orderId = cashier.order?.id;
  if (orderId === undefined) return;
  const mine = visit;
  ports.storage.setItem(KEPT_WAY, way);
  Object.assign(cashier, { way, opening: 'opening', payment: undefined, message: '' });
  try {
    const reply = await request(start, { orderId, way });
    if (visit !== mine || cashier.way !== way) return;
    cashier.payment = { way, qrContent: reply.qrContent ?? '', pageUrl: pageOf(reply.pageUrl) };
    cashier.opening = 'open';
  } catch (error) {
    if (visit !== mine || cashier.way !== way) return;
    cashier.message = isApiError(error) ? error.message : '';
    cashier.opening = 'failed';
  }
}

/** Chooses the balance; nothing is paid before it is confirmed. */
export function chooseBalance(): void {
  Object.assign(cashier, { way: 'balance', opening: 'idle', payment: undefined, message: '' });
}

/** Pays from the balance. Where no answer comes the order is asked what became of it. */
export async function payFromBalance(): Promise<Result> {
  const orderId = cashier.order?.id;
  const mine = visit;
  if (orderId === undefined || mine === undefined || cashier.isPaying) return NOT_DONE;
  Object.assign(cashier, { isPaying: true, message: '' });
  try {
    const reply = await request(payByBalance, { orderId });
    if (visit !== mine) return DONE;
    const status = reply.status;
    if (cashier.order !== undefined && status !== undefined)
      cashier.order = ref<Order>({ ...cashier.order, status, paidBy: 'balance' });
    await readBegin(orderId, mine);
    return status === 'paid' ? DONE : NOT_DONE;
  } catch (error) {
    if (visit !== mine) return NOT_DONE;
    if (isApiError(error, 'business')) {
      cashier.message = error.message;
      return refusedBy(error);
    }
    return (await askNow()) ? DONE : NOT_DONE;
  } finally {
    if (visit === mine) cashier.isPaying = false;
  }
}

/** Takes over where the order stands now. */
function receiveStatus(status: Order['status'] | undefined, serverTime: string | undefined): void {
  cashier.offset = clockOffset(serverTime, ports.now());
  if (cashier.order === undefined || status === undefined) return;
  cashier.order = ref({ ...cashier.order, status });
}

async function readBegin(orderId: string, mine: AbortController): Promise<void> {
  try {
    const reply = await request(stateCall, { orderId });
    if (visit === mine) keepBegin(reply.begin);
  } catch {
    // The list of courses is a good beginning too.
  }
}

function keepBegin(begin: Reply<PaymentState['begin']>): void {
  const [commodityId, courseId, lessonId] = [
    begin?.commodityId ?? '',
    begin?.courseId ?? '',
    begin?.lessonId ?? '',
  ];
  if (commodityId !== '' && courseId !== '' && lessonId !== '')
    cashier.beginHref = lessonHref({ commodityId, courseId }, lessonId);
}

async function watch(orderId: string, mine: AbortController): Promise<void> {
  let failures = 0;
  while (visit === mine && cashier.order?.status === 'waiting') {
    try {
      const reply = await request(
        stateCall,
        { orderId, known: 'waiting', waitSeconds: WAIT_SECONDS },
        { signal: mine.signal },
      );
      if (visit !== mine) return;
      failures = 0;
      cashier.isWatching = true;
      receiveStatus(reply.status, reply.serverTime);
      keepBegin(reply.begin);
    } catch (error) {
      if (
        visit !== mine ||
        (isApiError(error) && ['aborted', 'session-ended', 'kicked'].includes(error.kind))
      )
        return;
      cashier.isWatching = false;
      await ports.wait(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 10_000);
      failures += 1;
    }
  }
}

/** Asks at once where the order stands, when the reader says that they have paid. Returns true when it is paid. */
export async function askNow(): Promise<boolean> {
  const { order } = cashier;
  if (order === undefined) return false;
  try {
    const reply = await request(stateCall, { orderId: order.id });
    receiveStatus(reply.status, reply.serverTime);
    keepBegin(reply.begin);
  } catch {
    cashier.isWatching = false;
  }
  return cashier.order?.status === 'paid';
}

/** Cancels the order. */
export async function cancelOrder(): Promise<Result> {
  const { order } = cashier;
  if (order === undefined) return NOT_DONE;
  return attempt(async () => {
    const reply = await request(cancel, { orderId: order.id });
    cashier.order = ref({ ...order, status: reply.status ?? 'cancelled' });
  });
}
