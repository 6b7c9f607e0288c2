import {
  examRows,
  readExamStudentRows,
  removeExamStudent,
  saveExamStudent,
} from '../../modules/answering/index.ts';
import { renderText } from '../../platform/richText/richText.ts';
import type { BilingualPair } from '../columns/cell.ts';
import { amount, yuan } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { markdownOf } from '../documents.ts';
import { idsOfPair, oneByOne, pairId, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment, optionalMoment } from '../columns/timeColumns.ts';
import { key, name, paper, student } from './common.ts';

const minutes = (zh: string, en: string, about: BilingualPair) =>
  amount([zh, en], about, { empty: 0, min: 0, max: 1440 });

const examTable = defineTable({
  id: 'exams',
  sheet: { zh: '考试', en: 'Exams' },
  about: {
    zh: '考试安排。有人参加过的考试不会被删除。',
    en: 'Exams with their rules. One that was taken is never deleted.',
  },
  columns: {
    key: key(),
    name: name(200),
    paper: paper(),
    type: choice(
      { formal: ['正式考试', 'formal'], mock: ['模拟考试', 'mock'], makeUp: ['补考', 'make-up'] },
      ['类型', 'kind'],
      ['考试的类型。', 'Kind of exam.'],
      { empty: 'formal' },
    ),
    opens: moment(
      ['开放时间', 'opens'],
      ['从这时起可以进入（北京时间）。', 'Start, from which it may be entered, in China time.'],
      { cure: 'write the start' },
    ),
    closes: end(
      ['截止时间', 'closes'],
      [
        '到这时全部结束（北京时间）。正在作答的学员仍按进入时的时间结束：用 exam extend 改。',
        'End of the exam for everybody, in China time. Attempts that have begun keep their end: “exam extend” moves it.',
      ],
      { cure: 'write the end' },
    ),
    minutes: amount(
      ['时长（分钟）', 'minutes'],
      ['进入后的作答时间。', 'Minutes from entering to the end.'],
      { min: 1, max: 1440 },
    ),
    attempts: amount(['次数', 'attempts'], ['可以考几次；0 为不限。', 'Maximum attempts; 0 for no limit.'], {
      empty: 1,
      min: 0,
      max: 1000,
    }),
    passScore: amount(['及格分', 'pass mark'], ['达到即及格。', 'Minimum score to pass.'], {
      min: 0,
      max: 100_000,
      decimals: 1,
    }),
    price: yuan(
      ['价格', 'price'],
      [
        '查看成绩前要支付的金额，单位元；0 为免费。',
        'Fee in yuan, due before the result is shown; 0 means free.',
      ],
      { empty: 0 },
    ),
    isForAll: yesNo(
      ['所有人可考', 'for all'],
      ['否则只有“考试学员”中的学员可以考。', 'no limits it to the students in the sheet of exam students.'],
      { empty: true },
    ),
    answersShown: choice(
      {
        afterHandIn: ['交卷后', 'after handing in'],
        afterClose: ['截止后', 'after the end'],
        afterPublish: ['成绩公布后', 'after publishing'],
        never: ['不公布', 'never'],
      },
      ['答案公布', 'answers shown'],
      ['何时可以看答案和解析。', 'When answers and explanations are shown.'],
      { empty: 'afterPublish' },
    ),
    publishes: optionalMoment(
      ['成绩公布时间', 'publishes'],
      ['留空则批改完立即公布。', 'When scores are published; empty means as soon as everything is marked.'],
    ),
    lateMinutes: minutes('迟到限制（分钟）', 'late minutes', [
      '开放后多少分钟内可以进入；0 为不限。',
      'Minutes after the start during which students may still enter; 0 for no rule.',
    ]),
    handInAfterMinutes: minutes('交卷限制（分钟）', 'hand-in minutes', [
      '结束前多少分钟起可以交卷；0 为不限。',
      'Handing in is only allowed in the last minutes, this many before the end; 0 for no rule.',
    ]),
    leaveLimit: amount(
      ['切屏次数', 'leaves'],
      ['可以离开页面几次；0 为不限。', 'Number of times a student may leave the page; 0 for no rule.'],
      { empty: 0, min: 0, max: 1000 },
    ),
    graceSeconds: amount(
      ['宽限（秒）', 'grace seconds'],
      [
        '结束后设备上保存的答案在多少秒内仍有效；成绩、答案和解析在这之后才能看。',
        'Seconds after the end in which answers stored on a device are still accepted; score and solutions are shown later.',
      ],
      { empty: 120, min: 0, max: 86_400 },
    ),
    outageSeconds: amount(
      ['断线补时（秒）', 'outage seconds'],
      ['断线最多补回的秒数；0 为不补。', 'Maximum seconds added after outages; 0 only records outages.'],
      { empty: 0, min: 0, max: 86_400 },
    ),
    isShuffled: yesNo(
      ['题目乱序', 'shuffled'],
      ['每位学员的题目顺序不同。', 'Shuffles the questions of each section for every student.'],
      { empty: false },
    ),
    hasQuestions: yesNo(
      ['考前问卷', 'asks questions'],
      ['进入前要先回答学校的问题。', 'The school’s own questions must be answered before it is entered.'],
      { empty: false },
    ),
    faces: text(
      ['人脸核验', 'faces'],
      [
        '进入后第几分钟核验，用逗号分开；0 为进入时。',
        'Minutes after entering at which a face check is made, separated by commas; 0 means at entry.',
      ],
      {
        empty: '',
        pattern: [/^\d{1,4}(?:[,，]\s*\d{1,4})*$/, 'write minutes separated by commas, such as 0,30'],
      },
    ),
    isFaceRequired: yesNo(
      ['核验通过才有效', 'faces required'],
      [
        '缺了核验，或晚了 5 分钟以上，成绩就要等学校核对后才有效。',
        'yes holds a result for a decision of the school if a face check is missed or more than five minutes late.',
      ],
      { empty: false },
    ),
    rules: markdown(
      ['考试须知', 'rules'],
      ['Markdown 格式。', 'Instructions shown before the exam, in Markdown.'],
      { empty: '' },
    ),
  },
  key: ['key'],
});

