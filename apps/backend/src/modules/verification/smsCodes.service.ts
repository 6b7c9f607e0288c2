import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  addCount,
  addCounts,
  type Count,
  readCounts,
  type Subject,
  takeBackCount,
} from '../../platform/auth/attempts.repo.ts';
import { isSigned, sign, signaturesOf } from '../../platform/auth/sealing.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { codesSent } from '../../platform/metrics/meters.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { MailError, mailProvider } from '../../providers/mail/mailProvider.ts';
import { SmsError, smsProvider } from '../../providers/sms/smsProvider.ts';
import { smsCodes } from './verification.tables.ts';

/** Seconds between two SMS to a number. */
const RESEND_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
/**
 * SMS in a day: to a number as one network asks for them and as all do, so that a stranger elsewhere does not use up
 * its owner's; and for a network, of which only codes stay counted that nobody used: a whole school may share one.
 */
const MOST_A_DAY = { here: 10, number: 20, network: 1000 } as const;
/** How long a code is good, in minutes. */
const GOOD_MINUTES = 5;
/** How often a code may be tried from one network and from all: a stranger elsewhere does not use up its owner's tries. */
const TRIES = { here: 5, all: 20 } as const;

const sentFrom = ({ company, ip }: Pick<Context, 'company' | 'ip'>): Subject => ({
  companyId: company.id,
  kind: 'sms-network',
  who: networkOf(ip),
  windowSeconds: DAY_SECONDS,
});

interface Limits {
  readonly minute: Subject;
  /** In the order of {@link leftToday}'s counts. */
  readonly day: readonly [here: Subject, number: Subject, network: Subject];
}

function limitsOf(context: Context, mobile: string): Limits {
  // One mailbox, in whatever case its address is typed.
  const who = mobile.toLowerCase();
  const companyId = context.company.id;
  const day = { companyId, windowSeconds: DAY_SECONDS };
  return {
    minute: { companyId, kind: 'sms-minute', who, windowSeconds: RESEND_SECONDS },
    day: [
      { ...day, kind: 'sms-day-here', who: `${who} ${networkOf(context.ip)}` },
      { ...day, kind: 'sms-day', who },
      sentFrom(context),
    ],
  };
}

/** How many more SMS there may be today; below 0 when the last one counted was one too many. */
function leftToday([here, number, network]: readonly Count[]): number {
  if ((network?.count ?? 0) > MOST_A_DAY.network) return -1;
  return Math.min(MOST_A_DAY.here - (here?.count ?? 0), MOST_A_DAY.number - (number?.count ?? 0));
}

const tooSoon = (seconds: number): BusinessError =>
  new BusinessError('0', `验证码刚刚发过，请 ${seconds} 秒后再试`, { retryAfterSeconds: seconds });
const tooMany = (): BusinessError => new BusinessError('0', '今天获取验证码的次数已用完，请明天再试');

/** Tells how often a number may still be sent a code, and how soon. @throws {BusinessError} when not today. */
export async function smsAllowance(
  context: Context,
  mobile: string,
): Promise<{ retryAfterSeconds: number; remainingToday: number }> {
  const { minute, day } = limitsOf(context, mobile);
  const now = context.clock.now();
  const [last, ...today] = await readCounts(context.db, now, [minute, ...day]);
  const remainingToday = leftToday(today);
  if (remainingToday <= 0) throw tooMany();
  return { retryAfterSeconds: (last?.count ?? 0) > 0 ? (last?.secondsLeft ?? 0) : 0, remainingToday };
}

/** Refuses at once what would be refused after the challenge, so that nobody solves one for nothing. */
export async function refuseTooSoon(context: Context, mobile: string): Promise<void> {
  const { retryAfterSeconds } = await smsAllowance(context, mobile);
  if (retryAfterSeconds > 0) throw tooSoon(retryAfterSeconds);
}

/** What stands for a number, and for a code that was sent to it, once signed. */
const claimOf = ({ company }: Context, ...words: readonly string[]): string =>
  [company.id, ...words].join(':');

/**
 * Sends a fresh code, which replaces an earlier one. Limits are counted first, so that parallel calls
 * send one SMS; a carrier that refuses gives the turn back.
 * @returns seconds until the next one.
 * @throws {BusinessError} code 0 with words for the student.
 */
export function sendCode(context: Context, mobile: string): Promise<number> {
  const { company, services, log } = context;
  if (!services.has(smsProvider)) throw new BusinessError('0', '学校还没有开通短信，请用密码登录');
  return deliverCode(context, mobile, async (code) => {
    try {
      await services
        .get(smsProvider)
        .send({ companyId: company.id, companyName: company.name, mobile, code, minutes: GOOD_MINUTES });
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

/** The same by mail; {@link checkCode} and {@link useCode} take the address in place of the number. */
export function sendMailCode(context: Context, address: string): Promise<number> {
  const { company, services, log } = context;
  if (!services.has(mailProvider)) throw new BusinessError('0', '学校还没有开通邮件');
  return deliverCode(context, address, async (code) => {
    try {
      await services
        .get(mailProvider)
        .send({ companyId: company.id, companyName: company.name, address, code, minutes: GOOD_MINUTES });
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
  if (leftToday(await addCounts(db, now, day)) < 0) throw tooMany();

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { config } = context;
  const mobileHash = sign(config, 'sms-code', claimOf(context, mobile));
  const values = {
    codeHash: sign(config, 'sms-code', claimOf(context, mobile, code)),
    triesLeft: TRIES.all,
    expiresAt: new Date(now.getTime() + GOOD_MINUTES * 60_000),
  };
  await db
    .insert(smsCodes)
    .values({ companyId: company.id, mobileHash, ...values })
    .onConflictDoUpdate({ target: [smsCodes.companyId, smsCodes.mobileHash], set: values });
  try {
    await deliver(code);
  } catch (error) {
    await Promise.all([minute, ...day].map((subject) => takeBackCount(db, subject)));
    throw error;
  }
  return RESEND_SECONDS;
}

/** A code that fits; {@link useCode} uses it up. */
export interface GoodCode {
  readonly mobileHash: string;
  readonly codeHash: string;
  /** The count of SMS from where it was typed. */
  readonly sentFrom: Subject;
}

const wrong = (): BusinessError => new BusinessError('0', '验证码不正确或已过期', { field: 'smsCode' });

/** Checks a code; each check counts as one of its tries. @throws {BusinessError} code 0 when it does not fit. */
export async function checkCode(context: Context, mobile: string, code: string): Promise<GoodCode> {
  const { db, clock, company, config } = context;
  const now = clock.now();
  const isGood = and(
    eq(smsCodes.companyId, company.id),
    gt(smsCodes.triesLeft, 0),
    gt(smsCodes.expiresAt, now),
  );
  const names = signaturesOf(config, 'sms-code', claimOf(context, mobile));
  const [kept] = await db
    .select()
    .from(smsCodes)
    .where(and(isGood, inArray(smsCodes.mobileHash, names)))
    .orderBy(desc(smsCodes.expiresAt))
    .limit(1);
  if (kept === undefined) throw wrong();
  const { mobileHash } = kept;
  const here = await addCount(db, now, {
    companyId: company.id,
    kind: 'sms-tries',
    // Each code that is sent has tries of its own.
    who: `${kept.codeHash} ${networkOf(context.ip)}`,
    windowSeconds: GOOD_MINUTES * 60,
  });
  if (here.count > TRIES.here) throw wrong();
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

/** Uses a code up, together with what it is used for. @throws {BusinessError} when another call was faster. */
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
  await takeBackCount(tx, count);
}

/** Deletes the codes that have expired. */
export async function forgetCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
}
