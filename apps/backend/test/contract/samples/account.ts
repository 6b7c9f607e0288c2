import { randomInt } from 'node:crypto';
import * as account from '@lectern/sdk/endpoints/account';
import { eq } from 'drizzle-orm';
import { chargeCards, memberLevels } from '../../../src/modules/account/account.tables.ts';
import { pointGoods } from '../../../src/modules/account/shop/shop.tables.ts';
import { hashCard } from '../../../src/modules/account/balance/balance.repo.ts';
import { bookBalance } from '../../../src/modules/account/index.ts';
import { payees } from '../../../src/modules/withdrawal/withdrawal.tables.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';
import { proofOf } from './setting.ts';
import { addCoupon } from '../../subjects/memberships.ts';

/** Creates an unused code. */
async function freshCode({ app, companyId }: DemoSchool): Promise<string> {
  const code = `SAMPLE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await addCoupon(app, companyId, { code });
  return code;
}

/** Creates an unused recharge card. */
async function freshCard({ app, companyId }: DemoSchool): Promise<account.ChargeCardIn> {
  const cardNo = `SAMPLE${randomInt(1e9)}`;
  const [cardPassword, endsAt] = ['SAMPLE', new Date(app.clock.now().getTime() + 3_600_000)];
  await app.parts.connection.db
    .insert(chargeCards)
    .values({ companyId, cardNo, passwordHash: hashCard(cardNo, cardPassword), amountCents: 50_000, endsAt });
  return { cardNo, cardPassword };
}

/** Adds money to the student's balance. */
export async function fillBalance(school: DemoSchool): Promise<void> {
  await school.ask(account.chargeCardRecharge, await freshCard(school));
}

/** Creates a balance that was paid in online, and a payee to withdraw it to. */
async function withdrawable(school: DemoSchool): Promise<account.WithdrawIn> {
  const { app, companyId } = school;
  const { db } = app.parts.connection;
  const { id: userId } = await app.userNamed('member');
  const now = app.clock.now();
  await db
    .insert(payees)
    .values({ userId, companyId, openid: 'sandbox-a', boundAt: now })
    .onConflictDoNothing();
  await db.transaction((tx) =>
    bookBalance(tx, {
      companyId,
      userId,
      kind: 'charge',
      amountCents: 5_000,
      remark: '在线充值',
      idempotencyKey: 'sample:withdrawal',
      createdAt: now,
    }),
  );
  return { withdrawAmount: 4_000, verifyToken: await proofOf(school) };
}

/** Creates goods that the student has enough points for. */
async function freshGoods({ app, companyId }: DemoSchool): Promise<account.PointOrderIn> {
  const { db } = app.parts.connection;
  const [level] = await db.select().from(memberLevels).where(eq(memberLevels.companyId, companyId)).limit(1);
  if (level === undefined) throw new Error('The school sells no membership');
  const point = 30;
  const [goods] = await db
    .insert(pointGoods)
    .values({ companyId, kind: 'membership', levelId: level.id, name: level.name, points: point })
    .returning();
  if (goods === undefined) throw new Error('The goods were not added');
  return { goodsId: goods.id, point };
}

async function someLevel({ ask }: DemoSchool): Promise<string> {
  const [level] = (await ask(account.memberList, {})).levels;
  if (level === undefined) throw new Error('The school sells no membership');
  return level.memberId;
}

/** Samples of points, coupons, membership and invitations. */
export const accountSamples: readonly Sample[] = [
  sample(account.pointInfo, {}),
  sample(account.pointList, { direction: 'in', pageNo: 1, pageSize: 10 }),
  sample(account.pointDescription, {}),
  sample(account.pointGoods, {}),
  sample(account.makePointOrder, freshGoods),
  sample(account.memberList, {}, { isStudents: true }),
  sample(account.refreshMember, {}),
  sample(account.charge, {}),
  sample(account.chargeHistory, { direction: 'in', pageNo: 1, pageSize: 10 }),
  sample(account.makeBalanceOrder, { amountCents: 5_000 }),
  sample(account.chargeCardRecharge, freshCard),
  sample(account.checkOpenid, {}),
  sample(account.withdrawals, { pageNo: 1, pageSize: 10 }),
  sample(account.cashWithdraw, withdrawable),
  sample(account.couponCount, {}),
  sample(account.couponList, { state: 'usable', pageNo: 1, pageSize: 10 }),
  sample(account.exchangeCoupon, async (school) => ({ code: await freshCode(school) })),
  sample(account.makeMemberOrder, async (school) => {
    const { couponId } = await school.ask(account.exchangeCoupon, { code: await freshCode(school) });
    return { memberId: await someLevel(school), count: 1, couponId };
  }),
  sample(account.removeExpiredCoupons, {}),
  sample(account.categoryUsed, {}),
  sample(account.categoryCan, {}),
  sample(account.categoryExam, {}),
  sample(account.categoryUpgrade, {}),
  sample(account.categoryCount, {}),
  sample(account.inviteCode, {}),
  sample(account.inviteRecord, { pageNo: 1, pageSize: 10 }),
];
