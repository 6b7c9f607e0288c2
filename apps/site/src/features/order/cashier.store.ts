import { isApiError, oneOf, type Reply } from '@lectern/sdk';
import { cancel } from '@lectern/sdk/endpoints/order';
import {
  type BridgeRequest,
  cashier as openCall,
  type Cashier as CashierReply,
  payByBalance,
  type PayDevice,
  type PaymentState,
  reduce,
  start,
  type StartedPayment,
  state as stateCall,
} from '@lectern/sdk/endpoints/payment';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { ports } from '../../shared/ports.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { attempt, NOT_DONE, type Result, DONE, refusedBy } from '../../shared/result.ts';
import { currentDevice } from './device.ts';
import { clockOffset, type Order, type PayWay, readOrder } from './order.model.ts';
import { type Quote, readQuote } from './quote.model.ts';
import type { LoadStatus } from '../../shared/loadable.ts';
import { lessonHref } from '../../shared/routes/pages.ts';

/** What WeChat's own sheet is asked for. */
export interface SheetPayment {
  readonly request: BridgeRequest;
  /** Plays WeChat's bridge where a sandbox stands for it; empty otherwise. */
  readonly script: string;
}

/** How the chosen way is paid. */
export interface Payment {
  readonly way: PayWay;
  /** What the QR code says; empty without one. */
  readonly qrContent: string;
  /** The provider's page; empty without one. */
  readonly pageUrl: string;
  /** Set within WeChat. */
  readonly sheet?: SheetPayment;
}

