import {
  readHomeworkRows,
  removeHomework,
  saveHomework,
  settleHomework,
  type TaskFile,
} from '../../modules/homework/index.ts';
import { isAcceptedExtension } from '../../modules/upload/index.ts';
import { attachmentLine } from '../files/attachments.ts';
import { amount } from '../columns/numberColumns.ts';
import { files } from '../columns/fileColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { keyOfId, oneByOne, type Subject } from '../subject.ts';
import { defineTable, pickColumns } from '../table.ts';
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
    en: 'What is to be done for lessons. One at which somebody worked is never deleted.',
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
    task: markdown(['要求', 'task'], ['Markdown 格式。', 'What is to be done, in Markdown.'], {
      cure: 'write what is to be done',
    }),
    taskFiles: files(
      ['附件', 'files of the task'],
      [
        '随作业发给学员的文件，每行一个，如 files/练习.pdf；学员看到的就是文件名。',
        'What students are given with it, a line each, such as files/exercise.pdf; they see the names.',
      ],
      { empty: [] },
    ),
    paper: reference(
      'papers',
      ['试卷', 'paper'],
      [
        '要作答的试卷的编号；留空则提交文字和文件。试卷自动批改，满分按试卷。',
        'Key of the paper that is to be answered, which marks itself; without it words and files are handed in.',
      ],
      { empty: '' },
    ),
    opens: moment(
      ['开始时间', 'opens'],
      ['从这时起可以做（北京时间）。', 'From when it can be done, in China’s time.'],
      { cure: 'write from when it can be done' },
    ),
    due: optionalEnd(
      ['截止时间', 'due'],
      ['北京时间；留空不限。', 'Until when, in China’s time; empty is without end.'],
    ),
    takesLate: yesNo(
      ['可补交', 'takes late work'],
      ['截止后仍可提交，标为迟交。', 'It may be handed in after its end, marked as late.'],
      { empty: false },
    ),
    fileTypes: text(
      ['文件类型', 'kinds of files'],
      [
        '可以提交的文件，如 jpg,png,pdf；留空只交文字。',
        'What may be handed in, such as jpg,png,pdf; empty is words alone.',
      ],
      {
        empty: '',
        pattern: [
          /^[a-z0-9]{1,8}(?:[,，]\s*[a-z0-9]{1,8})*$/,
          'write endings with commas between, as jpg,pdf',
        ],
      },
    ),
    maxMegabytes: amount(
      ['单个文件（MB）', 'largest file (MB)'],
      ['一个文件最大多少 MB。', 'Megabytes of the largest file.'],
      {
        empty: 20,
        least: 0,
        most: 1024,
        decimals: DECIMALS,
      },
    ),
    maxFiles: amount(['文件数', 'files'], ['最多几个文件。', 'How many files at most.'], {
      empty: 9,
      least: 0,
      most: 50,
    }),
    totalScore: amount(
      ['满分', 'total score'],
      ['最高分；有试卷时按试卷。', 'The most that it is marked with; of a paper the paper’s own.'],
      {
        empty: 100,
        isKeptWhenEmpty: true,
        least: 1,
        most: 100_000,
        decimals: 1,
      },
    ),
  },
  key: ['key'],
});

/** Homework of lessons. */
export const homework: Subject<typeof table> = {
  table,
  stored: 'homeworks',
  whenGone: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, lessons, papers] = await books('courses', 'lessons', 'papers');
    const rows = await readHomeworkRows(tx, companyId);
    return rows.map((one) => ({
      id: one.id,
      row: {
        ...pickColumns(table, one),
        key: keyOfId(one.key, one.id),
        course: courses.keyOf(one.courseId),
        lesson: lessons.keyOf(one.lessonId),
        taskFiles: one.taskFiles.map(attachmentLine),
        paper: papers.keyOf(one.paperId),
        opens: one.opensAt,
        due: one.dueAt,
        fileTypes: one.fileTypes.join(','),
        maxMegabytes: Math.round((one.maxBytes / MEGABYTE) * 10 ** DECIMALS) / 10 ** DECIMALS,
      },
    }));
  },

  check({ opens, due, paper, fileTypes, maxMegabytes }, _, before) {
    if (due !== null && due <= opens)
      return { column: 'due', problem: 'it is due before it opens; write a later time' };
    const odd = extensionsOf(fileTypes).find((type) => !isAcceptedExtension(type));
    if (odd !== undefined)
      return { column: 'fileTypes', problem: `files of the kind ${odd} are not taken; leave it out` };
    if (maxMegabytes === 0)
      return { column: 'maxMegabytes', problem: 'a file has some size; write a number above 0' };
    return before !== undefined && (before.paper === '') !== (paper === '')
      ? {
          column: 'paper',
          problem: 'a paper and a work of one’s own do not turn into each other; give it another key',
        }
      : undefined;
  },

  async save({ tx, companyId, books, attachments }, entries) {
    const [courses, lessons, papers] = await books('courses', 'lessons', 'papers');
    return oneByOne(entries, async ({ id, row }) => {
      const taskFiles: TaskFile[] = [];
      for (const line of row.taskFiles) taskFiles.push(await attachments.keep(line));
      return saveHomework(tx, companyId, id, {
        key: row.key,
        courseId: courses.idOf(row.course),
        lessonId: lessons.idOf(row.course, row.lesson),
        name: row.name,
        task: row.task,
        taskFiles,
        paperId: row.paper === '' ? null : papers.idOf(row.paper),
        opensAt: row.opens,
        dueAt: row.due,
        takesLate: row.takesLate,
        fileTypes: extensionsOf(row.fileTypes),
        maxBytes: Math.round(row.maxMegabytes * MEGABYTE),
        maxFiles: row.maxFiles,
        totalScore: row.totalScore,
      });
    });
  },

  putAway: ({ tx }, ids) => removeHomework(tx, ids),
  settle: ({ tx, companyId }) => settleHomework(tx, companyId),
};
