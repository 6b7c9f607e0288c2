import {
  readExamRows,
  readExamStudentRows,
  removeExams,
  removeExamStudent,
  saveExam,
  saveExamStudent,
} from '../../modules/answering/index.ts';
import { renderText } from '../../platform/richText/richText.ts';
import type { BilingualPair } from '../columns/cell.ts';
import { amount, yuan } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { markdownOf } from '../documents.ts';
import { idsOfPair, keyOfId, oneByOne, pairId, type Subject } from '../subject.ts';
import { defineTable, pickColumns } from '../table.ts';
import { end, moment, optionalMoment } from '../columns/timeColumns.ts';
import { key, name, paper, student } from './common.ts';

const minutes = (zh: string, en: string, about: BilingualPair) =>
  amount([zh, en], about, {
    empty: 0,
    least: 0,
    most: 1440,
  });

const examTable = defineTable({
  id: 'exams',
  sheet: { zh: '考试', en: 'Exams' },
  about: {
    zh: '考试安排。有人参加过的考试不会被删除。',
    en: 'Exams with their rules. One that somebody sat is never deleted.',
  },
  columns: {
    key: key(),
    name: name(200),
    paper: paper(),
    type: choice(
      { formal: ['正式考试', 'formal'], mock: ['模拟考试', 'mock'], makeUp: ['补考', 'make-up'] },
      ['类型', 'kind'],
      ['考试的类型。', 'What kind of exam it is.'],
      { empty: 'formal' },
    ),
    opens: moment(
      ['开放时间', 'opens'],
      ['从这时起可以进入（北京时间）。', 'From when it may be entered, in China’s time.'],
      { cure: 'write when it may be entered' },
    ),
    closes: end(
      ['截止时间', 'closes'],
      ['到这时全部结束（北京时间）。', 'When all of it ends, in China’s time.'],
      { cure: 'write when it ends' },
    ),
    minutes: amount(['时长（分钟）', 'minutes'], ['进入后的作答时间。', 'From entering to the end.'], {
      least: 1,
      most: 1440,
    }),
    attempts: amount(
      ['次数', 'attempts'],
      ['可以考几次；0 为不限。', 'How often it may be sat; 0 for no limit.'],
      {
        empty: 1,
        least: 0,
        most: 1000,
      },
    ),
    passScore: amount(['及格分', 'pass mark'], ['达到即及格。', 'From which it is passed.'], {
      least: 0,
      most: 100_000,
      decimals: 1,
    }),
    price: yuan(
      ['价格', 'price'],
      ['查看成绩前要支付的金额，单位元；0 为免费。', 'Due before the result is shown, in yuan; 0 is free.'],
      { empty: 0 },
    ),
    isForAll: yesNo(
      ['所有人可考', 'for all'],
      ['否则只有“考试学员”中的学员可以考。', 'Otherwise only those in its list of students sit it.'],
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
      ['何时可以看答案和解析。', 'When keys and explanations may be seen.'],
      { empty: 'afterPublish' },
    ),
    publishes: optionalMoment(
      ['成绩公布时间', 'publishes'],
      ['留空则批改完立即公布。', 'When scores are published; empty is as soon as all is marked.'],
    ),
    lateMinutes: minutes('迟到限制（分钟）', 'late minutes', [
      '开放后多少分钟内可以进入；0 为不限。',
      'Minutes after the opening in which one may still enter; 0 for no rule.',
    ]),
    handInAfterMinutes: minutes('交卷限制（分钟）', 'hand-in minutes', [
      '结束前多少分钟起可以交卷；0 为不限。',
      'Minutes before the end from which handing in is allowed; 0 for no rule.',
    ]),
    leaveLimit: amount(
      ['切屏次数', 'leaves'],
      ['可以离开页面几次；0 为不限。', 'How often the page may be left; 0 for no rule.'],
      {
        empty: 0,
        least: 0,
        most: 1000,
      },
    ),
    graceSeconds: amount(
      ['宽限（秒）', 'grace seconds'],
      [
        '结束后设备上保存的答案在多少秒内仍有效；成绩、答案和解析在这之后才能看。',
        'How long after the end answers kept on a device still count; score and solutions wait for it.',
      ],
      {
        empty: 120,
        least: 0,
        most: 86_400,
      },
    ),
    outageSeconds: amount(
      ['断线补时（秒）', 'outage seconds'],
      ['断线最多补回的秒数；0 为不补。', 'The most that outages give back; 0 only notes them.'],
      {
        empty: 0,
        least: 0,
        most: 86_400,
      },
    ),
    isShuffled: yesNo(
      ['题目乱序', 'shuffled'],
      ['每位学员的题目顺序不同。', 'Each student gets the questions of a section in another order.'],
      { empty: false },
    ),
    hasQuestions: yesNo(
      ['考前问卷', 'asks questions'],
      ['进入前要先回答学校的问题。', 'The school’s questions are answered before it is entered.'],
      { empty: false },
    ),
    faces: text(
      ['人脸核验', 'faces'],
      [
        '进入后第几分钟核验，用逗号分开；0 为进入时。',
        'Minutes after entering at which the face is checked, with commas; 0 is the entry itself.',
      ],
      {
        empty: '',
        pattern: [/^\d{1,4}(?:[,，]\s*\d{1,4})*$/, 'write minutes with commas between them, such as 0,30'],
      },
    ),
    isFaceRequired: yesNo(
      ['核验通过才有效', 'faces required'],
      [
        '缺了核验，或晚了 5 分钟以上，成绩就要等学校核对后才有效。',
        'A result waits for the school where a face is missed, or comes more than five minutes late.',
      ],
      { empty: false },
    ),
    rules: markdown(['考试须知', 'rules'], ['Markdown 格式。', 'What students read before, in Markdown.'], {
      empty: '',
    }),
  },
  key: ['key'],
});

