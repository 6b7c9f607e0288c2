import { Option } from '@commander-js/extra-typings';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { COMPANY, FROM, HOST, JSON_LIST, TO } from '../../platform/commands/options.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { writeTableFile } from '../../platform/commands/tableFile.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { startOf } from '../../platform/dates/days.ts';
import { yuanOf } from '../../platform/money/money.ts';
import { orderItems, orders } from './order.tables.ts';

const STATES = ['waiting', 'paid', 'cancelled', 'closed'] as const;

/** Filter of the orders to list; days refer to the payment of paid orders, otherwise to their creation. */
interface OrderFilter {
  readonly state?: (typeof STATES)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const HEAD = [
  'order',
  'state',
  'created',
  'paid',
  'student',
  'name',
  'branch',
  'kind',
  'goods',
  'list',
  'amount',
  'balance',
  'by',
  'refund',
  'back',
];

/** Number of orders read at a time, which bounds memory at a large school. */
const CHUNK = 2000;

async function goodsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const items = await tx
    .select({ orderId: orderItems.orderId, name: orderItems.name })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const names = Map.groupBy(items, ({ orderId }) => orderId);
  return new Map([...names].map(([id, list]) => [id, list.map(({ name }) => name).join('; ')]));
}

async function list(tx: Queryable, companyId: string, { state, from, to }: OrderFilter): Promise<Table> {
  const day = state === 'paid' ? orders.paidAt : orders.createdAt;
  const found = await tx
    .select({ order: orders, number: studentNumber, name: users.name, branch: schools.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(schools, eq(schools.id, orders.schoolId))
    .where(
      and(
        eq(orders.companyId, companyId),
        state === undefined ? undefined : eq(orders.status, state),
        from === undefined ? undefined : gte(day, startOf(from)),
        to === undefined ? undefined : lt(day, startOf(to, 1)),
      ),
    )
    .orderBy(asc(day), asc(orders.id));
  const goods = new Map<string, string>();
  for (let at = 0; at < found.length; at += CHUNK)
    for (const [id, names] of await goodsOf(
      tx,
      found.slice(at, at + CHUNK).map(({ order }) => order.id),
    ))
      goods.set(id, names);
  return csvTable(
    HEAD,
    found.map(({ order, number, name, branch }) => [
      order.orderNo,
      order.status,
      order.createdAt,
      order.paidAt,
      number,
      name,
      branch,
      order.kind,
      goods.get(order.id) ?? '',
      yuanOf(order.listCents),
      yuanOf(order.payCents),
      yuanOf(order.balanceCents),
      order.paidBy,
      order.refund,
      order.afterSale,
    ]),
  );
}

const state = () => new Option('--state <state>', 'only orders in this state').choices(STATES);

/** The school commands for orders. */
export const area: Area = {
  summary: 'student orders',
  example: 'export orders.xlsx --state=paid --from=2026-03-01 --to=2026-03-31',
  notes: `Amounts are in yuan; “balance” is the part of the amount paid from the balance. Times are in China time, in --json in
UTC. “refund” is money that arrived too late or twice, “back” the state of a refund request: asked, returning, part,
returned; “reports sales” shows the totals. With --state=paid the days are those of the payment, as in “reports sales”,
otherwise those of the order.`,
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the orders as CSV')
      .addOption(state())
      .option(...FROM)
      .option(...TO)
      .option(...HOST)
      .option(...COMPANY)
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx }, { host, company, ...options }) =>
          list(tx, (await companyAt(tx, { host, company })).id, options),
        ),
      );

    commands
      .command('export')
      .description('writes the orders into a workbook (.xlsx) or a CSV file, for accounting')
      .argument('<file>')
      .addOption(state())
      .option(...FROM)
      .option(...TO)
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx }, file, { host, company, ...options }) => {
          const { id } = await companyAt(tx, { host, company });
          return writeTableFile(file, '订单', await list(tx, id, options));
        }),
      );
  },
};
