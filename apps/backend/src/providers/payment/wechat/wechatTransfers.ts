import { asText, type Fields, fieldsOf } from '../../fields.ts';
import { type OfficialAccount, officialAccount } from './officialAccount.ts';
import { refusal, type WechatCall } from './wechatCaller.ts';
import { ProviderError } from '../paymentProvider.ts';
import type { Transfers, TransferState } from '../transfers.ts';

/** What WeChat asks of a merchant that transfers money to people. */
export interface WechatTransferAccount extends OfficialAccount {
  readonly merchantId: string;
  /** The scene that WeChat Pay approved, such as 1005. */
  readonly sceneId: string;
  /** What the scene must report, by type. */
  readonly sceneReport: Readonly<Record<string, string>>;
}

const BILLS = '/v3/fund-app/mch-transfer/transfer-bills';

function stateOf(fields: Fields): TransferState {
  switch (asText(fields['state'])) {
    case 'SUCCESS':
      return { state: 'paid' };
    case 'FAIL':
    case 'CANCELLED':
      return { state: 'failed', reason: asText(fields['fail_reason']) };
    case 'WAIT_USER_CONFIRM':
      return { state: 'confirming', packageInfo: asText(fields['package_info']) };
    default:
      return { state: 'processing' };
  }
}

/** Refusals after which the same transfer may still be taken: too little money, too many at once, an outage. */
const PASSING = [
  'NOT_ENOUGH',
  'FREQUENCY_LIMITED',
  'RATELIMIT_EXCEEDED',
  'SYSTEM_ERROR',
  'SIGN_ERROR',
  'NO_AUTH',
];

/** Transfers of WeChat Pay (商家转账) that the payee accepts within WeChat. */
export function wechatTransfers(account: WechatTransferAccount, call: WechatCall): Transfers {
  const { appId, merchantId, sceneId, sceneReport } = account;

  /** Asks for a transfer; undefined where this account has made none of that number. */
  async function find(billNo: string): Promise<TransferState | undefined> {
    const reply = await call('GET', `${BILLS}/out-bill-no/${encodeURIComponent(billNo)}`);
    if (reply.status === 404) return undefined;
    if (reply.status !== 200) throw refusal(reply);
    return stateOf(fieldsOf(reply.body));
  }

  return {
    ...officialAccount(account),

    async send({ billNo, openid, amountCents, remark }) {
      const reply = await call('POST', BILLS, {
        appid: appId,
        out_bill_no: billNo,
        transfer_scene_id: sceneId,
        openid,
        transfer_amount: amountCents,
        transfer_remark: remark,
        transfer_scene_report_infos: Object.entries(sceneReport).map(([type, content]) => ({
          info_type: type,
          info_content: content,
        })),
      });
      const fields = fieldsOf(reply.body);
      if (reply.status === 200) return stateOf(fields);
      // What is refused for good was not taken; that is asked before it is believed.
      if (reply.status !== 400 || PASSING.includes(asText(fields['code']))) throw refusal(reply);
      return (await find(billNo)) ?? { state: 'failed', reason: asText(fields['message']) };
    },

    async query(billNo) {
      const found = await find(billNo);
      // It was taken before: the school has another account since then, and the payee may still accept it at the first.
      if (found === undefined) throw new ProviderError(`WeChat Pay knows no transfer ${billNo}`);
      return found;
    },

    confirmation: (_, packageInfo) => ({ kind: 'bridge', merchantId, appId, packageInfo }),
  };
}
