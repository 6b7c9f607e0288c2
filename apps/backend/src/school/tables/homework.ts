import { homeworkRows, settleHomework, type TaskFile } from '../../modules/homework/index.ts';
import { isAcceptedExtension } from '../../modules/upload/index.ts';
import { attachmentLine } from '../files/attachments.ts';
import { amount } from '../columns/numberColumns.ts';
import { files } from '../columns/fileColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { moment, optionalEnd } from '../columns/timeColumns.ts';
import { key, name, course } from './common.ts';

const MEGABYTE = 1024 * 1024;
const DECIMALS = 4;

const extensionsOf = (types: string): string[] => (types === '' ? [] : types.split(/[,，]\s*/));

const table = defineTable({
  id: 'homework',
  sheet: { zh: '作业', en: 'Homework' },
  about: {
    zh: '课时的作业。有人做过的不会被删除。',
    en: 'Homework of lessons. One that a student has worked on is never deleted.',
  },
  columns: {
    key: key(),
    course: course(),
    lesson: reference(
      'lessons',
      ['课时', 'lesson'],
      ['该课程中课时的编号。', 'Key of a lesson of that course.'],
      { via: ['course', 'lesson'], cure: 'write the key of a lesson of that course' },
    ),
    name: name(),
    task: markdown(['要求', 'task'], ['Markdown 格式。', 'The task, in Markdown.'], {
      cure: 'write the task',
    }),
    taskFiles: files(
      ['附件', 'files of the task'],
      [
        '随作业发给学员的文件，每行一个，如 files/练习.pdf；学员看到的就是文件名。',
        'Files for the students, one per line, such as files/exercise.pdf; students see the file names.',
      ],
      { empty: [] },
    ),
    paper: reference(
      'papers',
      ['试卷', 'paper'],
      [
        '要作答的试卷的编号；留空则提交文字和文件。试卷自动批改，满分按试卷。',
        'Key of a paper to answer, marked automatically; if empty, students hand in text and files.',
      ],
      { empty: '' },
    ),
    opens: moment(['开始时间', 'opens'], ['从这时起可以做（北京时间）。', 'Start, in China time.'], {
      cure: 'write the start',
    }),
    due: optionalEnd(['截止时间', 'due'], ['北京时间；留空不限。', 'End, in China time; empty means none.']),
    takesLate: yesNo(
      ['可补交', 'takes late work'],
      ['截止后仍可提交，标为迟交。', 'yes allows handing in after the end, marked as late.'],
      { empty: false },
    ),
    fileTypes: text(
      ['文件类型', 'kinds of files'],
      [
        '可以提交的文件，如 jpg,png,pdf；留空只交文字。',
        'File types that may be handed in, such as jpg,png,pdf; empty means text only.',
      ],
      {
        empty: '',
        pattern: [
          /^[a-z0-9]{1,8}(?:[,，]\s*[a-z0-9]{1,8})*$/,
          'write file extensions separated by commas, such as jpg,pdf',
        ],
      },
    ),
    maxMegabytes: amount(
      ['单个文件（MB）', 'largest file (MB)'],
      ['一个文件最大多少 MB。', 'Maximum size of a file in megabytes.'],
      { empty: 20, min: 0, max: 1024, decimals: DECIMALS },
    ),
    maxFiles: amount(['文件数', 'files'], ['最多几个文件。', 'Maximum number of files.'], {
      empty: 9,
      min: 0,
      max: 50,
    }),
    totalScore: amount(
      ['满分', 'total score'],
      ['最高分；有试卷时按试卷。', 'Maximum score; for a paper, the score of the paper.'],
      { empty: 100, isKeptWhenEmpty: true, min: 1, max: 100_000, decimals: 1 },
    ),
  },
  key: ['key'],
});

/** Homework of lessons. */
export const homework: Subject<typeof table> = {
  table,
  stored: 'homeworks',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, lessons, papers] = await books('courses', 'lessons', 'papers');
    const rows = await homeworkRows.read(tx, companyId);
    return rows.map((one) =>
      storedRow(table, one, {
        course: courses.keyOf(one.courseId),
        lesson: lessons.keyOf(one.lessonId),
        taskFiles: one.taskFiles.map(attachmentLine),
        paper: papers.keyOf(one.paperId),
        opens: one.opensAt,
        due: one.dueAt,
        fileTypes: one.fileTypes.join(','),
        maxMegabytes: Math.round((one.maxBytes / MEGABYTE) * 10 ** DECIMALS) / 10 ** DECIMALS,
      }),
    );
  },

  check({ opens, due, paper, fileTypes, maxMegabytes }, _, before) {
    if (due !== null && due <= opens)
      return { column: 'due', problem: 'it is due before it opens; write a later time' };
    const odd = extensionsOf(fileTypes).find((type) => !isAcceptedExtension(type));
    if (odd !== undefined)
      return { column: 'fileTypes', problem: `files of the type ${odd} are not accepted; leave it out` };
    if (maxMegabytes === 0)
      return {
        column: 'maxMegabytes',
        problem: 'a maximum size of 0 allows no files; write a number above 0',
      };
    return before !== undefined && (before.paper === '') !== (paper === '')
      ? {
          column: 'paper',
          problem:
            'homework of a paper and free homework cannot be converted into each other; use another key',
        }
      : undefined;
  },

  async save({ tx, companyId, books, attachments }, entries) {
    const [courses, lessons, papers] = await books('courses', 'lessons', 'papers');
    return oneByOne(entries, async ({ id, row }) => {
      const taskFiles: TaskFile[] = [];
      for (const line of row.taskFiles) taskFiles.push(await attachments.keep(line));
      return homeworkRows.save(tx, companyId, id, {
        ...row,
        courseId: courses.idOf(row.course),
        lessonId: lessons.idOf(row.course, row.lesson),
        taskFiles,
        paperId: papers.idOrNull(row.paper),
        opensAt: row.opens,
        dueAt: row.due,
        fileTypes: extensionsOf(row.fileTypes),
        maxBytes: Math.round(row.maxMegabytes * MEGABYTE),
      });
    });
  },

  putAway: ({ tx }, ids) => homeworkRows.remove(tx, ids),
  settle: ({ tx, companyId }) => settleHomework(tx, companyId),
};
