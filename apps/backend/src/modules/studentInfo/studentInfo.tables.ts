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

/** What a student told of themselves. Empty texts and null are what was never filled in. */
export const studentProfiles = pgTable('student_profiles', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  name: words(),
  sex: text({ enum: ['MALE', 'FEMALE'] }),
  birthday: date({ mode: 'string' }),
  identityTypeCode: text({
    enum: ['ID_IDCARD', 'ID_PASSPORT', 'ID_HMP', 'ID_TCP', 'ID_OFFICERS', 'ID_SERGEANTS', 'ID_UNCONFM_ID'],
  }),
  /** The number of the identity papers, sealed with the process's secret. */
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
  /** When a face check proved name and number; from then on they stay as they are. */
  faceVerifiedAt: moment(),
  /** Key of the drawn signature among the stored files. */
  signatureKey: text(),
  updatedAt: moment().notNull(),
});

/** Answers to the fields that a school made for itself. */
export const customValues = pgTable(
  'custom_values',
  {
    userId: ofUser(),
    companyId: ofCompany(),
    fieldId: text().notNull(),
    fieldValues: jsonb().$type<CustomValue['fieldValues']>().notNull(),
    /** Pictures and files, by the id of their record. */
    images: jsonb().$type<NonNullable<CustomValue['imageInfoList']>>().notNull().default([]),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fieldId] })],
);

/** The groups that a company sorts its students into, up to five levels deep. */
export const studentGroups = pgTable(
  'student_groups',
  {
    ...rowOfCompany(),
    /** Null at the top. */
    parentId: idOf().references((): AnyPgColumn => studentGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** The school's own code for it; null for those made by hand. */
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
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('proxy_organisations_of').on(table.companyId),
    uniqueIndex('proxy_organisations_source').on(table.companyId, table.sourceKey),
  ],
);

/** Where a student stands: the last of their groups, and who registers them. What is taken away is asked for anew. */
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
