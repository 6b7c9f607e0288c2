import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities, courses, packages } from '../../modules/catalogue/catalogue.tables.ts';
import { enrolments, reviews } from '../../modules/catalogue/students.tables.ts';
import { type AlumniContent, alumniContents, type CourseReviews } from './data/alumni.ts';
import { companyIdAt, idOf } from './find.ts';
import { applyFolders } from './tables.ts';

const DAY_MS = 86_400_000;

/** A review as content writes it down. */
interface ReviewLine {
  readonly rating: number;
  readonly content: string;
  readonly reply: string;
}

/** Reads reviews: stars, a space, the words, and after ` → ` the teacher's answer. */
const readReviews = (text: string): ReviewLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [content = '', reply = ''] = line.slice(2).split(' → ');
      return { rating: Number(line[0]), content, reply };
    });

async function seedReviews(
  tx: Queryable,
  companyId: string,
  alumni: readonly string[],
  { course: sourceKey, students, reviews: text }: CourseReviews,
  seat: number,
): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id, commodityId: commodities.id, publishedAt: commodities.publishedAt })
    .from(courses)
    .innerJoin(commodities, eq(commodities.courseId, courses.id))
    .where(and(eq(courses.companyId, companyId), eq(courses.sourceKey, sourceKey)));
  if (course === undefined) throw new Error(`The reviews name "${sourceKey}", which is not there`);
  const { id: courseId, commodityId, publishedAt: createdAt } = course;
  const said = readReviews(text);
  const authors = said.map((_, place) => alumni[(seat * 5 + place) % alumni.length] ?? '');
  await tx.insert(enrolments).values(
    authors.map((userId) => ({
      companyId,
      userId,
      courseId,
      commodityId,
      source: 'gift' as const,
      progressPercent: 100,
      createdAt,
    })),
  );
  await tx.insert(reviews).values(
    said.map((review, place) => ({
      companyId,
      courseId,
      userId: authors[place] ?? '',
      ...review,
      createdAt: new Date(Date.now() - (place * 17 + (seat % 9) * 2 + 2) * DAY_MS - seat * 3_700_000),
    })),
  );
  await tx.update(commodities).set({ studentCount: students }).where(eq(commodities.id, commodityId));
  await tx
    .update(courses)
    .set({ ratingSum: said.reduce((total, { rating }) => total + rating, 0), ratingCount: said.length })
    .where(eq(courses.id, courseId));
}

async function seedAlumni(tx: Queryable, content: AlumniContent): Promise<void> {
  const companyId = await companyIdAt(tx, content.host);
  const alumni = await tx
    .insert(users)
    .values(
      content.alumni.map((name, place) => ({
        companyId,
        name,
        createdAt: new Date(Date.now() - (place + 200) * DAY_MS),
      })),
    )
    .returning({ id: users.id });
  const ids = alumni.map(({ id }) => id);
  for (const [seat, course] of content.courses.entries()) await seedReviews(tx, companyId, ids, course, seat);
  for (const [sourceKey, studentCount] of Object.entries(content.packages)) {
    const packageId = await idOf(tx, companyId, packages, packages.sourceKey, sourceKey);
    await tx.update(commodities).set({ studentCount }).where(eq(commodities.packageId, packageId));
  }
}

/** Seeds what the two companies of the demonstration teach and show, and what former students said of it. */
export async function seedCatalogue(tx: Queryable): Promise<void> {
  await applyFolders(tx);
  for (const content of alumniContents) await seedAlumni(tx, content);
}
