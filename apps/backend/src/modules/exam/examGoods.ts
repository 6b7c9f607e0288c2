import { and, eq, inArray, ne } from 'drizzle-orm';
import { exerciseRecords, examOrders, paysForResult } from '../answering/index.ts';
import { examResultPaid, writeMessages } from '../message/index.ts';
import { type Goods, orders, type Returns } from '../order/index.ts';

/** The result of a handed-in attempt, which is paid for once. */
export const examGoods: Goods = {
  async describe(db, orderIds) {
    const rows = await db
      .select({ orderId: examOrders.orderId, recordId: exerciseRecords.id, examName: exerciseRecords.title })
      .from(examOrders)
      .innerJoin(exerciseRecords, eq(exerciseRecords.id, examOrders.recordId))
      .where(inArray(examOrders.orderId, [...orderIds]));
    return new Map(
      rows.map(({ orderId, recordId, examName }) => [
        orderId,
        { subject: examName, exam: { recordId, examName } },
      ]),
    );
  },

  async reclaim(tx, { id }) {
    const own = tx
      .select({ recordId: examOrders.recordId })
      .from(examOrders)
      .where(eq(examOrders.orderId, id));
    const [other] = await tx
      .select({ id: orders.id })
      .from(examOrders)
      .innerJoin(orders, eq(orders.id, examOrders.orderId))
      .where(and(inArray(examOrders.recordId, own), paysForResult, ne(orders.id, id)))
      .limit(1);
    return other === undefined ? undefined : 'duplicate';
  },

  async give(tx, order, now) {
    const bought = await examGoods.describe(tx, [order.id]);
    const { companyId, userId } = order;
    await writeMessages(tx, [
      examResultPaid({ companyId, userId, now }, order, bought.get(order.id)?.subject ?? ''),
    ]);
  },
};

/**
 * Results of exams, which only the school refunds, for example those of a cancelled exam: the result is closed
 * until it is paid for again.
 */
export const examReturns: Returns = {
  mayBeRequested: false,

  async parts(db, { id, listCents }) {
    const { exam } = (await examGoods.describe(db, [id])).get(id) ?? {};
    return exam === undefined || exam === null
      ? []
      : [
          {
            itemId: exam.recordId,
            name: exam.examName,
            nameEn: '',
            priceCents: listCents,
            studiedPercent: 100,
          },
        ];
  },

  takeBack: async () => [],
};