const renderRules = (source: string): string => (source === '' ? '' : renderText(source, 'rich').html);

/** Exams. */
export const exams: Subject<typeof examTable> = {
  table: examTable,
  stored: 'exams',
  whenMissing: 'remove',
  partTables: ['exam_students'],

  async read({ tx, companyId, book }) {
    const papers = await book('papers');
    const rows = await examRows.read(tx, companyId);
    return rows.map((exam) =>
      storedRow(examTable, exam, {
        paper: papers.keyOf(exam.paperId),
        opens: exam.openAt,
        closes: exam.closeAt,
        attempts: exam.attemptLimit,
        price: exam.priceCents,
        publishes: exam.publishAt,
        outageSeconds: exam.outageCreditSeconds,
        faces: exam.faceMinutes.join(','),
        rules: markdownOf(exam.rulesSource, exam.rulesHtml, renderRules),
      }),
    );
  },

  check: ({ opens, closes }) =>
    closes <= opens
      ? { column: 'closes', problem: 'it closes before it opens; write a later time' }
      : undefined,

  async save({ tx, companyId, book }, entries) {
    const papers = await book('papers');
    return oneByOne(entries, ({ id, row }) =>
      examRows.save(tx, companyId, id, {
        ...row,
        paperId: papers.idOf(row.paper),
        rulesHtml: renderRules(row.rules),
        rulesSource: row.rules,
        openAt: row.opens,
        closeAt: row.closes,
        attemptLimit: row.attempts,
        publishAt: row.publishes,
        priceCents: row.price,
        faceMinutes: row.faces === '' ? [] : row.faces.split(/[,，]\s*/).map(Number),
        outageCreditSeconds: row.outageSeconds,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => examRows.remove(tx, ids),
};

const studentTable = defineTable({
  id: 'exam_students',
  sheet: { zh: '考试学员', en: 'Exam students' },
  about: {
    zh: '谁可以参加不对所有人开放的考试，以及额外的时间和次数。',
    en: 'Students of an exam that is not for all, and their extra time and attempts.',
  },
  columns: {
    exam: reference('exams', ['考试', 'exam'], ['考试的编号。', 'Key of the exam.'], {
      cure: 'write the key of an exam',
    }),
    student: student(),
    extraMinutes: minutes('加时（分钟）', 'extra minutes', [
      '额外的作答时间，进入考试前填写；正在作答时用 exam extend。',
      'Additional minutes, for attempts that begin later; “exam extend” adds them to one that has begun.',
    ]),
    extraAttempts: amount(['加考次数', 'extra attempts'], ['额外的次数。', 'Additional attempts.'], {
      empty: 0,
      min: 0,
      max: 1000,
    }),
  },
  key: ['exam', 'student'],
});

/** The students of exams that are not for everybody. */
export const examStudents: Subject<typeof studentTable> = {
  table: studentTable,
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [own, students] = await books('exams', 'students');
    const rows = await readExamStudentRows(tx, companyId);
    return rows.map(({ examId, userId, extraMinutes, extraAttempts }) => ({
      id: pairId(examId, userId),
      row: { exam: own.keyOf(examId), student: students.keyOf(userId), extraMinutes, extraAttempts },
    }));
  },

  async save({ tx, companyId, books }, entries) {
    const [own, students] = await books('exams', 'students');
    return oneByOne(entries, async ({ row: { exam, student, extraMinutes, extraAttempts } }) => {
      const [examId, userId] = [own.idOf(exam), students.idOf(student)];
      await saveExamStudent(tx, { companyId, examId, userId, extraMinutes, extraAttempts });
      return pairId(examId, userId);
    });
  },

  async putAway({ tx }, ids) {
    for (const id of ids) await removeExamStudent(tx, ...idsOfPair(id));
  },
};
