import type { ExamIdIn, ExamOrder, ExamPayInfo, MakePayOrderIn } from '@lectern/sdk/endpoints/exam';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { createOrder, type Order, orders } from '../order/index.ts';
import { expectAttempt } from './exam.service.ts';
import { presentHold } from './results/result.repo.ts';
import { examOrders, insertExamOrder, paysForResult } from '../answering/index.ts';

/** Reads the paid order of an attempt, or else the one still waiting for payment. */
async function findOrder(db: Queryable, recordId: string, now: Date): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(examOrders)
    .innerJoin(orders, eq(orders.id, examOrders.orderId))
    .where(
      and(
        eq(examOrders.recordId, recordId),
        or(paysForResult, and(eq(orders.status, 'waiting'), gt(orders.expiresAt, now))),
      ),
    )
    .orderBy(desc(eq(orders.status, 'paid')), desc(orders.createdAt))
    .limit(1);
  return row?.order;
}

/** Answers `exam.makePayOrder`: creates an ordinary order for the result of a handed-in attempt. */
export async function makePayOrder({ exerciseId }: MakePayOrderIn, context: UserContext): Promise<ExamOrder> {
  const { exam, attempt } = await expectAttempt(context, exerciseId);
  if (exam.priceCents === 0) throw new BusinessError('0', '这场考试不用付费');
  if (attempt.isOpen) throw new BusinessError('0', '交卷之后才能付费查看成绩');
  if (presentHold(attempt) !== undefined) throw new BusinessError('0', '成绩还没有生效，先不用付费');
  return context.transaction(async (tx) => {
    // The lock makes a double click create only one order.
    await lockUser(tx, context.user.id);
    const existingOrder = await findOrder(tx, attempt.recordId, context.clock.now());
    if (existingOrder?.status === 'paid')
      throw new BusinessError('0', '这场考试已经付过费了', { orderId: existingOrder.id });
    const { recordId } = attempt;
    const { id, orderNo, payCents } =
      existingOrder ??
      (await createOrder(tx, context, {
        kind: 'exam',
        payCents: exam.priceCents,
        listCents: exam.priceCents,
        keep: (order) => insertExamOrder(tx, order, recordId),
      }));
    return { orderId: id, orderNo, payCents };
  });
}

/** Answers `exam.payInfo`. */
export async function payInfo({ id }: ExamIdIn, context: UserContext): Promise<ExamPayInfo> {
  const { exam, attempt } = await expectAttempt(context, id);
  const order = await findOrder(context.db, attempt.recordId, context.clock.now());
  return {
    examId: exam.id,
    priceCents: exam.priceCents,
    paid: exam.priceCents === 0 || order?.status === 'paid',
    orderId: order?.id ?? null,
  };
}
