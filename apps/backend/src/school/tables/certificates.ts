import { certificateRows } from '../../modules/certificate/index.ts';
import { lines, reference, text } from '../columns/textColumns.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name, nameEn } from './common.ts';

/** `name = 证书上的姓名*`: a code, a label, and a star where the field is required. */
const FIELD = /^(\w{1,40})\s*=\s*(.+?)\s*(\*?)$/;

const table = defineTable({
  id: 'certificates',
  sheet: { zh: '证书', en: 'Certificates' },
  about: {
    zh: '学完课程、通过考试或由学校颁发的证书。有人持有的不会被删除。',
    en: 'Certificates given for a course, for an exam or by the school. One that a student has is never deleted.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    words: text(
      ['证书文字', 'words'],
      [
        '印在证书上的文字；{name}、{source}、{date} 和填写项的代码会被替换。',
        'Text of the certificate; {name}, {source}, {date} and the codes of the fields are replaced.',
      ],
      { maxLength: 1000, cure: 'write its text, such as {name} has finished {source}' },
    ),
    course: reference(
      'courses',
      ['课程', 'course'],
      ['学完这门课程即可获得；填课程的编号。', 'Key of the course for which it is given.'],
      { empty: '' },
    ),
    exam: reference(
      'exams',
      ['考试', 'exam'],
      [
        '通过这场考试即可获得；与课程都留空则由学校颁发。',
        'Key of the exam for which it is given; with neither, the school grants it.',
      ],
      { empty: '' },
    ),
    fields: lines(
      ['填写项', 'fields'],
      [
        '领取前由学员填写，每行一项，如 name = 证书上的姓名*；带 * 的必填。',
        'Fields that students fill in before, one per line, such as name = Name on the certificate*; * means required.',
      ],
      { empty: [] },
    ),
    validMonths: optionalAmount(
      ['有效月数', 'valid months'],
      ['留空为长期有效。', 'Validity in months; empty means unlimited.'],
      { min: 1, max: 1200 },
    ),
    isOpen: yesNo(['发放', 'open'], ['否则不再发放新的。', 'no stops giving it.'], { empty: true }),
  },
  key: ['key'],
});

/** Certificates that a school issues. */
export const certificates: Subject<typeof table> = {
  table,
  stored: 'certificate_templates',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, exams] = await books('courses', 'exams');
    const rows = await certificateRows.read(tx, companyId);
    return rows.map((certificate) =>
      storedRow(table, certificate, {
        course: courses.keyOf(certificate.courseId),
        exam: exams.keyOf(certificate.examId),
        fields: certificate.fields.map(
          ({ fieldCode, fieldName, isRequired }) => `${fieldCode} = ${fieldName}${isRequired ? '*' : ''}`,
        ),
      }),
    );
  },

  check({ course, exam, fields }) {
    if (course !== '' && exam !== '')
      return {
        column: 'exam',
        problem: 'it can be given for a course or an exam, not both; leave one of them empty',
      };
    const odd = fields.find((line) => !FIELD.test(line));
    return odd === undefined
      ? undefined
      : { column: 'fields', problem: `“${odd}” is no field; write it as name = 证书上的姓名*` };
  },

  async save({ tx, companyId, now, books }, entries) {
    const [courses, exams] = await books('courses', 'exams');
    return oneByOne(entries, ({ id, row }) =>
      certificateRows.save(tx, companyId, id, {
        ...row,
        courseId: courses.idOrNull(row.course),
        examId: exams.idOrNull(row.exam),
        fields: row.fields.map((line) => {
          const [, fieldCode = '', fieldName = '', star] = FIELD.exec(line) ?? [];
          return { fieldCode, fieldName, isRequired: star === '*' };
        }),
        createdAt: now,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => certificateRows.remove(tx, ids),
};
