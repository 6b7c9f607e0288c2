import type { CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

const words = () => text().notNull().default('');

/** Students' profiles. Empty texts and null mean that nothing was entered. */
export const studentProfiles = pgTable('student_profiles', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  name: words(),
  sex: text({ enum: ['MALE', 'FEMALE'] }),
  birthday: date({ mode: 'string' }),
  identityTypeCode: text({
    enum: ['ID_IDCARD', 'ID_PASSPORT', 'ID_HMP', 'ID_TCP', 'ID_OFFICERS', 'ID_SERGEANTS', 'ID_UNCONFM_ID'],
  }),
  /** The identity number, encrypted with the process's secret. */
  identityIdSealed: text(),
  qq: words(),
  weixin: words(),
  emergencyName: words(),
  emergencyPhone: words(),
  province: words(),
  city: words(),
  county: words(),
  addressDetail: words(),
  educationCode: text({
    enum: [
      'primary_school',
      'juniorHigh_school',
      'seniorHigh_school',
      'UNDER_JUNIOR',
      'JUNIOR',
      'BECHELOR',
      'POSTGRADUATE',
      'DOCTOR',
    ],
  }),
  schoolOfGraduation: words(),
  major: words(),
  company: words(),
  position: words(),
  introduction: words(),
  /** When a face check verified name and number, which cannot change from then on. */
  faceVerifiedAt: moment(),
  /** Storage key of the drawn signature. */
  signatureKey: text(),
  updatedAt: moment().notNull(),
});

/** Answers to a school's own fields. */
export const customValues = pgTable(
  'custom_values',
  {
    userId: ofUser(),
    companyId: ofCompany(),
    fieldId: text().notNull(),
    fieldValues: jsonb().$type<CustomValue['fieldValues']>().notNull(),
    /** Pictures and files, by the ids of their records. */
    images: jsonb().$type<NonNullable<CustomValue['imageInfoList']>>().notNull().default([]),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fieldId] })],
);

/** The groups into which a company sorts its students, up to five levels deep. */
export const studentGroups = pgTable(
  'student_groups',
  {
    ...rowOfCompany(),
    /** Null at the top. */
    parentId: idOf().references((): AnyPgColumn => studentGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('student_groups_of').on(table.companyId),
    uniqueIndex('student_groups_source').on(table.companyId, table.sourceKey),
  ],
);

/** The organisations that register students on a company's behalf. */
export const proxyOrganisations = pgTable(
  'proxy_organisations',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('proxy_organisations_of').on(table.companyId),
    uniqueIndex('proxy_organisations_source').on(table.companyId, table.sourceKey),
  ],
);

/** A student's lowest group and organisation. After either is deleted, the student is asked again. */
export const studentPlacements = pgTable('student_placements', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  groupId: idOf().references(() => studentGroups.id, { onDelete: 'set null' }),
  proxyOrgId: idOf().references(() => proxyOrganisations.id, { onDelete: 'set null' }),
  updatedAt: moment().notNull(),
});

/** A row of {@link studentProfiles}. */
export type StudentProfile = typeof studentProfiles.$inferSelect;
/** A row of {@link customValues}. */
export type CustomValueRow = typeof customValues.$inferSelect;
