import { teacherRows } from '../../modules/catalogue/index.ts';
import { file } from '../columns/fileColumns.ts';
import { text } from '../columns/textColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { inEnglish, key, name, nameEn } from './common.ts';

const table = defineTable({
  id: 'teachers',
  sheet: { zh: '老师', en: 'Teachers' },
  about: { zh: '授课老师。行的顺序就是网站上的顺序。', en: 'Teachers, in the order shown on the site.' },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    title: text(
      ['头衔', 'title'],
      ['几个字说明身份，如“高中数学 · 特级教师”。', 'Title of the teacher, in a few words.'],
      { empty: '' },
    ),
    titleEn: inEnglish('头衔', 'title'),
    portrait: file(['照片', 'portrait'], ['JPG 或 PNG，方形。', 'JPG or PNG, square.'], {
      empty: '',
      isKeptWhenEmpty: true,
    }),
    motto: text(['座右铭', 'motto'], ['一句话。', 'One sentence.'], { empty: '' }),
    mottoEn: inEnglish('座右铭', 'motto'),
    introduction: text(
      ['介绍', 'introduction'],
      ['纯文本；空一行分段。', 'Plain text; an empty line ends a paragraph.'],
      { empty: '', maxLength: 5000 },
    ),
    introductionEn: inEnglish('介绍', 'introduction', 5000),
  },
  key: ['key'],
  orderWithin: [],
});

/** The teachers of the school. */
export const teachers: Subject<typeof table> = {
  table,
  stored: 'teachers',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await teacherRows.read(tx, companyId);
    return rows.map((teacher) => storedRow(table, teacher));
  },

  save: ({ tx, companyId, files }, entries) =>
    oneByOne(entries, async ({ id, row, position }) =>
      teacherRows.save(tx, companyId, id, {
        ...row,
        portrait: await files.addressOf(row.portrait),
        position,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => teacherRows.remove(tx, ids),
};
