// A WeChat mini program: logs in, lists the courses and follows an exam over a socket. Its globals lack
// `Headers`, `Response`, `AbortController`, `URL` and `URLSearchParams`; import the polyfills `core-js` and
// `whatwg-fetch` before this file.
/// <reference types="miniprogram-api-typings" />
import { createSdk, messageFor } from '@lectern/sdk';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import { createTransport, openPool, paperQuestions } from '@lectern/sdk/sockets';
import { wechatFetch, wechatSockets, wechatStorage } from '@lectern/sdk/wechat';

// A mini program cannot load code at runtime, so the areas are imported statically.
const sdk = createSdk({
  origin: 'https://school.example',
  areas: { catalogue, login },
  fetch: wechatFetch(wx),
  storage: wechatStorage(wx),
  systemOs: wx.getDeviceInfo().platform,
});

/** Logs in with an SMS code, and returns the names of the first courses. */
export async function arrive(mobile: string, smsCode: string): Promise<readonly string[]> {
  await sdk.login.mobileSms({ mobile, smsCode });
  const { records } = await sdk.catalogue.list({ pageSize: 3 });
  return records.map(({ courseName }) => courseName ?? '');
}

/** Opens the socket of an exam and reads its paper. */
export async function openExam(recordId: string): Promise<string> {
  const pool = openPool({
    client: sdk.client,
    identity: () => ({ ...sdk.session.current, deviceId: sdk.session.persisted.deviceId() }),
    module: 'exam',
    open: wechatSockets(wx),
  });
  try {
    // Uses HTTP until a connection is open.
    const paper = await createTransport(sdk.client, pool).call(paperQuestions, { recordId });
    return paper.title ?? '';
  } catch (error) {
    void wx.showToast({ title: messageFor(error), icon: 'none' });
    return '';
  } finally {
    pool.close();
  }
}
