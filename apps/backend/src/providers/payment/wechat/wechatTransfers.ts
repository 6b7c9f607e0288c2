import { asText, type Fields, fieldsOf } from '../../fields.ts';
import { type OfficialAccount, officialAccount } from './officialAccount.ts';
import { refusal, type WechatCall } from './wechatCaller.ts';
import { ProviderError } from '../paymentProvider.ts';
import type { Transfers, TransferState } from '../transfers.ts';

/** The settings of a merchant account for transfers to people. */
export interface WechatTransferAccount extends OfficialAccount {
  readonly merchantId: string;
  /** Id of the scene that WeChat Pay approved, such as 1005. */
  readonly sceneId: string;
  /** Required report fields of the scene, by type. */
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

/** Error codes after which the same transfer may still succeed: insufficient balance, rate limits, an outage. */
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

  /** Queries a transfer; undefined where this account has none with this number. */
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
      // A permanent refusal means that the transfer was not made; that is verified by a query.
      if (reply.status !== 400 || PASSING.includes(asText(fields['code']))) throw refusal(reply);
      return (await find(billNo)) ?? { state: 'failed', reason: asText(fields['message']) };
    },

    async query(billNo) {
      const found = await find(billNo);
      // The transfer was made by the school's previous account, and the payee may still accept it there.
      if (found === undefined) throw new ProviderError(`WeChat Pay knows no transfer ${billNo}`);
      return found;
    },

    confirmation: (_, packageInfo) => ({ kind: 'bridge', merchantId, appId, packageInfo }),
  };
}
