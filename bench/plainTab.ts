import { chromium, type Browser } from 'playwright';
import { freePort } from '../apps/backend/test/servers/freePort.ts';
import { chromiumLaunch } from '../tools/chromium.ts';
import { LONG_TASK_MS, PHONE, type Probe, QUIET_MS, SLOW_NETWORK, hydrationInPage, watch } from './page.ts';

/** Timeout of a page, in ms. */
const TIMEOUT_MS = 45_000;

/** Measurements of a visit. */
export interface PlainVisit extends Probe {
  /** Script time on the main thread, including compilation, in ms. */
  readonly scriptMs: number;
}

/** A browser whose tabs can be visited without automation. */
export interface PlainBrowser {
  readonly browser: Browser;
  /**
   * Opens a page repeatedly in one profile, whose cache persists between the visits.
   * @param ready selector of an element that shows that the page is loaded. @throws if it does not appear in
   *   time.
   */
  visit(
    url: string,
    ready: string,
    stored: Readonly<Record<string, string>>,
    times: number,
  ): Promise<PlainVisit[]>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly name?: string; readonly loaderId?: string };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A client of the DevTools protocol, limited to what a visit needs. */
function protocolOf(socket: WebSocket) {
  const waiting = new Map<number, (message: Message) => void>();
  /** Lifecycle events of documents so far, by document id and event name. */
  const passed = new Set<string>();
  const listening = new Set<() => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'Page.lifecycleEvent') {
      passed.add(`${message.params?.loaderId} ${message.params?.name}`);
      for (const look of listening) look();
    }
  });
  return {
    async send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
      const id = (last += 1);
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await answer;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result as Result;
    },
    /**
     * Waits for a lifecycle event of a document, which may have occurred already. @throws if it does not occur
     * in time.
     */
    until: (loaderId: string, name: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (!passed.has(`${loaderId} ${name}`)) return;
          clearTimeout(timer);
          listening.delete(look);
          resolve();
        };
        const timer = setTimeout(() => {
          listening.delete(look);
          reject(new Error(`${name} did not come in time`));
        }, TIMEOUT_MS);
        listening.add(look);
        look();
      }),
  };
}

type Protocol = ReturnType<typeof protocolOf>;

interface Evaluated<Value> {
  readonly result: { readonly value: Value };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

const callExpression = (work: (given: never) => unknown, given: object) =>
  `(${String(work)})(${JSON.stringify(given)})`;

function fillStorage(stored: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  // Requests of a service worker are not throttled.
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

async function visitOnce(
  { send, until }: Protocol,
  browserContextId: string,
  {
    url,
    ready,
    stored,
  }: { readonly url: string; readonly ready: string; readonly stored: Readonly<Record<string, string>> },
): Promise<PlainVisit> {
  const { width, height, cpuSlowdown } = PHONE;
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated<Value>>('Runtime.evaluate', params, sessionId);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
  const settings: readonly (readonly [method: string, params?: object])[] = [
    ['Page.enable'],
    ['Page.setLifecycleEventsEnabled', { enabled: true }],
    ['Network.enable'],
    ['Performance.enable'],
    ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true }],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    ['Emulation.setLocaleOverride', { locale: 'zh-CN' }],
    ['Page.addScriptToEvaluateOnNewDocument', { source: callExpression(fillStorage, stored) }],
    [
      'Page.addScriptToEvaluateOnNewDocument',
      { source: callExpression(watch, { longTaskMs: LONG_TASK_MS }) },
    ],
    ['Network.emulateNetworkConditions', SLOW_NETWORK],
    ['Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }],
  ];
  for (const [method, params] of settings) await send(method, params, sessionId);
  const { loaderId } = await send<{ loaderId: string }>('Page.navigate', { url }, sessionId);
  await until(loaderId, 'load');
  await evaluate(callExpression(hydrationInPage, { timeoutMs: TIMEOUT_MS }));
  await until(loaderId, 'networkIdle');
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const { metrics } = await send<{ metrics: readonly { name: string; value: number }[] }>(
    'Performance.getMetrics',
    {},
    sessionId,
  );
  const isThere = await evaluate<boolean>(`document.querySelector(${JSON.stringify(ready)}) !== null`);
  if (!isThere) throw new Error(`${url} has nothing of ${ready}`);
  const probe = await evaluate<Probe>('probe');
  await send('Target.closeTarget', { targetId });
  const scripts = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  return { ...probe, scriptMs: scripts * 1000 };
}

/**
 * Starts a browser whose tabs can be visited without automation. On automated pages the browser resolves the
 * script position of every error created, even of hidden ones, for which it parses the scripts again.
 */
export async function openPlainBrowser(): Promise<PlainBrowser> {
  const port = await freePort();
  const args = [...(chromiumLaunch.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  const about: { webSocketDebuggerUrl: string } = await (
    await fetch(`http://127.0.0.1:${port}/json/version`)
  ).json();
  const socket = new WebSocket(about.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const protocol = protocolOf(socket);
  return {
    browser,
    async visit(url, ready, stored, times) {
      const { browserContextId } = await protocol.send<{ browserContextId: string }>(
        'Target.createBrowserContext',
      );
      try {
        const visits: PlainVisit[] = [];
        while (visits.length < times)
          visits.push(await visitOnce(protocol, browserContextId, { url, ready, stored }));
        return visits;
      } finally {
        await protocol.send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      socket.close();
      await browser.close();
    },
  };
}
