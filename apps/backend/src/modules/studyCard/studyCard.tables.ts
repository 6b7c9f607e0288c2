import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/index.ts';
import { orders } from '../order/index.ts';

/** Batches of study cards: what they open, for how long, and until when they can be used. */
export const studyCardBatches = pgTable(
  'study_card_batches',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** Number of commodities that a student chooses; 0 opens all of them. */
    chooseCount: smallint().notNull().default(0),
    /** Days for which the courses stay open; null for unlimited. */
    days: smallint(),
    /** When the cards expire. */
    endsAt: moment().notNull(),
    /** When the school deactivated the unused cards. */
    stoppedAt: moment(),
    createdAt: moment().notNull(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('study_card_batches_of').on(table.companyId),
    uniqueIndex('study_card_batches_source').on(table.companyId, table.sourceKey),
    check(
      'study_card_batches_terms',
      sql`${table.chooseCount} >= 0 and (${table.days} is null or ${table.days} > 0)`,
    ),
  ],
);

/** The courses and packages of a batch. */
export const studyCardItems = pgTable(
  'study_card_items',
  {
    ...rowOfCompany(),
    batchId: partOf(() => studyCardBatches.id),
    commodityId: refersTo(() => commodities.id),
    position: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('study_card_items_once').on(table.batchId, table.commodityId),
    index('study_card_items_commodity').on(table.commodityId),
  ],
);

/** Single study cards, with the student who used one and the resulting order. */
export const studyCards = pgTable(
  'study_cards',
  {
    ...rowOfCompany(),
    batchId: refersTo(() => studyCardBatches.id),
    /** SHA-256 of the code; a fast hash is enough, since codes are long and random. */
    codeHash: text().notNull(),
    /** The code's last four characters, which identify the card for people. */
    tail: text().notNull(),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    orderId: idOf()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('study_cards_code').on(table.companyId, table.codeHash),
    index('study_cards_batch').on(table.batchId),
    index('study_cards_of').on(table.userId),
    check('study_cards_owner', sql`(${table.userId} is null) = (${table.usedAt} is null)`),
  ],
);

/** A row of {@link studyCards}. */
export type StudyCardRow = typeof studyCards.$inferSelect;
/** A row of {@link studyCardBatches}. */
export type StudyCardBatch = typeof studyCardBatches.$inferSelect;
