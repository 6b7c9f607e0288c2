import { readReviewRows, saveReview, sumUpReviews } from '../../modules/catalogue/index.ts';
import { amount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable, pickColumns } from '../table.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import { course } from './common.ts';

const table = defineTable({
  id: 'reviews',
  sheet: { zh: '评价', en: 'Reviews' },
  about: {
    zh: '学员对课程的评价和老师的回复，可从别处带来。表中没有的保持不变。',
    en: 'Course reviews of students, with answers; reviews from another platform can be imported. Reviews missing here are kept.',
  },
  columns: {
    course: course(),
    student: reference(
      'students',
      ['学号', 'student'],
      ['学员的学号；每人每门课一条。', 'Number of the student; one review per student and course.'],
      { cure: 'write the number of a student' },
    ),
    stars: amount(['星级', 'stars'], ['1 到 5。', '1 to 5.'], { min: 1, max: 5, cure: 'write 1 to 5' }),
    content: text(['评价', 'review'], ['学员的话。', 'Text of the review.'], {
      maxLength: 1000,
      cure: 'write the text of the review',
    }),
    reply: text(['回复', 'reply'], ['老师的回复。', 'Answer of the teacher.'], {
      empty: '',
      maxLength: 1000,
    }),
    written: optionalMoment(
      ['时间', 'written'],
      ['留空为首次导入的时间。', 'Empty means the time of its first import.'],
      { isKeptWhenEmpty: true },
    ),
  },
  key: ['course', 'student'],
});

/** Students' reviews of courses. */
export const reviews: Subject<typeof table> = {
  table,
  stored: 'reviews',
  whenMissing: 'keep',

  async read({ tx, companyId, books }) {
    const [courses, students] = await books('courses', 'students');
    const rows = await readReviewRows(tx, companyId);
    return rows.map((review) => ({
      id: review.id,
      row: {
        ...pickColumns(table, review),
        course: courses.keyOf(review.courseId),
        student: students.keyOf(review.userId),
        stars: review.rating,
        written: review.createdAt,
      },
    }));
  },

  async save({ tx, companyId, now, books }, entries) {
    const [courses, students] = await books('courses', 'students');
    const ids = await oneByOne(entries, ({ id, row }) =>
      saveReview(tx, companyId, id, {
        ...row,
        courseId: courses.idOf(row.course),
        userId: students.idOf(row.student),
        rating: row.stars,
        createdAt: row.written ?? now,
      }),
    );
    await sumUpReviews(tx, [...new Set(entries.map(({ row }) => courses.idOf(row.course)))]);
    return ids;
  },
};
