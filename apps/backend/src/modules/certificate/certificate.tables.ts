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

/** A field that a student fills in before a certificate is issued. */
export interface CertificateField {
  /** `name` is the printed name; other codes replace `{code}` in the text. */
  readonly fieldCode: string;
  readonly fieldName: string;
  readonly isRequired: boolean;
}

/** A school's certificates: for finishing a course, for passing an exam, or granted by hand. */
export const certificateTemplates = pgTable(
  'certificate_templates',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** The printed text, with the placeholders `{name}`, `{source}`, `{date}` and the codes of the fields. */
    words: text().notNull(),
    courseId: idOf().references(() => courses.id),
    examId: idOf().references(() => exams.id),
    fields: jsonb().$type<readonly CertificateField[]>().notNull().default([]),
    /** Validity in months; null for unlimited. */
    validMonths: integer(),
    /** False where it is no longer issued. */
    isOpen: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    /** The school's own code; null for rows created by hand. */
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
 * Students' certificates. A certificate whose terms are not met has no row, or one with the state `open` that
 * stores that the student has seen it. Printed data is stored, so that it stays the same if the course or the
 * name changes.
 */
export const certificates = pgTable(
  'certificates',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    templateId: refersTo(() => certificateTemplates.id),
    /** `granted` by the school by hand, whatever the terms say. */
    state: text({ enum: ['open', 'granted', 'issued', 'revoked'] }).notNull(),
    /** Printed number, never reused; null before it is issued. */
    certificateNo: text(),
    holderName: text().notNull().default(''),
    words: text().notNull().default(''),
    sourceName: text().notNull().default(''),
    issuedAt: moment(),
    expiresAt: moment(),
    /** When the student last looked at its current state. */
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
