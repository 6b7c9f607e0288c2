import { isApiError, oneOf, type Reply } from '@lectern/sdk';
import { payByBalance, type PayDevice, start, type StartedPayment } from '@lectern/sdk/endpoints/payment';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { NOT_DONE, type Result, DONE, refusedBy } from '../../../shared/result.ts';
import { currentDevice } from './device.ts';
import type { Order, PayWay } from '../order.model.ts';
import { type SheetPayment, cashier, currentVisit } from './cashier.state.ts';
import { loadStartLink, checkStateNow } from './orderState.store.ts';

const WAY_KEY = 'cashier.way';

/** Hosts of the providers' own pages. */
const PROVIDER_HOSTS = ['openapi.alipay.com', 'openapi-sandbox.dl.alipaydev.com', 'wx.tenpay.com'] as const;

function paymentPageOf(address: unknown): string {
  const resolved = resolveAddress(address, undefined, PROVIDER_HOSTS);
  return resolved.kind === 'same-origin' || resolved.kind === 'allowed' ? resolved.href : '';
}

/** Starts a payment by the method used last, if anything is left to pay. */
export function startLastPayment(): void {
  if ((cashier.order?.dueCents ?? 0) === 0) return;
  const storedWay = oneOf(ports.storage.getItem(WAY_KEY), ['wechat', 'alipay'], undefined);
  const way = storedWay !== undefined && cashier.ways.includes(storedWay) ? storedWay : cashier.ways[0];
  if (way !== undefined) void chooseWay(way);
}

/** Returns the device to pay on; undefined if the page is left so that WeChat can identify the payer. */
async function payDevice(orderId: string, way: PayWay): Promise<PayDevice | undefined> {
  const device = currentDevice();
  if (device !== 'wechat') return device;
  if (way !== 'wechat') return 'desktop';
  const { identifyPayer } = await import('./payInWechat.store.ts');
  const payer = await identifyPayer(orderId);
  if (payer === 'leaving') return undefined;
  return payer === 'known' ? 'wechat' : 'desktop';
}

function readSheet({ bridge, bridgeScript }: Reply<StartedPayment>): SheetPayment | undefined {
  const { appId, timeStamp, nonceStr, package: what, signType, paySign } = bridge ?? {};
  if (!appId || !timeStamp || !nonceStr || !what || !signType || !paySign) return undefined;
  const request = { appId, timeStamp, nonceStr, package: what, signType, paySign };
  return { request, script: bridgeScript ?? '' };
}

/** Chooses a payment method and starts the payment. */
export async function chooseWay(way: PayWay): Promise<void> {
  const orderId = cashier.order?.id;
  if (orderId === undefined) return;
  const visit = currentVisit();
  ports.storage.setItem(WAY_KEY, way);
  Object.assign(cashier, { way, opening: 'opening', payment: undefined, message: '' });
  try {
    const device = await payDevice(orderId, way);
    if (currentVisit() !== visit || cashier.way !== way || device === undefined) return;
    const reply = await request(start, { orderId, way, device });
    if (currentVisit() !== visit || cashier.way !== way) return;
    const sheet = readSheet(reply);
    cashier.payment = ref({
      way,
      qrContent: reply.qrContent ?? '',
      pageUrl: paymentPageOf(reply.pageUrl),
      ...(sheet !== undefined && { sheet }),
    });
    cashier.opening = 'open';
  } catch (error) {
    if (currentVisit() !== visit || cashier.way !== way) return;
    // A message set meanwhile, for example by the balance payment, stays.
    if (isApiError(error)) cashier.message = error.serverMessage;
    cashier.opening = 'failed';
  }
}

/** Pays from the balance, if nothing else is left to pay. If no reply arrives, the order's state is requested. */
export async function payFromBalance(): Promise<Result> {
  const orderId = cashier.order?.id;
  const visit = currentVisit();
  if (orderId === undefined || visit === undefined || cashier.isPaying) return NOT_DONE;
  Object.assign(cashier, { isPaying: true, message: '' });
  try {
    const reply = await request(payByBalance, { orderId });
    if (currentVisit() !== visit) return DONE;
    const status = reply.status;
    if (cashier.order !== undefined && status !== undefined)
      cashier.order = ref<Order>({
        ...cashier.order,
        status,
        // An order with nothing due was paid by no method.
        paidBy: cashier.order.payCents > 0 ? 'balance' : undefined,
      });
    await loadStartLink(orderId, visit);
    return status === 'paid' ? DONE : NOT_DONE;
  } catch (error) {
    if (currentVisit() !== visit) return NOT_DONE;
    if (isApiError(error, 'business')) {
      cashier.message = error.serverMessage;
      return refusedBy(error);
    }
    return (await checkStateNow()) ? DONE : NOT_DONE;
  } finally {
    if (currentVisit() === visit) cashier.isPaying = false;
  }
}
