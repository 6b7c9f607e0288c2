import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { commodities, courses } from '../catalogue/index.ts';

/** What an agreement or a demand is about: `targetId` is the id of a course, a package or, for `MOUDLE`, a chapter. */
const target = () => ({
  targetType: text({ enum: ['COURSE', 'PACKAGE', 'MOUDLE'] }).notNull(),
  targetId: idOf().notNull(),
});

/** The agreements that a company has with its students. */
export const protocols = pgTable(
  'protocols',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** Source text with Markdown; it is rendered to safe HTML. */
    content: text().notNull(),
    /** 1 is signed on the screen. */
    protocolType: smallint().notNull().default(1),
    /** How long a signature holds, in days; for ever when null. */
    validDays: integer(),
    /** The end of the agreement itself, signed or not; without end when null. */
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [uniqueIndex('protocols_source').on(table.companyId, table.sourceKey)],
);

/** What has to be agreed to before it is studied. */
export const protocolTargets = pgTable(
  'protocol_targets',
  {
    ...rowOfCompany(),
    protocolId: partOf(() => protocols.id),
    ...target(),
    /** False where the agreement is only to be read: status 5. */
    isSignatureNeeded: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('protocol_targets_once').on(table.protocolId, table.targetType, table.targetId),
    index('protocol_targets_of').on(table.companyId, table.targetType, table.targetId),
  ],
);

/**
 * A student's copy of an agreement. Its status is read from its moments, so that it cannot contradict them:
 * 0 without a row, 1 opened, 2 signed, 3 signed by the school too, 4 expired.
 */
export const studentProtocols = pgTable(
  'student_protocols',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    protocolId: partOf(() => protocols.id),
    ...target(),
    /** The commodity with which the student got the target. */
    commodityId: refersTo(() => commodities.id),
    openedAt: moment().notNull(),
    signedAt: moment(),
    /** When the school signed it too. */
    confirmedAt: moment(),
    /** The end of the signature; without end when null. */
    expiresAt: moment(),
    /** The text as it was signed, safe HTML. */
    signedHtml: text(),
    /** Key of the drawn signature among the stored files; empty where a name was typed. */
    signKey: text().notNull().default(''),
    signName: text().notNull().default(''),
    /** Whether the school knew all that it asks for when the student signed. */
    isInformationComplete: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('student_protocols_once').on(
      table.userId,
      table.protocolId,
      table.targetType,
      table.targetId,
    ),
    check('student_protocols_signed', sql`(${table.signedAt} is null) = (${table.signedHtml} is null)`),
    check('student_protocols_confirmed', sql`${table.confirmedAt} is null or ${table.signedAt} is not null`),
  ],
);

/** The fields that a school may ask for (`deficiencyInfo`). */
export const INFO_FIELDS = [
  'username',
  'cardtype',
  'StudentIDcardnumber',
  'Studentcellphonenumber',
  'sex',
  'education',
  'address',
] as const;

/** What else a school demands before something is studied. */
export const studyDemands = pgTable(
  'study_demands',
  {
    companyId: ofCompany(),
    ...target(),
    /** What must be filled in of the student's information; spelt as on the wire. */
    infoFields: text({ enum: INFO_FIELDS }).array().notNull().default([]),
    /** Whether the school's own questions must be answered too: group, organisation and own fields. */
    hasQuestions: boolean().notNull().default(false),
    /** Whether a face check stands before its lessons, also where the school asks for none elsewhere. */
    hasFaceCheck: boolean().notNull().default(false),
    /** When the registration for the exam behind it is due; null where there is none. */
    registration: text({ enum: ['anyTime', 'beforeStudy'] }),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId] })],
);

/** Who handed in the registration for the exam behind a course. */
export const courseRegistrations = pgTable(
  'course_registrations',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    courseId: partOf(() => courses.id),
    submittedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** A row of {@link studyDemands}. */
export type StudyDemand = typeof studyDemands.$inferSelect;
