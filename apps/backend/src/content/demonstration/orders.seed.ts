import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { cardsOf, enrol } from '../../modules/catalogue/index.ts';
import { commodities } from '../../modules/catalogue/catalogue.tables.ts';
import { enrolments } from '../../modules/catalogue/students.tables.ts';
import { newOrderNo } from '../../modules/order/createOrder.service.ts';
import { TIME_TO_PAY_MS } from '../../modules/order/orderStates.ts';
import { orderItems, orders } from '../../modules/order/order.tables.ts';
import { payments } from '../../modules/payment/payment.tables.ts';
import { sandboxTrades } from '../../providers/payment/sandboxPayment.tables.ts';
import { schoolIdOf, studentAt } from './find.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Kind = 'recorded' | 'live' | 'package' | 'free';

/** An order of a demonstration's student; its courses are named by kind and place on the company's shelf. */
interface OrderContent {
  readonly host: string;
  readonly username: string;
  readonly daysAgo: number;
  readonly status: 'paid' | 'cancelled' | 'closed';
  readonly way?: 'wechat' | 'alipay';
  readonly items: readonly (readonly [kind: Kind, place: number])[];
  /** How long the right to study lasts, in days. @defaultValue without end */
  readonly days?: number;
}

const contents: readonly OrderContent[] = [
  {
    host: 'localhost',
    username: 'student',
    daysAgo: 41,
    status: 'paid',
    way: 'wechat',
    items: [
      ['recorded', 1],
      ['recorded', 3],
    ],
  },
  { host: 'localhost', username: 'student', daysAgo: 20, status: 'paid', items: [['free', 0]] },
  { host: 'localhost', username: 'student', daysAgo: 9, status: 'paid', way: 'alipay', items: [['live', 0]] },
  { host: 'localhost', username: 'student', daysAgo: 5, status: 'cancelled', items: [['recorded', 5]] },
  {
    host: 'localhost',
    username: 'student',
    daysAgo: 3,
    status: 'closed',
    items: [
      ['live', 1],
      ['recorded', 4],
    ],
  },
  {
    host: 'localhost',
    username: 'returner',
    daysAgo: 400,
    status: 'paid',
    way: 'wechat',
    items: [
      ['recorded', 0],
      ['recorded', 2],
    ],
    days: 365,
  },
  { host: 'localhost', username: 'returner', daysAgo: 14, status: 'closed', items: [['recorded', 2]] },
  { host: 'localhost', username: 'returner', daysAgo: 12, status: 'closed', items: [['live', 0]] },
  {
    host: 'localhost',
    username: 'member',
    daysAgo: 30,
    status: 'paid',
    way: 'alipay',
    items: [['package', 0]],
  },
  {
    host: 'localhost',
    username: 'emma',
    daysAgo: 16,
    status: 'paid',
    way: 'wechat',
    items: [['recorded', 0]],
  },
  {
    host: 'second.localhost',
    username: 'student',
    daysAgo: 22,
    status: 'paid',
    way: 'wechat',
    items: [['recorded', 0]],
  },
];

const isKind: Readonly<Record<Kind, ReturnType<typeof sql>>> = {
  recorded: sql`${commodities.type} = 1 and ${commodities.kind} = 'recorded' and ${commodities.priceCents} > 0`,
  live: sql`${commodities.type} = 1 and ${commodities.kind} = 'live' and ${commodities.priceCents} > 0`,
  package: sql`${commodities.type} = 2`,
  free: sql`${commodities.type} = 1 and ${commodities.kind} = 'recorded' and ${commodities.priceCents} = 0`,
};

async function onShelf(tx: Queryable, companyId: string, items: OrderContent['items']): Promise<string[]> {
  const ids: string[] = [];
  for (const [kind, place] of items) {
    const [row] = await tx
      .select({ id: commodities.id })
      .from(commodities)
      .where(and(eq(commodities.companyId, companyId), isKind[kind]))
      .orderBy(asc(commodities.id))
      .limit(1)
      .offset(place);
    if (row !== undefined) ids.push(row.id);
  }
  return ids;
}

async function seedOrder(tx: Queryable, content: OrderContent): Promise<void> {
  const { status, way, daysAgo, days } = content;
  const student = await studentAt(tx, content.host, content.username);
  const { companyId, userId } = student;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS - daysAgo * 97 * MINUTE_MS);
  const paidAt = new Date(createdAt.getTime() + 2 * MINUTE_MS);
  const expiresAt = new Date(createdAt.getTime() + TIME_TO_PAY_MS);
  const cards = await cardsOf(tx, { companyId, userId }, await onShelf(tx, companyId, content.items));
  if (cards.length === 0) return;
  const payCents = cards.reduce((sum, card) => sum + card.priceCents, 0);

  const [order] = await tx
    .insert(orders)
    .values({
      ...student,
      schoolId: await schoolIdOf(tx, companyId),
      kind: 'courses',
      orderNo: newOrderNo(createdAt),
      status,
      payCents,
      listCents: cards.reduce((sum, card) => sum + card.listPriceCents, 0),
      createdAt,
      expiresAt,
      paidAt: status === 'paid' ? paidAt : null,
      paidBy: way ?? null,
      endedAt: status === 'paid' ? null : status === 'closed' ? expiresAt : paidAt,
    })
    .returning();
  if (order === undefined) return;
  await tx.insert(orderItems).values(
    cards.map(({ courseId, courseName, courseNameEn, ...card }, position) => ({
      companyId,
      orderId: order.id,
      commodityId: card.commodityId,
      commodityType: card.commodityType,
      targetId: courseId,
      kind: card.kind,
      name: courseName,
      nameEn: courseNameEn,
      cover: card.cover,
      teacherName: card.teacherName,
      teacherNameEn: card.teacherNameEn,
      lessonCount: card.lessonCount,
      priceCents: card.priceCents,
      listPriceCents: card.listPriceCents,
      position,
    })),
  );
  if (status !== 'paid') return;
  for (const { commodityId, priceCents } of cards) {
    const source = priceCents === 0 ? 'free' : 'order';
    await enrol(tx, { companyId, userId, commodityId, source, orderId: order.id, now: paidAt });
  }
  if (days !== undefined) {
    const until = new Date(createdAt.getTime() + days * DAY_MS);
    await tx.update(enrolments).set({ expiresAt: until }).where(eq(enrolments.orderId, order.id));
  }
  if (way === undefined) return;
  const trade = {
    tradeNo: `${order.orderNo}${way === 'wechat' ? 'W' : 'A'}1`,
    way,
    merchantId: `sandbox-${companyId}`,
    status: 'paid' as const,
    amountCents: payCents,
    createdAt,
    paidAt,
  };
  const providerTradeNo = `SB${order.orderNo}`;
  await tx
    .insert(payments)
    .values({ ...trade, companyId, orderId: order.id, provider: 'sandbox', providerTradeNo });
  // The sandbox knows of it too, so that it can send it back.
  await tx.insert(sandboxTrades).values({
    ...trade,
    subject: cards[0]?.courseName ?? '',
    returnUrl: '',
    expiresAt,
    transactionId: providerTradeNo,
  });
}

/** Seeds orders in every state, and with the paid ones the right to study. */
export async function seedOrders(tx: Queryable): Promise<void> {
  for (const content of contents) await seedOrder(tx, content);
}
