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

/**
 * The target of an agreement or a requirement: `targetId` is the id of a course, a package or, for `MOUDLE`, a
 * chapter.
 */
const target = () => ({
  targetType: text({ enum: ['COURSE', 'PACKAGE', 'MOUDLE'] }).notNull(),
  targetId: idOf().notNull(),
});

/** A company's agreements with its students. */
export const protocols = pgTable(
  'protocols',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** Markdown source; rendered to safe HTML. */
    content: text().notNull(),
    /** 1 is signed on the screen. */
    protocolType: smallint().notNull().default(1),
    /** Validity of a signature in days; null for unlimited. */
    validDays: integer(),
    /** End of the agreement itself, signed or not; null for none. */
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [uniqueIndex('protocols_source').on(table.companyId, table.sourceKey)],
);

/** Which agreements are required before a target is studied. */
export const protocolTargets = pgTable(
  'protocol_targets',
  {
    ...rowOfCompany(),
    protocolId: partOf(() => protocols.id),
    ...target(),
    /** False where the agreement only has to be read: status 5. */
    isSignatureNeeded: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('protocol_targets_once').on(table.protocolId, table.targetType, table.targetId),
    index('protocol_targets_of').on(table.companyId, table.targetType, table.targetId),
  ],
);

/**
 * A student's copy of an agreement. Its status is computed from its timestamps, so that it cannot contradict
 * them: 0 without a row, 1 opened, 2 signed, 3 also signed by the school, 4 expired.
 */
export const studentProtocols = pgTable(
  'student_protocols',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    protocolId: partOf(() => protocols.id),
    ...target(),
    /** The commodity that gave the student the target. */
    commodityId: refersTo(() => commodities.id),
    openedAt: moment().notNull(),
    signedAt: moment(),
    /** When the school also signed it. */
    confirmedAt: moment(),
    /** End of the signature's validity; null for none. */
    expiresAt: moment(),
    /** The text at the time of signing, as safe HTML. */
    signedHtml: text(),
    /** Storage key of the drawn signature; empty where a name was typed. */
    signKey: text().notNull().default(''),
    signName: text().notNull().default(''),
    /** Whether the student had filled in all required information when signing. */
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

/** The fields that a school may require (`deficiencyInfo`). */
export const INFO_FIELDS = [
  'username',
  'cardtype',
  'StudentIDcardnumber',
  'Studentcellphonenumber',
  'sex',
  'education',
  'address',
] as const;

/** Other requirements of a school before a target is studied. */
export const studyDemands = pgTable(
  'study_demands',
  {
    companyId: ofCompany(),
    ...target(),
    /** Fields of the student's information that must be filled in; spelt as on the wire. */
    infoFields: text({ enum: INFO_FIELDS }).array().notNull().default([]),
    /** Whether the school's own questions must also be answered: groups, organisation and own fields. */
    hasQuestions: boolean().notNull().default(false),
    /** Whether its lessons require a face check even where the school does not in general. */
    hasFaceCheck: boolean().notNull().default(false),
    /** When the registration for the course's exam is due; null where there is none. */
    registration: text({ enum: ['anyTime', 'beforeStudy'] }),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId] })],
);

/** Students who have submitted the registration for the exam of a course. */
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
/** A row of {@link protocols}. */
export type AgreementRow = typeof protocols.$inferSelect;
