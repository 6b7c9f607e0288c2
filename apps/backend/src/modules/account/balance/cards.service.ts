import { asc, eq } from 'drizzle-orm';
import { yuanOf } from '../../../platform/money/money.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { companyAt } from '../../../platform/commands/companyAt.ts';
import { studentNumber } from '../../../platform/commands/students.ts';
import { withProgress } from '../../../platform/commands/progress.ts';
import { csvTable, type Table } from '../../../platform/commands/table.ts';
import { daysLater } from '../../../platform/dates/days.ts';
import { chargeCards } from '../account.tables.ts';
import { hashCard } from './balance.repo.ts';
import { randomLetters, PER_INSERT } from '../cardMaking.ts';
import { slicesOf } from '../../../platform/database/rows/slicesOf.ts';

/** Number, value and validity of new cards. */
export interface NewCards {
  readonly count: number;
  readonly yuan: number;
  readonly days: number;
}

/** Creates and returns cards of a company; their passwords can be read only now. @throws {CommandError} */
export async function makeCards(
  tx: Queryable,
  host: string,
  { count, yuan, days }: NewCards,
  now: Date,
): Promise<Table> {
  const { id: companyId } = await companyAt(tx, { host });
  const amountCents = yuan * 100;
  const endsAt = daysLater(now, days);
  const cards = Array.from({ length: count }, () => ({
    cardNo: randomLetters(12),
    password: [randomLetters(4), randomLetters(4), randomLetters(4)].join('-'),
  }));
  await withProgress(cards.length, async ({ advance }) => {
    for (const part of slicesOf(cards, PER_INSERT)) {
      await tx
        .insert(chargeCards)
        .values(
          part.map(({ cardNo, password }) => ({
            companyId,
            cardNo,
            passwordHash: hashCard(cardNo, password),
            amountCents,
            endsAt,
          })),
        );
      advance(part.length);
    }
  });
  return csvTable(
    ['card', 'password', 'yuan', 'ends'],
    cards.map(({ cardNo, password }) => [cardNo, password, yuanOf(amountCents), endsAt]),
  );
}

/** Lists the cards of a company, without passwords, with the students who redeemed them. @throws {CommandError} */
export async function listCards(tx: Queryable, host: string): Promise<Table> {
  const { id: companyId } = await companyAt(tx, { host });
  const rows = await tx
    .select({ card: chargeCards, student: studentNumber, name: users.name })
    .from(chargeCards)
    .leftJoin(users, eq(users.id, chargeCards.userId))
    .where(eq(chargeCards.companyId, companyId))
    .orderBy(asc(chargeCards.id));
  return csvTable(
    ['card', 'yuan', 'ends', 'used', 'student', 'name'],
    rows.map(({ card, student, name }) => [
      card.cardNo,
      yuanOf(card.amountCents),
      card.endsAt,
      card.usedAt,
      student,
      name,
    ]),
  );
}
