import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/index.ts';
import { orders } from '../order/index.ts';

/** Study cards of one kind: what they open, for how long, and until when they can be used. */
export const studyCardBatches = pgTable(
  'study_card_batches',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** How many of its commodities a student chooses; 0 opens all of them. */
    chooseCount: smallint().notNull().default(0),
    /** Days that the courses stay open; without end when null. */
    days: smallint(),
    /** The last moment at which a card can be used. */
    endsAt: moment().notNull(),
    /** Set by the school: cards that nobody has used are worth nothing from then on. */
    stoppedAt: moment(),
    createdAt: moment().notNull(),
    /** The school's own code for it; null for those made by hand. */
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

/** What the cards of a batch open: courses and packages. */
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

/** Single study cards. Who has used one is kept with it, and the order that it became. */
export const studyCards = pgTable(
  'study_cards',
  {
    ...rowOfCompany(),
    batchId: refersTo(() => studyCardBatches.id),
    /** SHA-256 of the code, which is long and made by chance. */
    codeHash: text().notNull(),
    /** The code's last four letters, by which school and student speak of the card. */
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
