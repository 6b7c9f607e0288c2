import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import { letters, MOST_CARDS, MOST_DAYS, PER_INSERT, whole } from './cardMaking.ts';
import { companyAt } from '../../commands/companyAt.ts';
import { csvLine } from '../../commands/csv.ts';
import { chargeCards } from './account.tables.ts';
import { hashCard } from './balance.repo.ts';

const DAY_MS = 86_400_000;
const MOST_YUAN = 10_000;
const yuan = (cents: number): string => (cents / 100).toFixed(2);

/** How many cards, with how much, and how long they hold: as they were typed. */
export interface CardWish {
  readonly count: string | undefined;
  readonly yuan: string | undefined;
  readonly days: string | undefined;
}

/** Makes cards of a company, and returns them as CSV: their passwords are told this once. @throws {CommandError} */
export async function makeCards(tx: Queryable, host: string, wish: CardWish, now: Date): Promise<string> {
  const companyId = await companyAt(tx, host);
  const count = whole(wish.count, 'count', MOST_CARDS);
  const amountCents = whole(wish.yuan, 'yuan', MOST_YUAN) * 100;
  const endsAt = new Date(now.getTime() + whole(wish.days, 'days', MOST_DAYS) * DAY_MS);
  const made = Array.from({ length: count }, () => ({
    cardNo: letters(12),
    password: [letters(4), letters(4), letters(4)].join('-'),
  }));
  for (let from = 0; from < made.length; from += PER_INSERT) {
    await tx.insert(chargeCards).values(
      made.slice(from, from + PER_INSERT).map(({ cardNo, password }) => ({
        companyId,
        cardNo,
        passwordHash: hashCard(cardNo, password),
        amountCents,
        endsAt,
      })),
    );
  }
  return [
    ['card', 'password', 'yuan', 'ends'],
    ...made.map(({ cardNo, password }) => [cardNo, password, yuan(amountCents), endsAt.toISOString()]),
  ]
    .map(csvLine)
    .join('');
}

/** Lists the cards of a company as CSV, without their passwords, and who paid them in. @throws {CommandError} */
export async function listCards(tx: Queryable, host: string): Promise<string> {
  const rows = await tx
    .select({ card: chargeCards, student: users.name })
    .from(chargeCards)
    .leftJoin(users, eq(users.id, chargeCards.userId))
    .where(eq(chargeCards.companyId, await companyAt(tx, host)))
    .orderBy(asc(chargeCards.id));
  const lines = rows.map(({ card, student }) => [
    card.cardNo,
    yuan(card.amountCents),
    card.endsAt.toISOString(),
    card.usedAt?.toISOString() ?? '',
    student ?? '',
  ]);
  return [['card', 'yuan', 'ends', 'used', 'student'], ...lines].map(csvLine).join('');
}
