import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';

/** A link of a course: its own site, a textbook, the exercises. */
export interface CourseLink {
  readonly title: string;
  readonly titleEn: string;
  readonly url: string;
}

/** A company's subjects, as a tree. */
export const categories = pgTable(
  'categories',
  {
    ...rowOfCompany(),
    parentId: idOf().references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Name of the cover motif and icon, such as `mathematics`. */
    icon: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** Id in the source of an import; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('categories_parent').on(table.companyId, table.parentId),
    uniqueIndex('categories_source').on(table.companyId, table.sourceKey),
  ],
);

/** The teachers of a company. */
export const teachers = pgTable(
  'teachers',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** The teacher's position, in a few words: 高中数学 · 特级教师. */
    title: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    portrait: text().notNull().default(''),
    /** One sentence. */
    motto: text().notNull().default(''),
    mottoEn: text().notNull().default(''),
    /** Plain text; paragraphs are separated by an empty line. */
    introduction: text().notNull().default(''),
    introductionEn: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** Id in the source of an import or of the seed; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('teachers_order').on(table.companyId, table.position),
    uniqueIndex('teachers_source').on(table.companyId, table.sourceKey),
  ],
);

/**
 * The courses of a company. On the platform a class type is one intake of a course; this back end has exactly
 * one per course, so `classTypeId` on the wire is the course's id.
 */
export const courses = pgTable(
  'courses',
  {
    ...rowOfCompany(),
    categoryId: refersTo(() => categories.id),
    /** Null where an institution teaches it; see `provider`. */
    teacherId: idOf().references(() => teachers.id),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    kind: text({ enum: ['live', 'recorded'] }).notNull(),
    /** One sentence, for the title block. */
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    /** Rich text. */
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    /** The Markdown source; null where the school supplied rich text. */
    descriptionSource: text(),
    descriptionEnSource: text(),
    /** What students gain from it, a few words each. */
    outcomes: jsonb().$type<string[]>().notNull().default([]),
    outcomesEn: jsonb().$type<string[]>().notNull().default([]),
    prerequisites: text().notNull().default(''),
    prerequisitesEn: text().notNull().default(''),
    /** 1 (beginners) to 5 (demanding); null where unknown. */
    level: smallint(),
    /** The language that it is about or taught in, as the course names it: Python, 英语. */
    language: text().notNull().default(''),
    /** Hours of study; null where unknown. */
    hours: integer(),
    /** The institution that it comes from, for imported courses. */
    provider: text().notNull().default(''),
    providerEn: text().notNull().default(''),
    links: jsonb().$type<CourseLink[]>().notNull().default([]),
    lessonCount: integer().notNull().default(0),
    /** Total of the lessons. */
    durationSeconds: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    sourceKey: text(),
    /** SHA-256 of the imported source, so that an unchanged source is recognized at once. */
    sourceHash: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('courses_source').on(table.companyId, table.sourceKey),
    // Finds the courses of a teacher by an index-only scan, since course rows are large.
    index('courses_teacher').on(table.teacherId, table.id),
    index('courses_category').on(table.categoryId),
    check('courses_level', sql`${table.level} between 1 and 5`),
  ],
);

/** Bundles of courses sold as one. */
export const packages = pgTable(
  'packages',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    /** The Markdown source; null where the school supplied rich text. */
    descriptionSource: text(),
    descriptionEnSource: text(),
    outcomes: jsonb().$type<string[]>().notNull().default([]),
    outcomesEn: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [uniqueIndex('packages_source').on(table.companyId, table.sourceKey)],
);

/** The courses of a package, in the order of study. */
export const packageItems = pgTable(
  'package_items',
  {
    ...rowOfCompany(),
    packageId: partOf(() => packages.id),
    courseId: refersTo(() => courses.id),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('package_items_course').on(table.packageId, table.courseId),
    index('package_items_of_course').on(table.courseId),
  ],
);

/**
 * The catalogue: courses and packages with their price. Lists, search and sorting read only this table, so it
 * duplicates the columns they need.
 */
