import { changeEnrolment, giveCourses, readEnrolmentRows } from '../../modules/catalogue/index.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import type { Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { optionalEnd } from '../columns/timeColumns.ts';
import { student, course } from './common.ts';

const table = defineTable({
  id: 'enrolments',
  sheet: { zh: '报名', en: 'Enrolments' },
  about: {
    zh: '哪个学员可以学习哪门课程。表中没有的报名保持不变；要收回请在“收回”列填“是”。',
    en: 'Which student has which course. Enrolments missing here are kept; to end one, use its column.',
  },
  columns: {
    student: student(),
    course: course(),
    until: optionalEnd(
      ['有效期至', 'until'],
      ['留空按课程的有效天数计算。', 'End of access; empty means as long as the course is valid.'],
      { isKeptWhenEmpty: true },
    ),
    isWithdrawn: yesNo(
      ['收回', 'withdrawn'],
      ['学员不再拥有这门课；学习记录保留。', 'yes ends the enrolment; the student’s progress is kept.'],
      { empty: false },
    ),
  },
  key: ['student', 'course'],
});

/** Which student has which course. */
export const enrolments: Subject<typeof table> = {
  table,
  stored: 'enrolments',
  whenMissing: 'keep',

  async read({ tx, companyId, books }) {
    const [students, courses] = await books('students', 'courses');
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

  async save({ tx, companyId, now, books }, entries) {
    const [students, courses] = await books('students', 'courses');
    for (const { id, row, changed } of entries) {
      if (id === undefined) continue;
      // Only a changed date is written: a course that was given back meanwhile must not be granted again.
      if (changed.has('until')) await changeEnrolment(tx, id, { expiresAt: row.until });
      if (changed.has('isWithdrawn'))
        await changeEnrolment(tx, id, { revokedAt: row.isWithdrawn ? now : null });
    }
    const added = entries.filter(({ id }) => id === undefined);
    const granted = await giveCourses(
      tx,
      companyId,
      added.map(({ row }) => ({
        userId: students.idOf(row.student),
        courseId: courses.idOf(row.course),
        until: row.until,
        revokedAt: row.isWithdrawn ? now : null,
      })),
      now,
    );
    const idOf = new Map(added.map((entry, index) => [entry, granted[index] ?? '']));
    return entries.map((entry) => entry.id ?? idOf.get(entry) ?? '');
  },
};
