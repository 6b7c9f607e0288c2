import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { courses } from '../../modules/catalogue/catalogue.tables.ts';
import { testimonials } from '../../modules/testimonials/testimonials.tables.ts';
import { testimonialContents } from './data/testimonials.ts';
import { portraitUrl } from '../drawing/drawn.ts';

const DAY_MS = 86_400_000;

/** Seeds what former students of both demonstration companies tell. */
export async function seedTestimonials(tx: Queryable): Promise<void> {
  for (const [host, contents] of Object.entries(testimonialContents)) {
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(arrayContains(companies.hosts, [host]));
    if (company === undefined) throw new Error(`There is no company at ${host}`);
    for (const {
      key,
      presents,
      name,
      about,
      result,
      quote,
      story,
      course: courseName,
      daysAgo,
    } of contents) {
      const [course] = await tx
        .select({ id: courses.id })
        .from(courses)
        .where(and(eq(courses.companyId, company.id), eq(courses.name, courseName)));
      if (course === undefined) throw new Error(`A story names "${courseName}", which is not there`);
      await tx.insert(testimonials).values({
        companyId: company.id,
        courseId: course.id,
        name: name[0],
        nameEn: name[1],
        portrait: portraitUrl(presents, `voice-${key}`),
        about: about[0],
        aboutEn: about[1],
        result: result[0],
        resultEn: result[1],
        quote: quote[0],
        quoteEn: quote[1],
        story: story[0],
        storyEn: story[1],
        toldOn: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
      });
    }
  }
}
