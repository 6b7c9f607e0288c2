import type { CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses } from '../catalogue/index.ts';
import type { FieldDefinition } from '../studentInfo/index.ts';

const ofItem = () => partOf(() => examItems.id);

/** A code of GB/T 2260, such as `320000`. */
const provinceCode = () => text().notNull();

/** External exams for which a school registers its students. */
export const examItems = pgTable(
  'proxy_exam_items',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** Markdown source; rendered to safe HTML. */
    terms: text().notNull().default(''),
    feeCents: integer().notNull().default(0),
    /** False where the school accepts no registrations, whatever the time. */
    isOpen: boolean().notNull().default(true),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('proxy_exam_items_of').on(table.companyId),
    uniqueIndex('proxy_exam_items_source').on(table.companyId, table.sourceKey),
    check('proxy_exam_items_fee', sql`${table.feeCents} >= 0`),
  ],
);

/** The courses of an exam: students with one of them may register for it. */
export const examItemCourses = pgTable(
  'proxy_exam_courses',
  { companyId: ofCompany(), itemId: ofItem(), courseId: partOf(() => courses.id) },
  (table) => [
    primaryKey({ columns: [table.itemId, table.courseId] }),
    index('proxy_exam_courses_of').on(table.courseId),
  ],
);

/** The provinces where an exam is held, with their registration times. */
export const examProvinces = pgTable(
  'proxy_exam_provinces',
  {
    companyId: ofCompany(),
    itemId: ofItem(),
    provinceCode: provinceCode(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Date of the exam; null while unknown. */
    examAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.provinceCode] }),
    check('proxy_exam_provinces_time', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** The places where exams are held. */
export const examPlaces = pgTable(
  'proxy_exam_places',
  {
    ...rowOfCompany(),
    provinceCode: provinceCode(),
    name: text().notNull(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('proxy_exam_places_of').on(table.companyId),
    uniqueIndex('proxy_exam_places_source').on(table.companyId, table.sourceKey),
  ],
);

/**
 * Number of seats of a place at an exam. The occupied ones are counted from the registrations, so that the two
 * cannot contradict each other.
 */
export const examSeats = pgTable(
  'proxy_exam_seats',
  {
    companyId: ofCompany(),
    itemId: ofItem(),
    placeId: partOf(() => examPlaces.id),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.placeId] }),
    check('proxy_exam_seats_capacity', sql`${table.capacity} >= 0`),
  ],
);

/** The fields of an exam's form. */
export const examFields = pgTable(
  'proxy_exam_fields',
  {
    ...rowOfCompany(),
    itemId: ofItem(),
    position: integer().notNull(),
    definition: jsonb().$type<Omit<FieldDefinition, 'fieldId'>>().notNull(),
  },
  (table) => [index('proxy_exam_fields_of').on(table.itemId, table.position)],
);

/** Students' registrations, one per student and exam; none before the student begins. */
export const examSigns = pgTable(
  'proxy_exam_signs',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    itemId: refersTo(() => examItems.id),
    provinceCode: provinceCode(),
    /** Null until a place is assigned. */
    placeId: idOf(),
    state: text({ enum: ['draft', 'submitted', 'returned', 'accepted', 'closed'] })
      .notNull()
      .default('draft'),
    /** Why it was returned or closed. */
    reason: text().notNull().default(''),
    answers: jsonb().$type<readonly CustomValue[]>().notNull().default([]),
    createdAt: moment().notNull(),
    /** When the current form was submitted; null where it was not, or is being edited again. */
    submittedAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('proxy_exam_signs_once').on(table.userId, table.itemId),
    index('proxy_exam_signs_at').on(table.itemId, table.placeId),
    foreignKey({
      name: 'proxy_exam_signs_province',
      columns: [table.itemId, table.provinceCode],
      foreignColumns: [examProvinces.itemId, examProvinces.provinceCode],
    }),
    foreignKey({
      name: 'proxy_exam_signs_seat',
      columns: [table.itemId, table.placeId],
      foreignColumns: [examSeats.itemId, examSeats.placeId],
    }),
  ],
);

/** A row of {@link examItems}. */
export type ExamItem = typeof examItems.$inferSelect;
/** A row of {@link examProvinces}. */
export type ExamProvince = typeof examProvinces.$inferSelect;
/** A row of {@link examSeats}. */
export type ExamSeats = typeof examSeats.$inferSelect;
/** A row of {@link examSigns}. */
export type ExamSign = typeof examSigns.$inferSelect;
