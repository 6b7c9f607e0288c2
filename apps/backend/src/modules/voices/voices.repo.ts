import type { Voice } from '@lectern/sdk/endpoints/voices';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { markupOfSchool } from '../../platform/richText/written.ts';
import { onShelf, type Viewer, commodities } from '../catalogue/index.ts';
import { voices } from './voices.tables.ts';

/** One page of a school's stories, the latest first, and how many there are. */
export async function listVoices(
  db: Queryable,
  viewer: Pick<Viewer, 'companyId' | 'schoolId'>,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; records: Voice[] }> {
  const isShown = and(
    eq(voices.companyId, viewer.companyId),
    eq(voices.isOnShelf, true),
    sql`(${voices.schoolId} is null or ${voices.schoolId} = ${viewer.schoolId})`,
  );
  const [total, rows] = await Promise.all([
    db.$count(voices, isShown),
    db
      .select({
        voice: voices,
        course: {
          commodityId: commodities.id,
          courseId: commodities.courseId,
          courseName: commodities.name,
          courseNameEn: commodities.nameEn,
        },
      })
      .from(voices)
      .leftJoin(
        commodities,
        and(eq(commodities.courseId, voices.courseId), eq(commodities.type, 1), onShelf(viewer)),
      )
      .where(isShown)
      .orderBy(desc(voices.toldOn), desc(voices.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return {
    total,
    records: rows.map(
      ({
        voice: {
          id,
          name,
          nameEn,
          portrait,
          about,
          aboutEn,
          result,
          resultEn,
          quote,
          quoteEn,
          story,
          storyEn,
          toldOn,
        },
        course,
      }) => ({
        voiceId: id,
        name,
        nameEn,
        portrait,
        about,
        aboutEn,
        result,
        resultEn,
        quote,
        quoteEn,
        story: markupOfSchool(story, 'rich'),
        storyEn: markupOfSchool(storyEn, 'rich'),
        toldOn,
        course: course === null || course.courseId === null ? null : { ...course, courseId: course.courseId },
      }),
    ),
  };
}
