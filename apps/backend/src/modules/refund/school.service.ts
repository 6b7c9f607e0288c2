import { and, asc, eq, inArray } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { counted } from '../../platform/commands/counted.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { yuanOf } from '../../platform/money/money.ts';
import { examAttempts, examOrders, type ExamRow, paysForResult } from '../answering/index.ts';
import { lockOrder, orders } from '../order/index.ts';
import { refunds } from '../payment/index.ts';
import { type LockedRequest, lockRequest, readParts } from './refund.repo.ts';
import { refundItems, type RefundRequestRow, refundRequests } from './refund.tables.ts';
import { carryOut, endRequest, makeRequest, tryAgain } from './states.service.ts';

const HEAD = [
  'request',
  'state',
  'asked',
  'order',
  'paid',
  'student',
  'name',
  'goods',
  'studied',
  'money',
  'balance',
  'points',
  'reason',
  'words',
  'problem',
];

/** Lists a company's requests in one state, with their parts and any problem with the refund. */
export async function listRequests(
  tx: Queryable,
  companyId: string,
  state: RefundRequestRow['state'],
  now: Date,
): Promise<Table> {
  const rows = await tx
    .select({
      request: refundRequests,
      order: orders,
      number: studentNumber,
      name: users.name,
      problem: refunds.problem,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .innerJoin(users, eq(users.id, refundRequests.userId))
    .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
    .where(and(eq(refundRequests.companyId, companyId), eq(refundRequests.state, state)))
    .orderBy(asc(refundRequests.id));
  const items = await tx
    .select()
    .from(refundItems)
    .where(
      inArray(
        refundItems.requestId,
        rows.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(refundItems.id));
  const lines: Parameters<typeof csvTable>[1][number][] = [];
  for (const { request, order, number, name, problem } of rows) {
    const own = items.filter(({ requestId }) => requestId === request.id);
    const parts = await readParts(tx, order, now);
    const studied = own.map(
      ({ itemId }) => parts.find((part) => part.itemId === itemId)?.studiedPercent ?? 0,
    );
    lines.push([
      request.id,
      request.state,
      request.createdAt,
      order.orderNo,
      order.paidAt,
      number,
      name,
      own.map((item) => item.name).join('; '),
      `${Math.max(0, ...studied)}%`,
      yuanOf(request.moneyCents),
      yuanOf(request.balanceCents),
      request.points,
      request.reason,
      request.remark,
      problem,
    ]);
  }
  return csvTable(HEAD, lines);
}

/** Locks a request. @throws {CommandError} where there is none. */
async function expectRequest(tx: Queryable, requestId: string): Promise<LockedRequest> {
  const locked = await lockRequest(tx, requestId);
  if (locked === undefined)
    throw new CommandError(`There is no request ${requestId}. "refunds" shows the pending ones.`);
  return locked;
}

function refuseDecided({ id, state }: RefundRequestRow): void {
  if (state !== 'asked')
    throw new CommandError(`Request ${id} is already ${state}; only a pending request can be decided.`);
}

/** Options of {@link refundExam}. */
export interface ExamRefund {
  /** Only this student's results. */
  readonly userId?: string | undefined;
  /** Shown to the students. */
  readonly reason: string;
}

/**
 * Refunds all paid results of an exam that are not refunded yet. Orders that cannot be refunded, such as those with
 * an invoice, are left as they are, and named.
 * @throws {CommandError} where no result is paid.
 */
export async function refundExam(
  tx: Queryable,
  exam: ExamRow,
  { userId, reason }: ExamRefund,
  now: Date,
): Promise<string> {
  const paid = await tx
    .select({ orderNo: orders.orderNo })
    .from(examOrders)
    .innerJoin(orders, eq(orders.id, examOrders.orderId))
    .innerJoin(examAttempts, eq(examAttempts.recordId, examOrders.recordId))
    .where(
      and(
        eq(examAttempts.examId, exam.id),
        userId === undefined ? undefined : eq(examAttempts.userId, userId),
        paysForResult,
      ),
    )
    .orderBy(asc(orders.userId), asc(orders.id));
  if (paid.length === 0) throw new CommandError(`${exam.name}: there is no paid result to refund.`);
  const problems: string[] = [];
  for (const { orderNo } of paid) {
    try {
      await tx.transaction((step) => refundOrder(step, orderNo, { reason }, now));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    }
  }
  const started = `${exam.name}: ${counted(paid.length - problems.length, 'refund')} started\n`;
  return problems.length === 0 ? started : `${started}Not refunded:\n${problems.join('\n')}\n`;
}

/** Accepts a request, or retries its refund. @throws {CommandError} where it was already decided. */
export async function acceptRequest(tx: Queryable, requestId: string, now: Date): Promise<string> {
  const locked = await expectRequest(tx, requestId);
  const { request } = locked;
  if (await tryAgain(tx, request, now)) return `Request ${request.id}: the refund will be retried\n`;
  refuseDecided(request);
  await carryOut(tx, locked, '', now);
  return `Request ${request.id}: accepted\n`;
}

/** Refuses a request. @throws {CommandError} where it was already decided. */
export async function refuseRequest(
  tx: Queryable,
  requestId: string,
  reason: string,
  now: Date,
): Promise<string> {
  const { request, order } = await expectRequest(tx, requestId);
  refuseDecided(request);
  await endRequest(tx, order, request, { state: 'refused', answer: reason }, now);
  return `Request ${request.id}: refused\n`;
}

/**
 * Refunds an order without a request: all remaining parts, or one part by its name or id.
 * @throws {CommandError} where nothing can be refunded.
 */
export async function refundOrder(
  tx: Queryable,
  orderNo: string,
  { item, reason }: { readonly item?: string | undefined; readonly reason: string },
  now: Date,
): Promise<string> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo));
  const order = found === undefined ? undefined : await lockOrder(tx, found.id);
  if (order === undefined) throw new CommandError(`There is no order ${orderNo}.`);
  if (order.status !== 'paid')
    throw new CommandError(`Order ${orderNo} is ${order.status}; only a paid order can be refunded.`);
  const parts = await readParts(tx, order, now);
  if (parts.length === 0)
    throw new CommandError(
      order.payCents === 0
        ? `Order ${orderNo} was free, so there is nothing to refund. “enrol end” takes a course from a student.`
        : `Order ${orderNo} bought ${order.kind}, which cannot be refunded.`,
    );
  if (parts.some(({ requestState }) => requestState === 'asked'))
    throw new CommandError(
      `Order ${orderNo}: the student has already requested this refund. "accept" or "refuse" that request.`,
    );
  const left = parts.filter(({ requestState }) => requestState === undefined);
  const selected =
    item === undefined ? left : left.filter(({ itemId, name }) => item === itemId || item === name);
  if (selected.length === 0)
    throw new CommandError(
      `Order ${orderNo}: ${item === undefined ? 'all of it is refunded already' : `“${item}” is not in it, or is refunded already`}.`,
    );
  const request = await makeRequest(
    tx,
    order,
    selected,
    { reason: 'other', remark: '', isOfSchool: true },
    now,
  );
  await carryOut(tx, { request, order }, reason, now);
  return `Request ${request.id}: refund started\n`;
}
