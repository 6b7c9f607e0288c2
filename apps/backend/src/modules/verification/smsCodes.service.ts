import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  addCount,
  addCounts,
  type Count,
  readCounts,
  type Subject,
  decrementCount,
} from '../../platform/auth/attempts.repo.ts';
import { isSigned, sign, signaturesOf } from '../../platform/auth/sealing.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { codesSent } from '../../platform/metrics/meters.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { MailError, mailProvider } from '../../providers/mail/mailProvider.ts';
import { SmsError, smsProvider } from '../../providers/sms/smsProvider.ts';
import { smsCodes } from './verification.tables.ts';

/** Seconds between two SMS to a number. */
const RESEND_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
/**
 * Maximum SMS per day. To a number, counted per requesting network and in total, so that a stranger elsewhere
 * cannot use up the owner's. Per network, counting only codes that were not used, since a whole school may
 * share one.
 */
const MAX_PER_DAY = { here: 10, number: 20, network: 1000 } as const;
/** Validity of a code, in minutes. */
const VALID_MINUTES = 5;
/** Maximum attempts at a code, per network and in total, so that a stranger elsewhere cannot use up the owner's. */
const MAX_ATTEMPTS = { here: 5, all: 20 } as const;

const sentFrom = ({ company, ip }: Pick<Context, 'company' | 'ip'>): Subject => ({
  companyId: company.id,
  kind: 'sms-network',
  key: networkOf(ip),
  windowSeconds: DAY_SECONDS,
});

interface Limits {
  readonly minute: Subject;
  /** In the order expected by {@link remainingOf}. */
  readonly day: readonly [here: Subject, number: Subject, network: Subject];
}

function limitsOf(context: Context, mobile: string): Limits {
  // Upper and lower case of an address are the same mailbox.
  const key = mobile.toLowerCase();
  const companyId = context.company.id;
  const day = { companyId, windowSeconds: DAY_SECONDS };
  return {
    minute: { companyId, kind: 'sms-minute', key, windowSeconds: RESEND_SECONDS },
    day: [
      { ...day, kind: 'sms-day-here', key: `${key} ${networkOf(context.ip)}` },
      { ...day, kind: 'sms-day', key },
      sentFrom(context),
    ],
  };
}

/** Returns how many more SMS are allowed today; negative where the last one counted exceeded the limit. */
function remainingOf([here, number, network]: readonly Count[]): number {
  if ((network?.count ?? 0) > MAX_PER_DAY.network) return -1;
  return Math.min(MAX_PER_DAY.here - (here?.count ?? 0), MAX_PER_DAY.number - (number?.count ?? 0));
}

const tooSoon = (seconds: number): BusinessError =>
  new BusinessError('0', `验证码刚刚发过，请 ${seconds} 秒后再试`, { retryAfterSeconds: seconds });
const tooMany = (): BusinessError => new BusinessError('0', '今天获取验证码的次数已用完，请明天再试');

/**
 * Returns how many more codes a number may get today, and the seconds until the next. @throws {BusinessError}
 * where none is left today.
 */
export async function smsAllowance(
  context: Context,
  mobile: string,
): Promise<{ retryAfterSeconds: number; remainingToday: number }> {
  const { minute, day } = limitsOf(context, mobile);
  const now = context.clock.now();
  const [last, ...today] = await readCounts(context.db, now, [minute, ...day]);
  const remainingToday = remainingOf(today);
  if (remainingToday <= 0) throw tooMany();
  return { retryAfterSeconds: (last?.count ?? 0) > 0 ? (last?.secondsLeft ?? 0) : 0, remainingToday };
}

/** Refuses a call that would be refused after the challenge anyway, before anybody solves one. */
export async function refuseTooSoon(context: Context, mobile: string): Promise<void> {
  const { retryAfterSeconds } = await smsAllowance(context, mobile);
  if (retryAfterSeconds > 0) throw tooSoon(retryAfterSeconds);
}

/** Returns the text to sign for a number, or for a code sent to it. */
const claimOf = ({ company }: Context, ...parts: readonly string[]): string =>
  [company.id, ...parts].join(':');

/**
 * Sends a new code, which replaces the earlier one. The limits are counted first, so that parallel calls send
 * only one SMS; if the carrier refuses it, the count is taken back.
 * @returns seconds until the next code may be requested.
 * @throws {BusinessError} code 0 with a message for the student.
 */
export function sendCode(context: Context, mobile: string): Promise<number> {
  const { company, services, log } = context;
  if (!services.has(smsProvider)) throw new BusinessError('0', '学校还没有开通短信，请用密码登录');
  return deliverCode(context, mobile, async (code) => {
    try {
      await services
        .get(smsProvider)
        .send({ companyId: company.id, companyName: company.name, mobile, code, minutes: VALID_MINUTES });
      codesSent.inc({ kind: 'sms', result: 'taken' });
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      codesSent.inc({ kind: 'sms', result: 'refused' });
      log.warn({ code: error.code }, 'The SMS provider refused an SMS');
      throw new BusinessError(
        '0',
        error.isTemporary ? '短信没有发出去，请稍后再试' : '这个号码收不到短信，请换一个',
      );
    }
  });
}

