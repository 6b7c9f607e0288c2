import type { Testimonial } from '@lectern/sdk/endpoints/testimonials';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { isInCatalogue, commodities, isCourse } from '../catalogue/index.ts';
import type { InSchool } from '../../platform/http/member.ts';
import { testimonials } from './testimonials.tables.ts';

/** Reads one page of a school's testimonials, latest first, and their total number. */
export async function listTestimonials(
  db: ReadOnly,
  viewer: InSchool,
  page: Pagination,
): Promise<{ total: number; records: Testimonial[] }> {
  const isShown = and(
    eq(testimonials.companyId, viewer.companyId),
    eq(testimonials.isOnShelf, true),
    sql`(${testimonials.schoolId} is null or ${testimonials.schoolId} = ${viewer.schoolId})`,
  );
  const [total, rows] = await Promise.all([
    db.$count(testimonials, isShown),
    db
      .select({
        testimonial: testimonials,
        course: {
          commodityId: commodities.id,
          courseId: commodities.courseId,
          courseName: commodities.name,
          courseNameEn: commodities.nameEn,
        },
      })
      .from(testimonials)
      .leftJoin(
        commodities,
        and(eq(commodities.courseId, testimonials.courseId), isCourse, isInCatalogue(viewer)),
      )
      .where(isShown)
      .orderBy(desc(testimonials.toldOn), desc(testimonials.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return {
    total,
    records: rows.map(
      ({
        testimonial: {
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
