import {
  readExamRows,
  readExamStudentRows,
  removeExams,
  removeExamStudent,
  saveExam,
  saveExamStudent,
} from '../../modules/answering/index.ts';
import { renderText } from '../../platform/richText/richText.ts';
import { amount, yuan } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { markdownOf } from '../documents.ts';
import { idsOfPair, keyOfId, oneByOne, pairId, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment, optionalMoment } from '../columns/timeColumns.ts';
import { key, name, paper, student } from './common.ts';

const minutes = (zh: string, en: string, about: { readonly zh: string; readonly en: string }) =>
  amount({ zh, en, about, empty: 0, least: 0, most: 1440 });

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
      {
        zh: '类型',
        en: 'kind',
        empty: 'formal',
        about: { zh: '考试的类型。', en: 'What kind of exam it is.' },
      },
    ),
    opens: moment({
      zh: '开放时间',
      en: 'opens',
      about: { zh: '从这时起可以进入（北京时间）。', en: 'From when it may be entered, in China’s time.' },
      cure: 'write when it may be entered',
    }),
    closes: end({
      zh: '截止时间',
      en: 'closes',
      about: { zh: '到这时全部结束（北京时间）。', en: 'When all of it ends, in China’s time.' },
      cure: 'write when it ends',
    }),
    minutes: amount({
      zh: '时长（分钟）',
      en: 'minutes',
      least: 1,
      most: 1440,
      about: { zh: '进入后的作答时间。', en: 'From entering to the end.' },
    }),
    attempts: amount({
      zh: '次数',
      en: 'attempts',
      empty: 1,
      least: 0,
      most: 1000,
      about: { zh: '可以考几次；0 为不限。', en: 'How often it may be sat; 0 for no limit.' },
    }),
    passScore: amount({
      zh: '及格分',
      en: 'pass mark',
      least: 0,
      most: 100_000,
      decimals: 1,
      about: { zh: '达到即及格。', en: 'From which it is passed.' },
    }),
    price: yuan({
      zh: '价格',
      en: 'price',
      empty: 0,
      about: {
        zh: '查看成绩前要支付的金额，单位元；0 为免费。',
        en: 'Due before the result is shown, in yuan; 0 is free.',
      },
    }),
    isForAll: yesNo({
      zh: '所有人可考',
      en: 'for all',
      empty: true,
      about: {
        zh: '否则只有“考试学员”中的学员可以考。',
        en: 'Otherwise only those in its list of students sit it.',
      },
    }),
    answersShown: choice(
      {
        afterHandIn: ['交卷后', 'after handing in'],
        afterClose: ['截止后', 'after the end'],
        afterPublish: ['成绩公布后', 'after publishing'],
        never: ['不公布', 'never'],
      },
      {
        zh: '答案公布',
        en: 'answers shown',
        empty: 'afterPublish',
        about: { zh: '何时可以看答案和解析。', en: 'When keys and explanations may be seen.' },
      },
    ),
    publishes: optionalMoment({
      zh: '成绩公布时间',
      en: 'publishes',
      about: {
        zh: '留空则批改完立即公布。',
        en: 'When scores are published; empty is as soon as all is marked.',
      },
    }),
    lateMinutes: minutes('迟到限制（分钟）', 'late minutes', {
      zh: '开放后多少分钟内可以进入；0 为不限。',
      en: 'Minutes after the opening in which one may still enter; 0 for no rule.',
    }),
    handInAfterMinutes: minutes('交卷限制（分钟）', 'hand-in minutes', {
      zh: '结束前多少分钟起可以交卷；0 为不限。',
      en: 'Minutes before the end from which handing in is allowed; 0 for no rule.',
    }),
    leaveLimit: amount({
      zh: '切屏次数',
      en: 'leaves',
      empty: 0,
      least: 0,
      most: 1000,
      about: { zh: '可以离开页面几次；0 为不限。', en: 'How often the page may be left; 0 for no rule.' },
    }),
    graceSeconds: amount({
      zh: '宽限（秒）',
      en: 'grace seconds',
      empty: 120,
      least: 0,
      most: 86_400,
      about: {
        zh: '结束后设备上保存的答案在多少秒内仍有效；成绩、答案和解析在这之后才能看。',
        en: 'How long after the end answers kept on a device still count; score and solutions wait for it.',
      },
    }),
    outageSeconds: amount({
      zh: '断线补时（秒）',
      en: 'outage seconds',
      empty: 0,
      least: 0,
      most: 86_400,
      about: {
        zh: '断线最多补回的秒数；0 为不补。',
        en: 'The most that outages give back; 0 only notes them.',
      },
    }),
    isShuffled: yesNo({
      zh: '题目乱序',
      en: 'shuffled',
      empty: false,
      about: {
        zh: '每位学员的题目顺序不同。',
        en: 'Each student gets the questions of a section in another order.',
      },
    }),
    hasQuestions: yesNo({
      zh: '考前问卷',
      en: 'asks questions',
      empty: false,
      about: {
        zh: '进入前要先回答学校的问题。',
        en: 'The school’s questions are answered before it is entered.',
      },
    }),
    faces: text({
      zh: '人脸核验',
      en: 'faces',
      empty: '',
      pattern: [/^\d{1,4}(?:[,，]\s*\d{1,4})*$/, 'write minutes with commas between them, such as 0,30'],
      about: {
        zh: '进入后第几分钟核验，用逗号分开；0 为进入时。',
        en: 'Minutes after entering at which the face is checked, with commas; 0 is the entry itself.',
      },
    }),
    isFaceRequired: yesNo({
      zh: '核验通过才有效',
      en: 'faces required',
      empty: false,
      about: {
        zh: '缺了核验，或晚了 5 分钟以上，成绩就要等学校核对后才有效。',
        en: 'A result waits for the school where a face is missed, or comes more than five minutes late.',
      },
    }),
    rules: markdown({
      zh: '考试须知',
      en: 'rules',
      empty: '',
      about: { zh: 'Markdown 格式。', en: 'What students read before, in Markdown.' },
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
        key: keyOfId(exam.sourceKey, exam.id),
        name: exam.name,
        paper: papers.keyOf(exam.paperId),
        type: exam.type,
        opens: exam.openAt,
        closes: exam.closeAt,
        minutes: exam.minutes,
        attempts: exam.attemptLimit,
        passScore: exam.passScore,
        price: exam.priceCents,
        isForAll: exam.isForAll,
        answersShown: exam.answersShown,
        publishes: exam.publishAt,
        lateMinutes: exam.lateMinutes,
        handInAfterMinutes: exam.handInAfterMinutes,
        leaveLimit: exam.leaveLimit,
        graceSeconds: exam.graceSeconds,
        outageSeconds: exam.outageCreditSeconds,
        isShuffled: exam.isShuffled,
        hasQuestions: exam.hasQuestions,
        faces: exam.faceMinutes.join(','),
        isFaceRequired: exam.isFaceRequired,
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
    exam: reference('exams', {
      zh: '考试',
      en: 'exam',
      about: { zh: '考试的编号。', en: 'Key of the exam.' },
      cure: 'write the key of an exam',
    }),
    student: student(),
    extraMinutes: minutes('加时（分钟）', 'extra minutes', {
      zh: '额外的作答时间。',
      en: 'More time than the others.',
    }),
    extraAttempts: amount({
      zh: '加考次数',
      en: 'extra attempts',
      empty: 0,
      least: 0,
      most: 1000,
      about: { zh: '额外的次数。', en: 'More attempts than the others.' },
    }),
  },
  key: ['exam', 'student'],
});

/** Who sits exams that are not for all. */
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