/** The cashier of one order. */
export interface CashierState {
  status: LoadStatus;
  order: Order | undefined;
  ways: readonly PayWay[];
  isSandbox: boolean;
  /** Server's clock minus ours, in milliseconds. */
  offset: number;
  /** What may lower the order; undefined once it no longer waits. */
  quote: Quote | undefined;
  /** Whether a choice of what lowers it is on its way. */
  isReducing: boolean;
  /** Why a choice was refused; empty while none was. */
  reduceProblem: string | undefined;
  way: PayWay | undefined;
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
  quote: undefined,
  isReducing: false,
  reduceProblem: undefined,
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
const PROVIDER_HOSTS = ['openapi.alipay.com', 'openapi-sandbox.dl.alipaydev.com', 'wx.tenpay.com'] as const;

let visit: AbortController | undefined;
/** The visit that has been opened, so that a payment is begun and followed once. */
let opened: AbortController | undefined;

function pageOf(address: unknown): string {
  const resolved = resolveAddress(address, undefined, PROVIDER_HOSTS);
  return resolved.kind === 'same-origin' || resolved.kind === 'allowed' ? resolved.href : '';
}

/** Reads the cashier of an order, as it stands; nothing of it is chosen or asked again until it is opened. */
export const loadCashier = prefetched(async (orderId: string): Promise<void> => {
  leaveCashier();
  waitingChange = undefined;
  const mine = new AbortController();
  visit = mine;
  Object.assign(cashier, closed(), { status: orderId === '' ? 'missing' : 'loading' });
  if (orderId === '') return;
  try {
    receiveCashier(await request(openCall, { orderId }), mine);
  } catch (error) {
    if (visit === mine) cashier.status = isApiError(error, 'business') ? 'missing' : 'failed';
  }
});

/** Opens the cashier of an order; a reload finds the same payment again. */
export async function openCashier(orderId: string): Promise<void> {
  await loadCashier(orderId);
  const mine = visit;
  const { status, order, quote } = cashier;
  if (mine === undefined || mine === opened || status !== 'ready' || order === undefined) return;
  opened = mine;
  if (order.status === 'paid') await readBegin(order.id, mine);
  if (order.status !== 'waiting') return;
  void watch(order.id, mine);
  // The best coupon is chosen for whoever has not chosen yet.
  if (quote?.isChosen === false && quote.couponId !== '')
    await chooseReductions({ couponId: quote.couponId });
  else openKeptWay();
}

/** Takes over what the server says of the order, unless the page was left meanwhile. */
function receiveCashier(reply: Reply<CashierReply>, mine: AbortController): void {
  if (visit !== mine) return;
  const order = readOrder(reply.order);
  Object.assign(cashier, {
    status: order === undefined ? 'missing' : 'ready',
    order: order && ref(order),
    ways: reply.ways,
    isSandbox: reply.isSandbox === true,
    quote: reply.quote && ref(readQuote(reply.quote)),
    offset: clockOffset(reply.serverTime, ports.now()),
  });
}

/** Opens the payment in the way that was used last, where anything is left to pay. */
function openKeptWay(): void {
  if ((cashier.order?.dueCents ?? 0) === 0) return;
  const kept = oneOf(ports.storage.getItem(KEPT_WAY), ['wechat', 'alipay'], undefined);
  const way = kept !== undefined && cashier.ways.includes(kept) ? kept : cashier.ways[0];
  if (way !== undefined) void chooseWay(way);
}

/** What of a quote is chosen, or is to be. */
export interface Wish {
  /** Empty for none. */
  readonly couponId: string;
  readonly usesPoints: boolean;
  readonly usesBalance: boolean;
}

// What was chosen while an earlier choice was on its way; it goes next.
let waitingChange: Partial<Wish> | undefined;

const wishOf = ({ couponId, points, balance }: Quote): Wish => ({
  couponId,
  usesPoints: points?.isUsed ?? false,
  usesBalance: balance?.isUsed ?? false,
});

/** Shows a choice at once, before the server has said what it comes to. */
const chosenIn = (quote: Quote, { couponId, usesPoints, usesBalance }: Wish): Quote => ({
  ...quote,
  couponId,
  points: quote.points && { ...quote.points, isUsed: usesPoints },
  balance: quote.balance && { ...quote.balance, isUsed: usesBalance },
});

/** Chooses what lowers the order, leaving the rest as it is, and opens a payment of what is left. */
export async function chooseReductions(change: Partial<Wish>): Promise<Result> {
  const { order, quote } = cashier;
  const mine = visit;
  if (order === undefined || quote === undefined || mine === undefined) return NOT_DONE;
  const wish = { ...wishOf(quote), ...change };
  cashier.quote = ref(chosenIn(quote, wish));
  if (cashier.isReducing) {
    waitingChange = wish;
    return DONE;
  }
  Object.assign(cashier, {
    isReducing: true,
    reduceProblem: undefined,
    way: undefined,
    payment: undefined,
    opening: 'idle',
    message: '',
  });
  const { couponId, ...uses } = wish;
  const chosen = await attempt(async () =>
    receiveCashier(
      await request(reduce, { orderId: order.id, ...uses, ...(couponId !== '' && { couponId }) }),
      mine,
    ),
  );
  if (visit !== mine) return NOT_DONE;
  cashier.isReducing = false;
  if (!chosen.isDone) cashier.quote = ref(quote);
  const next = waitingChange;
  waitingChange = undefined;
  if (next !== undefined) return chooseReductions(next);
  if (!chosen.isDone) cashier.reduceProblem = chosen.message;
  if (cashier.order?.status === 'waiting') openKeptWay();
  return chosen;
}

/** Stops asking, when the page is left. */
export function leaveCashier(): void {
  visit?.abort();
  visit = undefined;
}

/** Tells on what is paid; undefined while the page is left for WeChat to say who pays. */
async function payDevice(orderId: string, way: PayWay): Promise<PayDevice | undefined> {
  const device = currentDevice();
  if (device !== 'wechat') return device;
  if (way !== 'wechat') return 'desktop';
  const { meetPayer } = await import('./payInWechat.store.ts');
  const payer = await meetPayer(orderId);
  if (payer === 'leaving') return undefined;
  return payer === 'known' ? 'wechat' : 'desktop';
}

function readSheet({ bridge, bridgeScript }: Reply<StartedPayment>): SheetPayment | undefined {
  const { appId, timeStamp, nonceStr, package: what, signType, paySign } = bridge ?? {};
  if (!appId || !timeStamp || !nonceStr || !what || !signType || !paySign) return undefined;
  const request = { appId, timeStamp, nonceStr, package: what, signType, paySign };
  return { request, script: bridgeScript ?? '' };
}

/** Chooses how to pay and opens the payment. */
export async function chooseWay(way: PayWay): Promise<void> {
  const orderId = cashier.order?.id;
  if (orderId === undefined) return;
  const mine = visit;
  ports.storage.setItem(KEPT_WAY, way);
  Object.assign(cashier, { way, opening: 'opening', payment: undefined, message: '' });
  try {
    const device = await payDevice(orderId, way);
    if (visit !== mine || cashier.way !== way || device === undefined) return;
    const reply = await request(start, { orderId, way, device });
    if (visit !== mine || cashier.way !== way) return;
    const sheet = readSheet(reply);
    cashier.payment = ref({
      way,
      qrContent: reply.qrContent ?? '',
      pageUrl: pageOf(reply.pageUrl),
      ...(sheet !== undefined && { sheet }),
    });
    cashier.opening = 'open';
  } catch (error) {
    if (visit !== mine || cashier.way !== way) return;
    // What was said meanwhile, as by the balance, stays.
    if (isApiError(error)) cashier.message = error.message;
    cashier.opening = 'failed';
  }
}

/** Pays what the balance is to pay, where nothing else is left to pay. Where no answer comes the order is asked what became of it. */
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
      cashier.order = ref<Order>({
        ...cashier.order,
        status,
        // What costs nothing was paid by nothing.
        paidBy: cashier.order.payCents > 0 ? 'balance' : undefined,
      });
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
  const mine = visit;
  if (order === undefined) return false;
  try {
    const reply = await request(stateCall, { orderId: order.id });
    if (visit !== mine) return false;
    cashier.isWatching = true;
    receiveStatus(reply.status, reply.serverTime);
    keepBegin(reply.begin);
  } catch {
    if (visit === mine) cashier.isWatching = false;
  }
  return visit === mine && cashier.order?.status === 'paid';
}

/** Cancels the order. */
export async function cancelOrder(): Promise<Result> {
  const { order } = cashier;
  const mine = visit;
  if (order === undefined) return NOT_DONE;
  return attempt(async () => {
    const reply = await request(cancel, { orderId: order.id });
    if (visit === mine) cashier.order = ref({ ...order, status: reply.status ?? 'cancelled' });
  });
}
