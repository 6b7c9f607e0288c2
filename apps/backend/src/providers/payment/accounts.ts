import { createPrivateKey, createPublicKey } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Clock } from '../../platform/config/clock.ts';
import { ConfigError } from '../../platform/config/configError.ts';
import { readAccountsFile, readKeyFile } from '../accountsFile.ts';
import { alipay } from './alipay/alipay.ts';
import type { AlipayAccount } from './alipay/alipayCaller.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { Transfers } from './transfers.ts';
import { type WechatAccount, wechatCaller } from './wechat/wechatCaller.ts';
import { wechatPay } from './wechat/wechatPay.ts';
import { wechatTransfers } from './wechat/wechatTransfers.ts';

const Text = Type.String({ minLength: 1 });

const WechatSettings = Type.Object({
  appId: Text,
  merchantId: Text,
  serialNo: Text,
  /** PEM file of the merchant's private key (`apiclient_key.pem`). */
  privateKeyFile: Text,
  /** PEM files of WeChat Pay's public keys or certificates, by serial number or key id. */
  platformKeyFiles: Type.Record(Type.String(), Text),
  /** File with the APIv3 key, 32 characters. */
  apiV3KeyFile: Text,
  gateway: Type.Optional(Text),
  /**
   * File with the secret of the official account with this app id; optional, only needed for payments within
   * WeChat.
   */
  appSecretFile: Type.Optional(Text),
  /** Only needed for transfers to people. */
  transfers: Type.Optional(
    Type.Object({
      /** File with the secret of the official account with this app id. */
      appSecretFile: Text,
      /** Id of the scene that WeChat Pay approved, such as 1005. */
      sceneId: Text,
      /** Required report fields of the scene, by type. */
      sceneReport: Type.Record(Type.String(), Text),
    }),
  ),
});

const AlipaySettings = Type.Object({
  appId: Text,
  merchantId: Text,
  /** PEM file of the application's private key. */
  privateKeyFile: Text,
  /** PEM file of Alipay's public key. */
  alipayKeyFile: Text,
  product: Type.Optional(Type.Enum(['qr', 'page'])),
  gateway: Type.Optional(Text),
});

/** The file `payment.json`: accounts by the school's host. Relative paths in it start from the file's folder. */
export const PaymentFile = Type.Record(
  Type.String(),
  Type.Object({ wechat: Type.Optional(WechatSettings), alipay: Type.Optional(AlipaySettings) }),
);

/** The payment accounts of one company. */
export interface Accounts {
  readonly wechat?: PaymentProvider;
  readonly alipay?: PaymentProvider;
  readonly transfers?: Transfers;
}

async function wechatOf(folder: string, settings: Static<typeof WechatSettings>): Promise<WechatAccount> {
  const apiV3Key = await readKeyFile(folder, settings.apiV3KeyFile, (text) => Buffer.from(text.trim()));
  if (apiV3Key.length !== 32)
    throw new ConfigError(`The APIv3 key in ${settings.apiV3KeyFile} must have 32 characters.`);
  const platformKeys = await Promise.all(
    Object.entries(settings.platformKeyFiles).map(
      async ([serial, file]) => [serial, await readKeyFile(folder, file, createPublicKey)] as const,
    ),
  );
  return {
    appId: settings.appId,
    merchantId: settings.merchantId,
    serialNo: settings.serialNo,
    privateKey: await readKeyFile(folder, settings.privateKeyFile, createPrivateKey),
    platformKeys: new Map(platformKeys),
    apiV3Key,
    ...(settings.appSecretFile !== undefined && {
      appSecret: await readKeyFile(folder, settings.appSecretFile, (text) => text.trim()),
    }),
    ...(settings.gateway !== undefined && { gateway: settings.gateway }),
  };
}

async function transfersOf(
  folder: string,
  settings: Static<typeof WechatSettings>,
  clock: Clock,
): Promise<Transfers | undefined> {
  const { transfers } = settings;
  if (transfers === undefined) return undefined;
  const account = await wechatOf(folder, settings);
  const appSecret = await readKeyFile(folder, transfers.appSecretFile, (text) => text.trim());
  const { sceneId, sceneReport } = transfers;
  return wechatTransfers({ ...account, appSecret, sceneId, sceneReport }, wechatCaller(account, clock));
}

async function alipayOf(folder: string, settings: Static<typeof AlipaySettings>): Promise<AlipayAccount> {
  const { privateKeyFile, alipayKeyFile, appId, merchantId, product, gateway } = settings;
  return {
    appId,
    merchantId,
    privateKey: await readKeyFile(folder, privateKeyFile, createPrivateKey),
    alipayKey: await readKeyFile(folder, alipayKeyFile, createPublicKey),
    ...(product !== undefined && { product }),
    ...(gateway !== undefined && { gateway }),
  };
}

/**
 * Reads the schools' accounts from `payment.json` in the data folder, by host; empty without the file.
 * @throws {ConfigError} when the file or a key in it is invalid.
 */
export async function readAccounts(dataDir: string, clock: Clock): Promise<ReadonlyMap<string, Accounts>> {
  const file = await readAccountsFile(dataDir, 'payment.json', PaymentFile);
  if (file === undefined) return new Map();
  const { folder, content } = file;
  const accounts = await Promise.all(
    Object.entries(content).map(
      async ([host, { wechat, alipay: alipaySettings }]): Promise<[string, Accounts]> => {
        const transfers = wechat === undefined ? undefined : await transfersOf(folder, wechat, clock);
        return [
          host.toLowerCase(),
          {
            ...(wechat !== undefined && { wechat: wechatPay(await wechatOf(folder, wechat), clock) }),
            ...(alipaySettings !== undefined && {
              alipay: alipay(await alipayOf(folder, alipaySettings), clock),
            }),
            ...(transfers !== undefined && { transfers }),
          },
        ];
      },
    ),
  );
  return new Map(accounts);
}
