// A WeChat mini program: logs in, lists the courses and follows an exam over a socket. Its globals lack `Headers`, `Response`,
// `AbortController`, `URL` and `URLSearchParams`; `core-js` and `whatwg-fetch` bring them, imported before this.
/// <reference types="miniprogram-api-typings" />
import { createSdk, messageFor } from '@lectern/sdk';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import { createLine, openPool, paperQuestions } from '@lectern/sdk/sockets';
import { wechatFetch, wechatSockets, wechatStorage } from '@lectern/sdk/wechat';

// A mini program fetches no code while it runs, so the areas are named.
const sdk = createSdk({
  origin: 'https://school.example',
  areas: { catalogue, login },
  fetch: wechatFetch(wx),
  storage: wechatStorage(wx),
  systemOs: wx.getDeviceInfo().platform,
});

/** Logs in by the code that an SMS brought, and names the first courses. */
export async function arrive(mobile: string, smsCode: string): Promise<readonly string[]> {
  await sdk.login.mobileSms({ mobile, smsCode });
  const { records } = await sdk.catalogue.list({ pageSize: 3 });
  return records.map(({ courseName }) => courseName ?? '');
}

/** Opens the line of an exam and reads its paper. */
export async function openExam(recordId: string): Promise<string> {
  const pool = openPool({
    client: sdk.client,
    identity: () => {
      const { token, userId, companyId, schoolId } = sdk.session.current;
      return { token, userId, companyId, schoolId, deviceId: sdk.session.kept.deviceId() };
    },
    module: 'exam',
    open: wechatSockets(wx),
  });
  try {
    // By HTTP until a connection is open.
    const paper = await createLine(sdk.client, pool).call(paperQuestions, { recordId });
    return paper.title ?? '';
  } catch (error) {
    void wx.showToast({ title: messageFor(error), icon: 'none' });
    return '';
  } finally {
    pool.close();
  }
}
