import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto';

/** The keys of a WeChat Pay v3 account. */
export interface WechatKeys {
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serialNo: string;
  readonly privateKey: KeyObject;
  /** WeChat Pay's public keys by serial number or key id; two during a key change. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
  /** The APIv3 key, 32 bytes. */
  readonly apiV3Key: Buffer;
}

/** Signs a request with `WECHATPAY2-SHA256-RSA2048`; returns the Authorization header. */
export function authorizationOf(
  keys: WechatKeys,
  request: { readonly method: string; readonly pathAndQuery: string; readonly body: string },
  now: Date,
): string {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = Math.floor(now.getTime() / 1000);
  const message = `${request.method}\n${request.pathAndQuery}\n${timestamp}\n${nonce}\n${request.body}\n`;
  const signature = sign('RSA-SHA256', Buffer.from(message), keys.privateKey).toString('base64');
  return (
    `WECHATPAY2-SHA256-RSA2048 mchid="${keys.merchantId}",nonce_str="${nonce}",signature="${signature}",` +
    `timestamp="${timestamp}",serial_no="${keys.serialNo}"`
  );
}

/** Signs the parameters of WeChat's bridge, in the line format that WeChat Pay verifies. */
export function paySignOf(
  { privateKey }: WechatKeys,
  request: Readonly<Record<'appId' | 'timeStamp' | 'nonceStr' | 'package', string>>,
): string {
  const message = `${request.appId}\n${request.timeStamp}\n${request.nonceStr}\n${request.package}\n`;
  return sign('RSA-SHA256', Buffer.from(message), privateKey).toString('base64');
}

/** The signed parts of a reply or a notice by WeChat Pay. */
export interface WechatSigned {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly serial: string;
  readonly body: string;
}

/** Maximum clock difference and age of a notice, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Tells whether WeChat Pay signed this recently. */
export function isFromWechat(keys: WechatKeys, signed: WechatSigned, now: Date): boolean {
  const key = keys.platformKeys.get(signed.serial);
  const age = Math.abs(now.getTime() / 1000 - Number(signed.timestamp));
  if (key === undefined || !(age <= TOLERANCE_SECONDS)) return false;
  const message = `${signed.timestamp}\n${signed.nonce}\n${signed.body}\n`;
  return verify('RSA-SHA256', Buffer.from(message), key, Buffer.from(signed.signature, 'base64'));
}

const TAG_BYTES = 16;

/** Decrypts the resource of a notice (AEAD_AES_256_GCM). @throws {Error} when it was not encrypted with our key. */
export function openResource(
  apiV3Key: Buffer,
  resource: { readonly ciphertext: string; readonly nonce: string; readonly associatedData: string },
): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(resource.nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(resource.associatedData));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
