import type { Reply } from '@lectern/sdk';
import type { BridgeRequest, Cashier as CashierReply } from '@lectern/sdk/endpoints/payment';
import { proxy, ref } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';
import { clockOffset, type Order, type PayWay, readOrder } from '../order.model.ts';
import { type Quote, readQuote } from './quote.model.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';

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

/** A cashier of which nothing is known yet. */
export const closed = (): CashierState => ({
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

/** The cashier that is shown. Whoever writes into it asks first whether the visit lasts ({@link currentVisit}). */
export const cashier = proxy<CashierState>(closed());

/** The visit to the cashier that lasts; what a visit before it has asked for is dropped. */
let visit: AbortController | undefined;

/** Begins a visit, which ends the one before it. */
export function beginVisit(): AbortController {
  leaveCashier();
  visit = new AbortController();
  return visit;
}

/** Stops asking, when the page is left. */
export function leaveCashier(): void {
  visit?.abort();
  visit = undefined;
}

/** Tells which visit lasts. */
export const currentVisit = (): AbortController | undefined => visit;

/** Takes over what the server says of the order, unless the page was left meanwhile. */
export function receiveCashier(reply: Reply<CashierReply>, mine: AbortController): void {
  if (currentVisit() !== mine) return;
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
