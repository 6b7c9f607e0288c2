import { decodeReply, type Reply } from '@lectern/sdk';
import { paperQuestions, type PaperQuestions, type RoomQuestion } from '@lectern/sdk/endpoints/answering';
import type { Report, ReportQuestion } from '@lectern/sdk/endpoints/question';

const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
const root = '<math><msqrt><mn>17</mn></msqrt></math>';

function roomQuestion(number: number, fields: Partial<RoomQuestion>): RoomQuestion {
  return {
    questionId: String(number),
    type: 'single',
    materialId: null,
    stemHtml: '',
    options: [],
    blankCount: 0,
    number,
    score: 5,
    answer: [],
    marked: false,
    ...fields,
  };
}

const questions: RoomQuestion[] = [
  roomQuestion(1, {
    stemHtml: `<p>函数的最大值是（　　）</p>`,
    options: ['0', half, root, '2'].map((html, index) => ({ label: 'ABCD'.charAt(index), html })),
    answer: ['B'],
  }),
  roomQuestion(2, {
    type: 'multiple',
    stemHtml: '<p>下列说法正确的有（　　）</p>',
    options: ['甲', '乙', '丙'].map((html, index) => ({ label: 'ABC'.charAt(index), html })),
    marked: true,
  }),
  roomQuestion(3, { type: 'judge', stemHtml: '<p>可导的函数一定连续。</p>' }),
  roomQuestion(4, {
    type: 'blank',
    stemHtml: `<p>两根之和是 <span class="blank" data-blank="1">1</span>，之积是 <span class="blank" data-blank="2">2</span>。</p>`,
    blankCount: 2,
  }),
  roomQuestion(5, {
    type: 'blank',
    materialId: 'm',
    stemHtml: '<p>表中 <math><mi>a</mi></math> 的值是 <span class="blank" data-blank="1">1</span>。</p>',
    blankCount: 1,
  }),
  roomQuestion(6, { type: 'open', materialId: 'm', stemHtml: '<p>说明理由。</p>' }),
];

const materials = [
  {
    materialId: 'm',
    html:
      '<p>观察下表：</p><table><thead><tr><th>X</th><th>0</th><th>1</th></tr></thead><tbody><tr><td>P</td><td>0.4' +
      '</td><td><math><mi>a</mi></math></td></tr></tbody></table>',
  },
];

/** A room as the server describes it. */
export const roomReply: PaperQuestions = {
  recordId: 'story',
  exerciseType: 'paper',
  title: '高等数学 · 期中模拟卷',
  subjectId: '1',
  paperId: '1',
  state: 'doing',
  serverTime: '2026-03-02T01:00:00.000Z',
  elapsedSeconds: 754,
  totalScore: 30,
  currentQuestionId: null,
  exam: null,
  rescueKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  sequence: 1,
  sections: [
    { sectionName: '一、选择与判断', questionIds: ['1', '2', '3'] },
    { sectionName: '二、填空与综合', questionIds: ['4', '5', '6'] },
  ],
  materials,
  questions,
};

/** A reply as the client decodes it. */
export const received = (reply: PaperQuestions): Reply<PaperQuestions> => decodeReply(paperQuestions, reply);

const graded = (index: number, fields: Partial<ReportQuestion>): ReportQuestion => {
  const { marked: _, ...question } = questions[index] ?? roomQuestion(index + 1, {});
  return {
    ...question,
    key: [],
    keyHtml: '',
    explanationHtml: `<p>把它化成 ${half} 的形式，就能看出结果。</p>`,
    points: ['代数'],
    sectionName: index < 3 ? '一、选择与判断' : '二、填空与综合',
    earned: 0,
    verdict: 'wrong',
    collected: false,
    ...fields,
  };
};

/** A report as the server describes it. */
export const reportReply: Report = {
  record: {
    recordId: 'story',
    exerciseType: 'paper',
    title: '高等数学 · 期中模拟卷',
    paperId: '1',
    subjectId: '1',
    subjectName: '高等数学',
    state: 'submitted',
    questionCount: 6,
    answeredCount: 5,
    startedAt: '2026-03-02T01:00:00.000Z',
    submittedAt: '2026-03-02T01:30:00.000Z',
    activeAt: '2026-03-02T01:30:00.000Z',
    elapsedSeconds: 1804,
    score: 12.5,
    totalScore: 30,
  },
  rightCount: 2,
  partialCount: 1,
  wrongCount: 1,
  unansweredCount: 1,
  selfCount: 1,
  sections: [
    { sectionName: '一、选择与判断', questionCount: 3, rightCount: 2, score: 15, earned: 10 },
    { sectionName: '二、填空与综合', questionCount: 3, rightCount: 0, score: 15, earned: 2.5 },
  ],
  materials,
  questions: [
    graded(0, { key: ['B'], answer: ['B'], verdict: 'right', earned: 5 }),
    graded(1, { key: ['A', 'C'], answer: ['A', 'B'] }),
    graded(2, { key: ['true'], answer: ['true'], verdict: 'right', earned: 5 }),
    graded(3, {
      key: ['5', '6'],
      keyHtml: `<p>5；${root}</p>`,
      answer: ['5', '7'],
      verdict: 'partial',
      earned: 2.5,
    }),
    graded(4, { key: ['0.6'], keyHtml: '<p>0.6</p>', verdict: 'unanswered' }),
    graded(5, {
      keyHtml: '<p>各概率之和为 1。</p>',
      answer: ['因为总和是 1'],
      verdict: 'self',
      earned: null,
    }),
  ],
};

/** Sets the query of the address, as a link to the page would; returns the function that restores it. */
export function atQuery(query: string): () => void {
  history.replaceState(null, '', `#/?${query}`);
  return () => history.replaceState(null, '', '#/');
}
