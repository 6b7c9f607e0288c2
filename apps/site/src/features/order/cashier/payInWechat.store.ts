import { checkOpenid } from '@lectern/sdk/endpoints/account';
import type { BridgeRequest } from '@lectern/sdk/endpoints/payment';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { ownAddress } from '../../../shared/safety/address.ts';

/** What the payer made of WeChat's sheet. */
export type SheetOutcome = 'paid' | 'cancelled' | 'failed';

interface Bridge {
  invoke(name: string, request: BridgeRequest, answer: (reply: { readonly err_msg?: unknown }) => void): void;
}

/** How long WeChat may take to bring its bridge, in milliseconds. */
const BRIDGE_MS = 10_000;
const ASKED = 'cashier.payerAsked';

/**
 * Sees to it that WeChat knows who pays an order. `leaving`: the page goes to WeChat, which leads back here;
 * `unknown`: the school takes no payment within WeChat, or WeChat was asked and does not say.
 */
export async function meetPayer(orderId: string): Promise<'known' | 'leaving' | 'unknown'> {
  const { bindFlag, url } = await request(checkOpenid, { orderId });
  if (bindFlag === 1) return 'known';
  const address = ownAddress(url);
  // Asked once for an order: who comes back unknown would be sent round and round.
  if (address === '' || ports.tabStorage.getItem(ASKED) === orderId) return 'unknown';
  ports.tabStorage.setItem(ASKED, orderId);
  ports.leave(address);
  return 'leaving';
}

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' && value !== null && 'invoke' in value && typeof value.invoke === 'function';

/** Waits for WeChat's bridge, which comes some time after the page; undefined where none comes. */
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
 * Opens WeChat's sheet. What it says is no proof: the server knows whether the order is paid.
 * @param script plays the bridge where a sandbox stands for WeChat; of this very origin, or empty.
 */
export async function openSheet(bridgeRequest: BridgeRequest, script: string): Promise<SheetOutcome> {
  const bridge = await findBridge(script === '' ? '' : ownAddress(script));
  if (bridge === undefined) return 'failed';
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', bridgeRequest, ({ err_msg: said }) =>
      resolve(OUTCOMES[String(said)] ?? 'failed'),
    ),
  );
}
