import type { Reply } from '@lectern/sdk';
import type { BridgeRequest, Cashier as CashierReply } from '@lectern/sdk/endpoints/payment';
import { proxy, ref } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';
import { clockOffset, type Order, type PayWay, readOrder } from '../order.model.ts';
import { type Quote, readQuote } from './quote.model.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';

/** The request for WeChat's payment sheet. */
export interface SheetPayment {
  readonly request: BridgeRequest;
  /** Address of a script that fakes WeChat's bridge in a sandbox; empty otherwise. */
  readonly script: string;
}

/** A started payment by the chosen method. */
export interface Payment {
  readonly way: PayWay;
  /** Content of the QR code; empty without one. */
  readonly qrContent: string;
  /** The provider's page; empty without one. */
  readonly pageUrl: string;
  /** Set in WeChat. */
  readonly sheet?: SheetPayment;
}

/** The cashier of one order. */
export interface CashierState {
  status: LoadStatus;
  order: Order | undefined;
  ways: readonly PayWay[];
  isSandbox: boolean;
  /** The server's clock minus this device's, in milliseconds. */
  offset: number;
  /** The possible reductions; undefined once the order is no longer to be paid. */
  quote: Quote | undefined;
  /** Whether a choice of reductions is being sent. */
  isReducing: boolean;
  /** The message of a refused choice; undefined if none was refused. */
  reduceProblem: string | undefined;
  way: PayWay | undefined;
  opening: 'idle' | 'opening' | 'open' | 'failed';
  payment: Payment | undefined;
  /** Whether a payment from the balance is in progress. */
  isPaying: boolean;
  /** The server's message when a payment could not be started, or the balance did not pay. */
  message: string;
  /** False while the order's state cannot be requested; the page says so. */
  isWatching: boolean;
  /** The link to start learning once paid; empty for the list of courses. */
  beginHref: string;
}

/** Returns the initial state of a cashier. */
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

/**
 * The current cashier. Before writing to it, callers check that their visit is still current ({@link
 * currentVisit}).
 */
export const cashier = proxy<CashierState>(closed());

/** The current visit to the cashier; replies to requests of earlier visits are dropped. */
let visit: AbortController | undefined;

/** Starts a visit, which ends the previous one. */
export function beginVisit(): AbortController {
  leaveCashier();
  visit = new AbortController();
  return visit;
}

/** Ends the visit and its requests when the page is left. */
export function leaveCashier(): void {
  visit?.abort();
  visit = undefined;
}

/** Returns the current visit. */
export const currentVisit = (): AbortController | undefined => visit;

/** Copies a reply into the cashier, unless the visit has ended meanwhile. */
export function receiveCashier(reply: Reply<CashierReply>, visit: AbortController): void {
  if (currentVisit() !== visit) return;
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