/** Sends a code by mail; {@link checkCode} and {@link useCode} then take the address in place of the number. */
export function sendMailCode(context: Context, address: string): Promise<number> {
  const { company, services, log } = context;
  if (!services.has(mailProvider)) throw new BusinessError('0', '学校还没有开通邮件');
  return deliverCode(context, address, async (code) => {
    try {
      await services
        .get(mailProvider)
        .send({ companyId: company.id, companyName: company.name, address, code, minutes: VALID_MINUTES });
      codesSent.inc({ kind: 'mail', result: 'taken' });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      codesSent.inc({ kind: 'mail', result: 'refused' });
      log.warn({ err: error }, 'The mail server refused a mail');
      throw new BusinessError('0', '邮件没有发出去，请检查邮箱地址后再试');
    }
  });
}

async function deliverCode(
  context: Context,
  mobile: string,
  deliver: (code: string) => Promise<void>,
): Promise<number> {
  const { db, clock, company } = context;
  const now = clock.now();
  const { minute, day } = limitsOf(context, mobile);
  const last = await addCount(db, now, minute);
  if (last.count > 1) throw tooSoon(last.secondsLeft);
  if (remainingOf(await addCounts(db, now, day)) < 0) throw tooMany();

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { config } = context;
  const mobileHash = sign(config, 'sms-code', claimOf(context, mobile));
  const values = {
    codeHash: sign(config, 'sms-code', claimOf(context, mobile, code)),
    triesLeft: MAX_ATTEMPTS.all,
    expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000),
  };
  await db
    .insert(smsCodes)
    .values({ companyId: company.id, mobileHash, ...values })
    .onConflictDoUpdate({ target: [smsCodes.companyId, smsCodes.mobileHash], set: values });
  try {
    await deliver(code);
  } catch (error) {
    await Promise.all([minute, ...day].map((subject) => decrementCount(db, subject)));
    throw error;
  }
  return RESEND_SECONDS;
}

/** A valid code; {@link useCode} uses it up. */
export interface GoodCode {
  readonly mobileHash: string;
  readonly codeHash: string;
  /** The count of SMS of the network where it was typed. */
  readonly sentFrom: Subject;
}

const wrong = (): BusinessError => refused('smsCode', '验证码不正确或已过期');

/** Checks a code; each check counts as an attempt. @throws {BusinessError} code 0 where it is wrong. */
export async function checkCode(context: Context, mobile: string, code: string): Promise<GoodCode> {
  const { db, clock, company, config } = context;
  const now = clock.now();
  const isGood = and(
    eq(smsCodes.companyId, company.id),
    gt(smsCodes.triesLeft, 0),
    gt(smsCodes.expiresAt, now),
  );
  const names = signaturesOf(config, 'sms-code', claimOf(context, mobile));
  const [stored] = await db
    .select()
    .from(smsCodes)
    .where(and(isGood, inArray(smsCodes.mobileHash, names)))
    .orderBy(desc(smsCodes.expiresAt))
    .limit(1);
  if (stored === undefined) throw wrong();
  const { mobileHash } = stored;
  const here = await addCount(db, now, {
    companyId: company.id,
    kind: 'sms-tries',
    // Attempts are counted per code, so that a new code can be tried again.
    key: `${stored.codeHash} ${networkOf(context.ip)}`,
    windowSeconds: VALID_MINUTES * 60,
  });
  if (here.count > MAX_ATTEMPTS.here) throw wrong();
  const [tried] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(isGood, eq(smsCodes.mobileHash, mobileHash)))
    .returning();
  if (tried === undefined) throw wrong();
  const { codeHash } = tried;
  if (!isSigned(config, 'sms-code', claimOf(context, mobile, code), codeHash)) throw wrong();
  return { mobileHash, codeHash, sentFrom: sentFrom(context) };
}

/**
 * Uses up a code, in the transaction of what it is used for. @throws {BusinessError} where another call has
 * used it.
 */
export async function useCode(
  tx: Queryable,
  companyId: string,
  { mobileHash, codeHash, sentFrom: count }: GoodCode,
): Promise<void> {
  const used = await tx
    .delete(smsCodes)
    .where(
      and(
        eq(smsCodes.companyId, companyId),
        eq(smsCodes.mobileHash, mobileHash),
        eq(smsCodes.codeHash, codeHash),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  if (used.length === 0) throw wrong();
  await decrementCount(tx, count);
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
}