export const commodities = pgTable(
  'commodities',
  {
    ...rowOfCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    /** 1 course, 2 package, 3 module. */
    type: smallint().$type<1 | 2 | 3>().notNull(),
    courseId: idOf().references(() => courses.id),
    packageId: idOf().references(() => packages.id),
    categoryId: refersTo(() => categories.id),
    kind: text({ enum: ['live', 'recorded'] }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Lower-case text for searching: names, teacher, subject. */
    searchText: text().notNull().default(''),
    /** In cents; 0 is free. */
    priceCents: integer().notNull(),
    /** Price before a reduction in cents, never below `priceCents`. */
    listPriceCents: integer().notNull(),
    /** Days of access after buying; null for unlimited. */
    validDays: integer(),
    isOnSale: boolean().notNull().default(true),
    /** Whether the school's own questions have to be answered before buying. */
    hasQuestions: boolean().notNull().default(false),
    /** Number of students who got it, minus those who returned it. */
    studentCount: integer().notNull().default(0),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // Includes the school, so that a late page is found by an index-only scan.
    index('commodities_popular')
      .on(table.companyId, table.studentCount.desc(), table.id, table.schoolId)
      .where(sql`${table.isOnSale}`),
    index('commodities_newest')
      .on(table.companyId, table.publishedAt.desc(), table.id, table.schoolId)
      .where(sql`${table.isOnSale}`),
    index('commodities_price')
      .on(table.companyId, table.priceCents, table.id, table.schoolId)
      .where(sql`${table.isOnSale}`),
    // Contains every column that a list counts over the whole catalogue.
    index('commodities_shelf')
      .on(table.companyId, table.categoryId, table.kind, table.priceCents, table.type, table.schoolId)
      .where(sql`${table.isOnSale}`),
    index('commodities_category').on(table.categoryId),
    uniqueIndex('commodities_course')
      .on(table.courseId)
      .where(sql`${table.type} = 1`),
    uniqueIndex('commodities_package').on(table.packageId),
    check('commodities_valid_days', sql`${table.validDays} > 0`),
    check(
      'commodities_price_range',
      sql`${table.priceCents} >= 0 and ${table.listPriceCents} >= ${table.priceCents}`,
    ),
    check(
      'commodities_target',
      sql`(${table.type} = 2) = (${table.packageId} is not null) and (${table.type} = 2) = (${table.courseId} is null)`,
    ),
  ],
);

/**
 * The conditions of the partial indexes of {@link commodities}, as constants: with a bound parameter PostgreSQL
 * could not use these indexes in a generic plan.
 */
export const isCourse = sql`${commodities.type} = 1`;
/** Whether a commodity is on sale; see {@link isCourse}. */
export const isOnSale = sql`${commodities.isOnSale}`;

/**
 * The key by which a school's tables name a commodity: that of its course or package. For a query on {@link
 * commodities}.
 */
export const commodityKey: SQL<string | null> = sql<string | null>`coalesce(
  (select c.source_key from courses c where c.id = commodities.course_id),
  (select p.source_key from packages p where p.id = commodities.package_id))`;

/** The chapters of courses. */
export const chapters = pgTable(
  'chapters',
  {
    ...rowOfCompany(),
    courseId: partOf(() => courses.id),
    position: integer().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    index('chapters_course').on(table.courseId, table.position),
    uniqueIndex('chapters_source').on(table.courseId, table.sourceKey),
  ],
);

/** Captions of a lesson's video, in one language. */
export interface LessonCaptions {
  readonly language: 'zh' | 'en';
  /** Storage key of a WebVTT file. */
  readonly key: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
}

/** A part of a lesson's video. */
export interface VideoPart {
  /** Start of the part. */
  readonly seconds: number;
  readonly name: string;
  /** Empty where there is none. */
  readonly nameEn: string;
}

/** The lessons of courses. */
export const lessons = pgTable(
  'lessons',
  {
    ...rowOfCompany(),
    courseId: partOf(() => courses.id),
    chapterId: partOf(() => chapters.id),
    /** Number in the whole course, from 1. */
    position: integer().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** `link` opens `url`, a page of the course. */
    kind: text({ enum: ['video', 'live', 'link'] }).notNull(),
    durationSeconds: integer().notNull().default(0),
    /** Whether everybody may watch it. */
    isPreview: boolean().notNull().default(false),
    /** Key of the video in the media store; null where there is none (yet). */
    videoKey: text(),
    /** The school's description of the video; empty uses the one stored beside the video. */
    captions: jsonb().$type<readonly LessonCaptions[]>().notNull().default([]),
    videoParts: jsonb().$type<readonly VideoPart[]>().notNull().default([]),
    /** Page of a `link`, or the entrance of a live room: an address, or a room of a live service (`baijia:1234`). */
    url: text(),
    liveStartsAt: moment(),
    liveEndsAt: moment(),
    /** When the teacher began and ended it, and when the replay was published, as far as reported. */
    liveBegunAt: moment(),
    liveEndedAt: moment(),
    replayAt: moment(),
    /** The start for which its students have been reminded. */
    remindedFor: moment(),
    /** Whether a finished live lesson may be watched again. */
    hasReplay: boolean().notNull().default(true),
    /** The service that holds the live room; empty for the school itself. A room elsewhere is opened at `url`. */
    liveCompanyType: text({ enum: ['gh', 'cc', 'zs', ''] })
      .notNull()
      .default(''),
    liveClassType: text({ enum: ['LIVE_BIG_CLASS_ROOM', ''] })
      .notNull()
      .default(''),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('lessons_source').on(table.courseId, table.sourceKey),
    index('lessons_course').on(table.courseId, table.position),
    index('lessons_begin')
      .on(table.liveStartsAt)
      .where(sql`${table.kind} = 'live'`),
    index('lessons_live')
      .on(table.companyId, table.liveStartsAt)
      .where(sql`${table.kind} = 'live'`),
  ],
);

/** A row of {@link categories}. */
export type Category = typeof categories.$inferSelect;
/** A row of {@link teachers}. */
export type Teacher = typeof teachers.$inferSelect;
/** A row of {@link courses}. */
export type Course = typeof courses.$inferSelect;
/** A row of {@link commodities}. */
export type Commodity = typeof commodities.$inferSelect;
/** A row of {@link chapters}. */
export type Chapter = typeof chapters.$inferSelect;
/** A row of {@link lessons}. */
export type Lesson = typeof lessons.$inferSelect;
