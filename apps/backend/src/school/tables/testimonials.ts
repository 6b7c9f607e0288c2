import {
  readTestimonialRows,
  removeTestimonials,
  saveTestimonial,
} from '../../modules/testimonials/index.ts';
import { file } from '../columns/fileColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { keyOfId, oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { day } from '../columns/timeColumns.ts';
import { branch, inEnglish, key, name, nameEn, markdownInEnglish } from './common.ts';

const table = defineTable({
  id: 'testimonials',
  sheet: { zh: '学员心声', en: 'Testimonials' },
  about: {
    zh: '往期学员的故事，最新的在前。',
    en: 'What former students tell, the newest first.',
  },
  columns: {
    key: key(),
    name: name(50),
    nameEn: nameEn(),
    toldOn: day({
      zh: '日期',
      en: 'told on',
      about: { zh: '讲述的日期。', en: 'When it was told.' },
      cure: 'write the day',
    }),
    course: reference('courses', {
      zh: '课程',
      en: 'course',
      empty: '',
      about: { zh: '所说的课程的编号。', en: 'Key of the course that it speaks of.' },
    }),
    portrait: file({
      zh: '照片',
      en: 'portrait',
      empty: '',
      isKeptWhenEmpty: true,
      about: { zh: 'JPG 或 PNG，方形。', en: 'JPG or PNG, square.' },
    }),
    about: text({
      zh: '身份',
      en: 'about',
      empty: '',
      about: { zh: '几个字，如“2025 届”。', en: 'Who they are, in a few words.' },
    }),
    aboutEn: inEnglish('身份', 'about'),
    result: text({
      zh: '成绩',
      en: 'result',
      empty: '',
      about: { zh: '取得的成绩。', en: 'What they came to.' },
    }),
    resultEn: inEnglish('成绩', 'result'),
    quote: text({
      zh: '一句话',
      en: 'quote',
      empty: '',
      most: 300,
      about: { zh: '一句话。', en: 'One sentence.' },
    }),
    quoteEn: inEnglish('一句话', 'quote', 300),
    story: markdown({
      zh: '故事',
      en: 'story',
      about: { zh: 'Markdown 格式。', en: 'Markdown.' },
      cure: 'write what they tell',
    }),
    storyEn: markdownInEnglish('故事', 'story'),
    isOnShelf: yesNo({
      zh: '展示',
      en: 'shown',
      empty: true,
      about: { zh: '否则不展示。', en: 'Otherwise it is not shown.' },
    }),
    branch: branch(),
  },
  key: ['key'],
});

/** What former students tell. */
export const testimonials: Subject<typeof table> = {
  table,
  stored: 'testimonials',
  whenGone: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, branches] = await books('courses', 'branches');
    const rows = await readTestimonialRows(tx, companyId);
    return rows.map(({ id, sourceKey, schoolId, courseId, companyId: _, ...row }) => ({
      id,
      row: {
        ...row,
        key: keyOfId(sourceKey, id),
        course: courses.keyOf(courseId),
        branch: branches.keyOf(schoolId),
      },
    }));
  },

  async save({ tx, companyId, books, files }, entries) {
    const [courses, branches] = await books('courses', 'branches');
    return oneByOne(entries, async ({ id, row: { key, course, branch: suffix, ...row } }) =>
      saveTestimonial(tx, companyId, id, {
        ...row,
        portrait: await files.addressOf(row.portrait),
        courseId: course === '' ? null : courses.idOf(course),
        schoolId: suffix === '' ? null : branches.idOf(suffix),
        sourceKey: key,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeTestimonials(tx, ids),
};
