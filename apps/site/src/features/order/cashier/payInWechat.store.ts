import { checkOpenid } from '@lectern/sdk/endpoints/account';
import type { BridgeRequest } from '@lectern/sdk/endpoints/payment';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { ownAddress } from '../../../shared/safety/outsideLinks.ts';

/** The outcome of WeChat's payment sheet. */
export type SheetOutcome = 'paid' | 'cancelled' | 'failed';

interface Bridge {
  invoke(name: string, request: BridgeRequest, answer: (reply: { readonly err_msg?: unknown }) => void): void;
}

/** How long to wait for WeChat to inject its bridge, in milliseconds. */
const BRIDGE_MS = 10_000;
const REQUESTED_ORDER_KEY = 'cashier.payerAsked';

/**
 * Makes WeChat identify the payer of an order. `leaving`: the page is left for WeChat, which returns here;
 * `unknown`: the school takes no payments in WeChat, or WeChat was asked and did not identify the payer.
 */
export async function identifyPayer(orderId: string): Promise<'known' | 'leaving' | 'unknown'> {
  const { bindFlag, url } = await request(checkOpenid, { orderId });
  if (bindFlag === 1) return 'known';
  const address = ownAddress(url);
  // WeChat is asked only once per order; otherwise an unidentified payer would be redirected in a loop.
  if (address === '' || ports.tabStorage.getItem(REQUESTED_ORDER_KEY) === orderId) return 'unknown';
  ports.tabStorage.setItem(REQUESTED_ORDER_KEY, orderId);
  ports.leave(address);
  return 'leaving';
}

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' && value !== null && 'invoke' in value && typeof value.invoke === 'function';

/** Waits for WeChat's bridge, which is injected some time after the page has loaded; undefined if it never is. */
function findBridge(script: string): Promise<Bridge | undefined> {
  const now = (): Bridge | undefined => {
    const bridge: unknown = Reflect.get(window, 'WeixinJSBridge');
    return isBridge(bridge) ? bridge : undefined;
  };
  if (now() !== undefined) return Promise.resolve(now());
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), BRIDGE_MS);
    const handleReady = (): void => {
      clearTimeout(timer);
      resolve(now());
    };
    document.addEventListener('WeixinJSBridgeReady', handleReady, { once: true });
    if (script === '') return;
    const element = Object.assign(document.createElement('script'), { src: script, async: true });
    element.addEventListener('error', () => element.remove());
    document.head.append(element);
  });
}

const OUTCOMES: Readonly<Record<string, SheetOutcome>> = {
  'get_brand_wcpay_request:ok': 'paid',
  'get_brand_wcpay_request:cancel': 'cancelled',
};

/**
 * Opens WeChat's payment sheet. Its outcome is no proof: only the server knows whether the order is paid.
 * @param script fakes the bridge in a sandbox; same-origin, or empty.
 */
export async function openSheet(bridgeRequest: BridgeRequest, script: string): Promise<SheetOutcome> {
  const bridge = await findBridge(script === '' ? '' : ownAddress(script));
  if (bridge === undefined) return 'failed';
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', bridgeRequest, ({ err_msg: message }) =>
      resolve(OUTCOMES[String(message)] ?? 'failed'),
    ),
  );
}
