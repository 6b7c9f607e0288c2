import { testimonialRows } from '../../modules/testimonials/index.ts';
import { file } from '../columns/fileColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { day } from '../columns/timeColumns.ts';
import { branch, inEnglish, key, name, nameEn, markdownInEnglish } from './common.ts';

const table = defineTable({
  id: 'testimonials',
  sheet: { zh: '学员心声', en: 'Testimonials' },
  about: { zh: '往期学员的故事，最新的在前。', en: 'What former students tell, the newest first.' },
  columns: {
    key: key(),
    name: name(50),
    nameEn: nameEn(),
    toldOn: day(['日期', 'told on'], ['讲述的日期。', 'When it was told.'], { cure: 'write the day' }),
    course: reference(
      'courses',
      ['课程', 'course'],
      ['所说的课程的编号。', 'Key of the course that it speaks of.'],
      { empty: '' },
    ),
    portrait: file(['照片', 'portrait'], ['JPG 或 PNG，方形。', 'JPG or PNG, square.'], {
      empty: '',
      isKeptWhenEmpty: true,
    }),
    about: text(['身份', 'about'], ['几个字，如“2025 届”。', 'Who they are, in a few words.'], { empty: '' }),
    aboutEn: inEnglish('身份', 'about'),
    result: text(['成绩', 'result'], ['取得的成绩。', 'What they came to.'], { empty: '' }),
    resultEn: inEnglish('成绩', 'result'),
    quote: text(['一句话', 'quote'], ['一句话。', 'One sentence.'], { empty: '', maxLength: 300 }),
    quoteEn: inEnglish('一句话', 'quote', 300),
    story: markdown(['故事', 'story'], ['Markdown 格式。', 'Markdown.'], { cure: 'write what they tell' }),
    storyEn: markdownInEnglish('故事', 'story'),
    isOnShelf: yesNo(['展示', 'shown'], ['否则不展示。', 'Otherwise it is not shown.'], { empty: true }),
    branch: branch(),
  },
  key: ['key'],
});

/** Testimonials of former students. */
export const testimonials: Subject<typeof table> = {
  table,
  stored: 'testimonials',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, branches] = await books('courses', 'branches');
    const rows = await testimonialRows.read(tx, companyId);
    return rows.map((one) =>
      storedRow(table, one, { course: courses.keyOf(one.courseId), branch: branches.keyOf(one.schoolId) }),
    );
  },

  async save({ tx, companyId, books, files }, entries) {
    const [courses, branches] = await books('courses', 'branches');
    return oneByOne(entries, async ({ id, row }) =>
      testimonialRows.save(tx, companyId, id, {
        ...row,
        portrait: await files.addressOf(row.portrait),
        courseId: courses.idOrNull(row.course),
        schoolId: branches.idOrNull(row.branch),
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => testimonialRows.remove(tx, ids),
};
