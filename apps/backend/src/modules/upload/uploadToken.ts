import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { useOnce } from '../../platform/auth/usedOnce.ts';

/** Validity of a token in milliseconds, enough to send a part of 4 MB over a slow connection. */
const LIFETIME_MS = 10 * 60_000;

const claimsOf = ({ user }: UserContext, nonce: string, expires: string): string =>
  `${user.id}:${nonce}:${expires}`;

/** Creates a single-use token for one step of an upload. */
export function newToken(context: UserContext): string {
  const nonce = randomBytes(12).toString('base64url');
  const expires = (context.clock.now().getTime() + LIFETIME_MS).toString(36);
  return `${nonce}.${expires}.${sign(context.config, 'upload-token', claimsOf(context, nonce, expires))}`;
}

/** Uses up a token. @throws {BusinessError} -601 where it is not the student's, expired or used. */
export async function useToken(context: UserContext, token: string): Promise<void> {
  const [nonce = '', expires = '', signature = ''] = token.split('.');
  const expiresAt = new Date(Number.parseInt(expires, 36));
  const isGood =
    isSigned(context.config, 'upload-token', claimsOf(context, nonce, expires), signature) &&
    expiresAt > context.clock.now();
  const { db, company } = context;
  if (!isGood || !(await useOnce(db, { companyId: company.id, kind: 'upload', value: nonce, expiresAt }))) {
    throw new BusinessError('-601', '上传授权已过期，请重新上传', { field: 'uptoken' });
  }
}
