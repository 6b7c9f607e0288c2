import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses } from '../catalogue/index.ts';
import { exams } from '../answering/index.ts';

/** What a student fills in before a certificate is made. */
export interface CertificateField {
  /** `name` is the name that is printed; others fill their `{code}` in the words. */
  readonly fieldCode: string;
  readonly fieldName: string;
  readonly isRequired: boolean;
}

/** The certificates that a school gives: for a course that is finished, for an exam that is passed, or by hand. */
export const certificateTemplates = pgTable(
  'certificate_templates',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** What stands on it; `{name}`, `{source}`, `{date}` and the codes of the fields are filled in. */
    words: text().notNull(),
    courseId: idOf().references(() => courses.id),
    examId: idOf().references(() => exams.id),
    fields: jsonb().$type<readonly CertificateField[]>().notNull().default([]),
    /** How long it holds; null for ever. */
    validMonths: integer(),
    /** False where it is given no more. */
    isOpen: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('certificate_templates_of').on(table.companyId),
    uniqueIndex('certificate_templates_source').on(table.companyId, table.sourceKey),
    index('certificate_templates_course').on(table.courseId),
    index('certificate_templates_exam').on(table.examId),
    check('certificate_templates_source', sql`${table.courseId} is null or ${table.examId} is null`),
    check('certificate_templates_months', sql`${table.validMonths} > 0`),
  ],
);

/**
 * What a student has of a certificate. One that waits for its terms has no row, or an `open` one that remembers that it
 * was looked at. What is printed is kept as it was, whatever becomes of the course and the name.
 */
export const certificates = pgTable(
  'certificates',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    templateId: refersTo(() => certificateTemplates.id),
    /** `granted` by the school's hand, whatever the terms say. */
    state: text({ enum: ['open', 'granted', 'issued', 'revoked'] }).notNull(),
    /** Printed on it, and never given twice; null before it is issued. */
    certificateNo: text(),
    holderName: text().notNull().default(''),
    words: text().notNull().default(''),
    sourceName: text().notNull().default(''),
    issuedAt: moment(),
    expiresAt: moment(),
    /** When the student looked at it as it stands now. */
    readAt: moment(),
    /** Why it was revoked. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.templateId] }),
    index('certificates_of_template').on(table.templateId),
    uniqueIndex('certificates_number').on(table.certificateNo),
    check(
      'certificates_issued',
      sql`(${table.state} in ('issued', 'revoked')) = (${table.issuedAt} is not null and ${table.certificateNo} is not null)`,
    ),
  ],
);

/** A row of {@link certificateTemplates}. */
export type CertificateTemplate = typeof certificateTemplates.$inferSelect;
/** A row of {@link certificates}. */
export type CertificateRow = typeof certificates.$inferSelect;
