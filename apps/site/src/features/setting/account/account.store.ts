import type { Reply } from '@lectern/sdk';
import { withCaptcha } from '@lectern/sdk/captcha';
import * as setting from '@lectern/sdk/endpoints/setting';
import { RESEND_MS } from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { storePhone } from '../../../shared/session/session.store.ts';
import { replaceToken } from '../../../shared/session/tokenChange.ts';
import { loadUser } from '../../../shared/student/user.store.ts';
import {
  loadPresence,
  startWait,
  sealPassword,
  solveChallenge,
  waitOf as waitAfter,
} from '../../login/readers.ts';
import { refusalWithMessage } from '../../../shared/refusalWithMessage.ts';
import { DONE, type Result } from '../../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The account and what is bound to it; number and address are masked. */
export type Account = ReadBy<typeof readAccount>;

/** State of the account page. */
export interface AccountState {
  status: LoadStatus;
  account: Account | undefined;
}

export const account = proxy<AccountState>({ status: 'idle', account: undefined });

function readAccount(reply: Reply<setting.AccountInfo>) {
  return {
    username: reply.username ?? '',
    hasPassword: reply.hasPassword ?? false,
    mobile: reply.mobile ?? '',
    email: reply.email ?? '',
    lastLoginAt: reply.lastLoginAt ?? '',
    /** Whether the school sends codes by SMS, and by e-mail. */
    sendsSms: reply.smsFlag !== 0,
    sendsMail: reply.mailFlag !== 0,
    linked: reply.thirdParties.flatMap((entry) => {
      const type = entry.type;
      return type === undefined ? [] : [{ type, isBound: entry.bindFlag === 1, name: entry.name ?? '' }];
    }),
  };
}

const { load } = loadInto(account);

/** Loads the account; the previous data stay until the reply arrives. */
export const loadAccount = prefetched(async (): Promise<void> => {
  await load(async () => ({ account: readAccount(await request(setting.accountInfo, {})) }));
});

/** Where to send a code. */
export type CodeTarget =
  | { readonly for: 'identity'; readonly way: 'mobile' | 'email' }
  | { readonly for: 'mobile'; readonly mobile: string }
  | { readonly for: 'email'; readonly email: string }
  | { readonly for: 'password' };

function requestCode(target: CodeTarget, ticket: object) {
  switch (target.for) {
    case 'password':
      return request(setting.sendPasswordSms, ticket);
    case 'identity':
      return request(setting.sendSms, { codeType: 'VERIFY_IDENTITY', way: target.way, ...ticket });
    case 'mobile':
      return request(setting.sendSms, { codeType: 'BIND_MOBILE', mobile: target.mobile, ...ticket });
    case 'email':
      return request(setting.sendSms, { codeType: 'BIND_EMAIL', email: target.email, ...ticket });
  }
}

/**
 * Returns the name under which the wait for the next code is stored: a new number or address has a wait of its
 * own, so that a corrected one has none.
 */
export function waitKeyOf(target: CodeTarget): string {
  switch (target.for) {
    case 'password':
      return 'password';
    case 'identity':
      return `identity:${target.way}`;
    case 'mobile':
      return target.mobile;
    case 'email':
      return target.email;
  }
}

/** Performs an action; any error becomes a refusal with a message. */
async function attempt(work: () => Promise<unknown>): Promise<Result> {
  try {
    await work();
    return DONE;
  } catch (error) {
    return refusalWithMessage(error);
  }
}

/** Sends a code, after the challenge if the school requires one. */
export function sendCode(target: CodeTarget): Promise<Result> {
  return attempt(async () => {
    try {
      const reply = await withCaptcha((ticket) => requestCode(target, { ...ticket }), solveChallenge);
      startWait(waitKeyOf(target), (reply.retryAfterSeconds ?? 0) * 1000 || RESEND_MS);
    } catch (error) {
      startWait(waitKeyOf(target), waitAfter(error) * 1000);
      throw error;
    }
  });
}

/** A proof of identity. */
export type Proof =
  | { readonly way: 'password'; readonly password: string }
  | { readonly way: 'mobile' | 'email'; readonly code: string };

/** Verifies a proof of identity; the returned token allows the changes below for ten minutes. */
export async function verifyIdentity(proof: Proof): Promise<Result & { readonly verifyToken?: string }> {
  let verifyToken = '';
  const outcome = await attempt(async () => {
    const input: setting.VerifyIdentityIn =
      proof.way === 'password'
        ? { way: 'password', password: await sealPassword(proof.password) }
        : { way: proof.way, code: proof.code };
    verifyToken = (await request(setting.verifyIdentity, input)).verifyToken ?? '';
  });
  return { ...outcome, verifyToken };
}

const withProof = (verifyToken: string) => (verifyToken === '' ? {} : { verifyToken });

async function change(work: () => Promise<unknown>): Promise<Result> {
  return attempt(async () => {
    await work();
    await Promise.all([loadAccount(), loadUser()]);
  });
}

/** Binds a number with the code sent to it. */
export function bindMobile(mobile: string, smsCode: string, verifyToken: string): Promise<Result> {
  return change(async () => {
    await request(setting.bindMobile, { mobile, smsCode, ...withProof(verifyToken) });
    storePhone(mobile);
  });
}

/** Binds an address with the code sent to it. */
export function bindEmail(email: string, code: string, verifyToken: string): Promise<Result> {
  return change(() => request(setting.bindEmail, { email, code, ...withProof(verifyToken) }));
}

/** Sets the user name, once; after several taken names, the server requires the challenge. */
export function bindUsername(username: string): Promise<Result> {
  return change(() =>
    withCaptcha((ticket) => request(setting.bindUsername, { username, ...ticket }), solveChallenge),
  );
}

/** Unbinds the account of another platform. */
export function unbind(type: setting.ThirdParty, verifyToken: string): Promise<Result> {
  return change(() => request(setting.unbindThirdParty, { type, ...withProof(verifyToken) }));
}

/** The proof for changing a password. */
export type PasswordProof = { readonly oldPassword: string } | { readonly smsCode: string };

/** Sets a new password; this page continues with a new token, and all other sessions of the account end. */
export function changePassword(password: string, proof: PasswordProof): Promise<Result> {
  return change(async () => {
    const { beginPresence, stopPresence } = await loadPresence();
    // The server closes connections that use the old token; presence starts again with the new one.
    stopPresence();
    try {
      await replaceToken(() => replacePassword(password, proof));
    } finally {
      void beginPresence();
    }
  });
}

async function replacePassword(password: string, proof: PasswordProof): Promise<string> {
  const own =
    'oldPassword' in proof
      ? { oldPassword: await sealPassword(proof.oldPassword) }
      : { smsCode: proof.smsCode };
  const reply = await request(setting.updatePassword, { ...own, password: await sealPassword(password) });
  return reply.token ?? '';
}
