import {
  changeEnrolment,
  commoditiesOfCourses,
  enrol,
  findEnrolment,
  readEnrolmentRows,
} from '../../modules/catalogue/index.ts';
import { optionalMoment, reference, yesNo } from '../column.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';

const table = defineTable({
  id: 'enrolments',
  sheet: { zh: '报名', en: 'Enrolments' },
  about: {
    zh: '哪个学员可以学习哪门课程。表中没有的报名保持不变；要收回请在“收回”列填“是”。',
    en: 'Which student has which course. What is not here stays; to take a course back, say so in its column.',
  },
  columns: {
    student: reference('students', {
      zh: '学号',
      en: 'student',
      about: { zh: '学员的学号。', en: 'Number of the student.' },
      cure: 'write the number of a student',
    }),
    course: reference('courses', {
      zh: '课程',
      en: 'course',
      about: { zh: '课程的编号。', en: 'Key of the course.' },
      cure: 'write the key of a course',
    }),
    until: optionalMoment({
      zh: '有效期至',
      en: 'until',
      isKeptWhenEmpty: true,
      about: {
        zh: '留空按课程的有效天数计算。',
        en: 'The end of the right to study; empty is as long as the course is valid.',
      },
    }),
    isWithdrawn: yesNo({
      zh: '收回',
      en: 'withdrawn',
      empty: false,
      about: {
        zh: '学员不再拥有这门课；学习记录保留。',
        en: 'The student no longer has it; what they studied is kept.',
      },
    }),
  },
  key: ['student', 'course'],
});

/** Who has which course. */
export const enrolments: Subject<typeof table> = {
  table,
  stored: 'enrolments',
  whenGone: 'keep',

  async read({ tx, companyId, book }) {
    const [students, courses] = [await book('students'), await book('courses')];
    const rows = await readEnrolmentRows(tx, companyId);
    return rows.map(({ id, userId, courseId, expiresAt, revokedAt }) => ({
      id,
      row: {
        student: students.keyOf(userId),
        course: courses.keyOf(courseId),
        until: expiresAt,
        isWithdrawn: revokedAt !== null,
      },
    }));
  },

  async save({ tx, companyId, now, book }, entries) {
    const [students, courses] = [await book('students'), await book('courses')];
    const commodities = await commoditiesOfCourses(tx, companyId);
    return oneByOne(entries, async ({ id, row }) => {
      const change = { expiresAt: row.until, revokedAt: row.isWithdrawn ? now : null };
      if (id !== undefined) {
        await changeEnrolment(tx, id, change);
        return id;
      }
      const [userId, courseId] = [students.idOf(row.student), courses.idOf(row.course)];
      const commodityId = commodities.get(courseId) ?? '';
      const until = row.until === null ? {} : { expiresAt: row.until };
      await enrol(tx, { companyId, userId, commodityId, source: 'gift', now, ...until });
      const made = await findEnrolment(tx, userId, courseId);
      if (made === undefined) throw new Error('The enrolment was not written');
      if (row.isWithdrawn) await changeEnrolment(tx, made.id, { revokedAt: now });
      return made.id;
    });
  },
};
