import { expect, test } from 'vitest';
import type { ProviderReply } from '../callProvider.ts';
import { ProviderError } from '../paymentProvider.ts';
import type { WechatCall } from './wechatCaller.ts';
import { wechatTransfers } from './wechatTransfers.ts';

const account = {
  appId: 'wx1',
  merchantId: '1900000001',
  appSecret: 'secret',
  sceneId: '1005',
  sceneReport: { 岗位类型: '学员', 报酬说明: '余额提现' },
};
const order = { billNo: 'WD0000000001', openid: 'o1', amountCents: 4_000, remark: '余额提现' };

function transfersAnswering(...replies: readonly (readonly [status: number, content: object])[]) {
  const requests: unknown[][] = [];
  const left = [...replies];
  const call: WechatCall = async (...request): Promise<ProviderReply> => {
    requests.push(request);
    const [status, content] = left.shift() ?? [500, {}];
    return { status, headers: new Headers(), body: JSON.stringify(content) };
  };
  return { asked: requests, transfers: wechatTransfers(account, call) };
}

test('a transfer sends app, scene and payee, and waits for the payee’s confirmation', async () => {
  const { asked, transfers } = transfersAnswering([200, { state: 'WAIT_USER_CONFIRM', package_info: 'p' }]);
  expect(await transfers.send(order)).toEqual({ state: 'confirming', packageInfo: 'p' });
  expect(asked).toEqual([
    [
      'POST',
      '/v3/fund-app/mch-transfer/transfer-bills',
      {
        appid: 'wx1',
        out_bill_no: 'WD0000000001',
        transfer_scene_id: '1005',
        openid: 'o1',
        transfer_amount: 4_000,
        transfer_remark: '余额提现',
        transfer_scene_report_infos: [
          { info_type: '岗位类型', info_content: '学员' },
          { info_type: '报酬说明', info_content: '余额提现' },
        ],
      },
    ],
  ]);
  expect(transfers.confirmation('WD0000000001', 'p')).toEqual({
    kind: 'bridge',
    merchantId: '1900000001',
    appId: 'wx1',
    packageInfo: 'p',
  });
});

test.each([
  ['SUCCESS', { state: 'paid' }],
  ['FAIL', { state: 'failed', reason: 'r' }],
  ['CANCELLED', { state: 'failed', reason: 'r' }],
  ['TRANSFERING', { state: 'processing' }],
])('a transfer in state %s is mapped', async (state, expected) => {
  const { transfers } = transfersAnswering([200, { state, fail_reason: 'r' }]);
  expect(await transfers.query('WD0000000001')).toEqual(expected);
});

test('a refused transfer fails only if WeChat does not know its number', async () => {
  const { transfers } = transfersAnswering(
    [400, { code: 'INVALID_REQUEST', message: '用户异常' }],
    [404, {}],
  );
  expect(await transfers.send(order)).toEqual({ state: 'failed', reason: '用户异常' });
  const taken = transfersAnswering([400, { code: 'INVALID_REQUEST' }], [200, { state: 'SUCCESS' }]);
  expect(await taken.transfers.send(order)).toEqual({ state: 'paid' });
});

test('a query of a transfer unknown to the account throws ProviderError instead of failing the transfer', async () => {
  await expect(
    transfersAnswering([404, { code: 'NOT_FOUND' }]).transfers.query('WD0000000001'),
  ).rejects.toThrow(ProviderError);
});

test.each([
  [400, 'NOT_ENOUGH'],
  [429, 'FREQUENCY_LIMITED'],
  [500, 'SYSTEM_ERROR'],
])(
  'a transfer refused with %i %s throws ProviderError without a query, so that it is retried',
  async (status, code) => {
    const { asked, transfers } = transfersAnswering([status, { code }]);
    await expect(transfers.send(order)).rejects.toThrow(ProviderError);
    expect(asked).toHaveLength(1);
  },
);

test('the payee is authorised within WeChat with the scope snsapi_base alone', () => {
  const address = new URL(
    transfersAnswering().transfers.authoriseUrl({
      redirectUrl: 'https://school.example/withdrawal/bound',
      state: 's',
    }),
  );
  expect(address.origin + address.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize');
  expect(address.searchParams.get('scope')).toBe('snsapi_base');
  expect(address.hash).toBe('#wechat_redirect');
});
