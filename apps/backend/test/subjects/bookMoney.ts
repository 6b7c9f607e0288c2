import { bookBalance } from '../../src/modules/account/index.ts';
import type { User } from '../../src/platform/database/tables/users.tables.ts';
import type { TestApp } from '../createTestApp.ts';

/** Books money on a student's balance, by default a deposit, and only once per key. */
export const bookMoney = (
  { parts, clock }: TestApp,
  { companyId, id }: User,
  amountCents: number,
  more: Partial<Parameters<typeof bookBalance>[1]> = {},
): ReturnType<typeof bookBalance> =>
  parts.connection.db.transaction((tx) =>
    bookBalance(tx, {
      companyId,
      userId: id,
      kind: 'charge',
      amountCents,
      remark: '充值',
      idempotencyKey: 'gift',
      createdAt: clock.now(),
      ...more,
    }),
  );