const renderRules = (source: string): string => (source === '' ? '' : renderText(source, 'rich').html);

/** Exams. */
export const exams: Subject<typeof examTable> = {
  table: examTable,
  stored: 'exams',
  whenGone: 'remove',
  belongings: ['exam_students'],

  async read({ tx, companyId, book }) {
    const papers = await book('papers');
    const rows = await readExamRows(tx, companyId);
    return rows.map((exam) => ({
      id: exam.id,
      row: {
        ...pickColumns(examTable, exam),
        key: keyOfId(exam.sourceKey, exam.id),
        paper: papers.keyOf(exam.paperId),
        opens: exam.openAt,
        closes: exam.closeAt,
        attempts: exam.attemptLimit,
        price: exam.priceCents,
        publishes: exam.publishAt,
        outageSeconds: exam.outageCreditSeconds,
        faces: exam.faceMinutes.join(','),
        rules: markdownOf(exam.rulesSource, exam.rulesHtml, renderRules),
      },
    }));
  },

  check: ({ opens, closes }) =>
    closes <= opens
      ? { column: 'closes', problem: 'it closes before it opens; write a later time' }
      : undefined,

  async save({ tx, companyId, book }, entries) {
    const papers = await book('papers');
    return oneByOne(entries, ({ id, row }) =>
      saveExam(tx, companyId, id, {
        paperId: papers.idOf(row.paper),
        name: row.name,
        type: row.type,
        rulesHtml: renderRules(row.rules),
        rulesSource: row.rules,
        openAt: row.opens,
        closeAt: row.closes,
        minutes: row.minutes,
        passScore: row.passScore,
        attemptLimit: row.attempts,
        lateMinutes: row.lateMinutes,
        handInAfterMinutes: row.handInAfterMinutes,
        leaveLimit: row.leaveLimit,
        graceSeconds: row.graceSeconds,
        isShuffled: row.isShuffled,
        answersShown: row.answersShown,
        publishAt: row.publishes,
        priceCents: row.price,
        faceMinutes: row.faces === '' ? [] : row.faces.split(/[,，]\s*/).map(Number),
        isFaceRequired: row.isFaceRequired,
        hasQuestions: row.hasQuestions,
        outageCreditSeconds: row.outageSeconds,
        isForAll: row.isForAll,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeExams(tx, ids),
};

const studentTable = defineTable({
  id: 'exam_students',
  sheet: { zh: '考试学员', en: 'Exam students' },
  about: {
    zh: '谁可以参加不对所有人开放的考试，以及额外的时间和次数。',
    en: 'Who sits an exam that is not for all, and what a student gets beyond its rules.',
  },
  columns: {
    exam: reference('exams', ['考试', 'exam'], ['考试的编号。', 'Key of the exam.'], {
      cure: 'write the key of an exam',
    }),
    student: student(),
    extraMinutes: minutes('加时（分钟）', 'extra minutes', [
      '额外的作答时间。',
      'More time than the others.',
    ]),
    extraAttempts: amount(
      ['加考次数', 'extra attempts'],
      ['额外的次数。', 'More attempts than the others.'],
      {
        empty: 0,
        least: 0,
        most: 1000,
      },
    ),
  },
  key: ['exam', 'student'],
});

/** The students of exams that are not for everybody. */
export const examStudents: Subject<typeof studentTable> = {
  table: studentTable,
  whenGone: 'remove',

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
