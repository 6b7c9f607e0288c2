import { and, arrayContains, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { courses } from '../../modules/catalogue/catalogue.tables.ts';
import { enrolments } from '../../modules/catalogue/students.tables.ts';
import { certificates, certificateTemplates } from '../../modules/certificate/certificate.tables.ts';
import { issue } from '../../modules/certificate/issue.service.ts';

const DAY_MS = 86_400_000;

const completion = {
  name: '结业证书',
  nameEn: 'Certificate of completion',
  words: '学员 {name} 在本校学完课程《{source}》的全部课时，达到结业要求，准予结业，特发此证。',
} as const;

const honour = {
  name: '优秀学员证书',
  nameEn: 'Certificate of merit',
  words: '{name} 同学在本学期的学习中勤奋认真、进步显著，被评为优秀学员，特发此证，以资鼓励。',
  fields: [{ fieldCode: 'name', fieldName: '证书上的姓名', isRequired: true }],
} as const;

/** Seeds certificates of a student's courses, of which one is made and one waits for its lessons, and one that the school grants. */
export async function seedCertificates(tx: Queryable): Promise<void> {
  const [student] = await tx
    .select({ companyId: companies.id, userId: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.username, 'student'), arrayContains(companies.hosts, ['localhost'])));
  if (student === undefined) throw new Error('The demonstration has no student');
  const { companyId } = student;
  const studied = await tx
    .select({
      courseId: courses.id,
      lessonCount: courses.lessonCount,
      finishedLessons: enrolments.finishedLessons,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, student.userId),
        eq(courses.kind, 'recorded'),
        ne(enrolments.finishedLessons, 0),
      ),
    )
    .orderBy(asc(enrolments.id));
  const createdAt = new Date(Date.now() - 60 * DAY_MS);
  const isFinished = ({ finishedLessons, lessonCount }: (typeof studied)[number]) =>
    finishedLessons >= lessonCount;
  for (const course of [studied.find(isFinished), studied.find((one) => !isFinished(one))]) {
    if (course === undefined) continue;
    const [template] = await tx
      .insert(certificateTemplates)
      .values({ companyId, ...completion, courseId: course.courseId, createdAt })
      .returning();
    if (template !== undefined && isFinished(course))
      await issue(tx, { ...student, now: new Date(Date.now() - 10 * DAY_MS) }, { relationId: template.id });
  }
  const [granted] = await tx
    .insert(certificateTemplates)
    .values({ companyId, ...honour, createdAt })
    .returning();
  if (granted === undefined) throw new Error('The certificate was not seeded');
  await tx.insert(certificates).values({
    ...student,
    templateId: granted.id,
    state: 'granted',
    createdAt: new Date(Date.now() - DAY_MS),
  });
}
