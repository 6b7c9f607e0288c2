import type { KeyValueStorage } from '../../flows/session/storage.ts';
import type { OpenSocket } from '../../realtime/sockets/socket.ts';
import type { Wx } from './wx.ts';

export type { Wx, WxReply, WxSocketTask, WxTask } from './wx.ts';

type Method = Parameters<Wx['request']>[0]['method'];

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies readonly Method[];
const isMethod = (method: string): method is Method => METHODS.includes(method);

/** Returns the URL of a request. */
const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : 'url' in input ? input.url : input.href;

/**
 * Sends calls by `wx.request`: the `fetch` of a client in a WeChat mini program. Supports calls with a text body or
 * none, which are all except uploads; use `wx.uploadFile` for those.
 *
 * ```ts
 * const lectern = createLectern({ origin, fetch: wechatFetch(wx), storage: wechatStorage(wx) });
 * ```
 */
export function wechatFetch(wx: Pick<Wx, 'request'>): typeof globalThis.fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body, signal, headers } = init;
      if (!isMethod(method)) throw new TypeError(`A mini program does not send ${method}`);
      if (body !== undefined && body !== null && typeof body !== 'string')
        throw new TypeError('A mini program sends files by wx.uploadFile');
      if (signal?.aborted === true) throw signal.reason;
      const header: Record<string, string> = {};
      new Headers(headers).forEach((value, name) => (header[name] = value));
      const task = wx.request({
        url: addressOf(input),
        method,
        header,
        ...(typeof body === 'string' && { data: body }),
        // Any value but `json` returns the body as text.
        dataType: '其他',
        responseType: 'text',
        success: ({ statusCode, data, header: replied }) => {
          const text = typeof data === 'string' ? data : JSON.stringify(data);
          const fields = Object.entries(replied).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          // `Response` rejects a body for these statuses.
          const isEmpty = statusCode === 204 || statusCode === 304;
          resolve(new Response(isEmpty ? null : text, { status: statusCode, headers: fields }));
        },
        fail: ({ errMsg }) => reject(signal?.aborted === true ? signal.reason : new TypeError(errMsg)),
      });
      signal?.addEventListener(
        'abort',
        () => {
          task.abort();
          reject(signal.reason);
        },
        { once: true },
      );
    });
}

/** Opens sockets by `wx.connectSocket`: the `open` of a pool in a WeChat mini program. */
export function wechatSockets(wx: Pick<Wx, 'connectSocket'>): OpenSocket {
  return (url, events) => {
    const task = wx.connectSocket({ url });
    let isOpen = false;
    let isOver = false;
    const end = (code: number): void => {
      if (isOver) return;
      isOver = true;
      isOpen = false;
      events.onClose(code);
    };
    task.onOpen(() => {
      isOpen = true;
      events.onOpen();
    });
    task.onMessage(({ data }) => events.onMessage(data));
    task.onClose(({ code }) => end(code));
    task.onError(() => end(1006));
    return {
      send: (data) => {
        if (!isOpen) throw new Error('Not open');
        task.send({ data });
      },
      close: () => task.close({ code: 1000 }),
    };
  };
}

/** Stores values by `wx.setStorageSync`: the `storage` of an SDK in a WeChat mini program. */
export function wechatStorage(
  wx: Pick<Wx, 'getStorageSync' | 'setStorageSync' | 'removeStorageSync'>,
): KeyValueStorage {
  return {
    getItem: (key) => {
      const value = wx.getStorageSync(key);
      // WeChat returns an empty text for a missing key.
      return typeof value === 'string' && value !== '' ? value : null;
    },
    setItem: (key, value) => wx.setStorageSync(key, value),
    removeItem: (key) => wx.removeStorageSync(key),
  };
}
