import type { SearchKind, SearchRecord } from '@lectern/sdk/endpoints/search';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { commodities, courses, isCourse, lessons, packages, teachers } from '../catalogue/index.ts';
import { communityQuestions, summaryOf } from '../community/index.ts';
import { lessonNotes } from '../course/index.ts';
import { news } from '../news/index.ts';
import { plans } from '../plan/index.ts';

/** Default values of a result's properties. */
const NOTHING = {
  titleEn: '',
  line: '',
  lineEn: '',
  picture: '',
  date: null,
  targetId: '',
  commodityId: '',
  commodityType: null,
  priceCents: null,
  lessonId: '',
} satisfies Partial<SearchRecord>;

type Read = (db: ReadOnly, ids: string[]) => Promise<SearchRecord[]>;

const readCourses: Read = async (db, ids) => {
  const rows = await db
    .select({
      id: commodities.id,
      title: commodities.name,
      titleEn: commodities.nameEn,
      line: sql<string>`coalesce(${teachers.name}, nullif(${courses.provider}, ''), ${packages.summary}, '')`,
      lineEn: sql<string>`coalesce(${teachers.nameEn}, nullif(${courses.providerEn}, ''), ${packages.summaryEn}, '')`,
      picture: sql<string>`coalesce(${courses.cover}, ${packages.cover}, '')`,
      targetId: sql<string>`coalesce(${commodities.courseId}, ${commodities.packageId})::text`,
      commodityId: commodities.id,
      commodityType: commodities.type,
      priceCents: commodities.priceCents,
    })
    .from(commodities)
    .leftJoin(courses, eq(courses.id, commodities.courseId))
    .leftJoin(packages, eq(packages.id, commodities.packageId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(inArray(commodities.id, ids));
  return rows.map((row) => ({ ...NOTHING, ...row }));
};

const readPlans: Read = async (db, ids) => {
  const rows = await db
    .select({
      id: plans.id,
      title: plans.name,
      titleEn: plans.nameEn,
      line: plans.summary,
      lineEn: plans.summaryEn,
      picture: plans.cover,
    })
    .from(plans)
    .where(inArray(plans.id, ids));
  return rows.map((row) => ({ ...NOTHING, ...row }));
};

const readTeachers: Read = async (db, ids) => {
  const rows = await db
    .select({
      id: teachers.id,
      title: teachers.name,
      titleEn: teachers.nameEn,
      line: teachers.title,
      lineEn: teachers.titleEn,
      picture: teachers.portrait,
    })
    .from(teachers)
    .where(inArray(teachers.id, ids));
  return rows.map((row) => ({ ...NOTHING, ...row }));
};

const readQuestions: Read = async (db, ids) => {
  const { id, title, content, askedAt } = communityQuestions;
  const rows = await db
    .select({ id, title, content, askedAt })
    .from(communityQuestions)
    .where(inArray(id, ids));
  return rows.map((row) => ({
    ...NOTHING,
    id: row.id,
    title: row.title,
    line: summaryOf(row.content),
    date: row.askedAt.toISOString(),
  }));
};

const readNews: Read = async (db, ids) => {
  const rows = await db
    .select({
      id: news.id,
      title: news.title,
      titleEn: news.titleEn,
      line: news.summary,
      lineEn: news.summaryEn,
      publishedAt: news.publishedAt,
    })
    .from(news)
    .where(inArray(news.id, ids));
  return rows.map(({ publishedAt, ...row }) => ({ ...NOTHING, ...row, date: publishedAt.toISOString() }));
};

const readNotes: Read = async (db, ids) => {
  const rows = await db
    .select({
      id: lessonNotes.id,
      content: lessonNotes.content,
      line: sql<string>`${courses.name} || ' · ' || ${lessons.name}`,
      lineEn: sql<string>`case when ${courses.nameEn} = '' then ''
        else ${courses.nameEn} || ' · ' || coalesce(nullif(${lessons.nameEn}, ''), ${lessons.name}) end`,
      targetId: courses.id,
      commodityId: commodities.id,
      lessonId: lessons.id,
      updatedAt: lessonNotes.updatedAt,
    })
    .from(lessonNotes)
    .innerJoin(courses, eq(courses.id, lessonNotes.courseId))
    .innerJoin(commodities, sql`${commodities.courseId} = ${courses.id} and ${isCourse}`)
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
    .where(inArray(lessonNotes.id, ids));
  return rows.map(({ content, updatedAt, ...row }) => ({
    ...NOTHING,
    ...row,
    title: summaryOf(content),
    date: updatedAt.toISOString(),
  }));
};

const readers: Record<SearchKind, Read> = {
  course: readCourses,
  plan: readPlans,
  teacher: readTeachers,
  question: readQuestions,
  news: readNews,
  note: readNotes,
};

/** Formats the results of a kind, in the order of the ids. */
export async function present(
  db: ReadOnly,
  kind: SearchKind,
  ids: readonly string[],
): Promise<SearchRecord[]> {
  if (ids.length === 0) return [];
  const records = new Map((await readers[kind](db, [...ids])).map((record) => [record.id, record]));
  return ids.flatMap((id) => records.get(id) ?? []);
}
