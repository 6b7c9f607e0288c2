import type { OutputOf } from '@lectern/sdk';
import type * as community from '@lectern/sdk/endpoints/community';
import type {
  Author,
  PublicAnswer,
  PublicQuestion,
  QuestionDetail,
  Revisions,
} from '@lectern/sdk/endpoints/community';

const author = (authorName: string, more: Partial<Author> = {}): Author => ({
  authorName,
  avatar: '',
  teacherFlag: 0,
  teacherTitle: '',
  ownFlag: 0,
  ...more,
});

const teacher = author('顾明晖', { teacherFlag: 1, teacherTitle: '高中数学 · 特级教师' });

const question = (questionId: string, more: Partial<PublicQuestion>): PublicQuestion => ({
  questionId,
  title: '椭圆的离心率越大，为什么反而越扁？',
  summary: '我也知道 e 越接近 1 越扁，但画图的时候总觉得“离心”应该是往外散，圆才对。',
  pictureCount: 0,
  subjectName: '高中数学',
  courseName: '圆锥曲线二十讲',
  author: author('林晓彤'),
  askedAt: '2026-03-01T12:00:00.000Z',
  answerCount: 2,
  acceptedFlag: 0,
  teacherFlag: 1,
  ...more,
});

/** Questions in every state, as the server describes them. */
export const questionPage = {
  total: 3,
  records: [
    question('1', {}),
    question('2', {
      title: '电梯里的体重秤，读数变小时我到底变轻了吗？',
      subjectName: '高中物理',
      courseName: '',
      author: author('许南乔'),
      answerCount: 0,
      teacherFlag: 0,
      pictureCount: 1,
    }),
    question('3', {
      title: '奶茶店办的会员卡，收到的钱算收入吗？',
      summary: '',
      subjectName: '会计职称',
      courseName: '',
      author: author('孔令仪'),
      acceptedFlag: 1,
      teacherFlag: 0,
    }),
  ],
};

/** Unchanged, and the student may not change it. */
export const unrevised: Revisions = { ownText: '', editableUntil: null, earlier: [] };

/** Changed once, and still editable by its author. */
export const revisedOnce: Revisions = {
  ownText: '我记得 e = c / a',
  editableUntil: '2026-03-02T12:00:00.000Z',
  earlier: [
    {
      title: '离心率越大为什么越扁',
      contentHtml: '<p>我记得 e = a / c。</p>',
      until: '2026-03-01T12:30:00.000Z',
    },
  ],
};

const answer = (answerId: string, more: Partial<PublicAnswer>): PublicAnswer => ({
  answerId,
  contentHtml:
    '<p>把 a 按住不动，只挪焦点。</p><p>焦点在中心时就是圆；焦点往两头跑，b 只能变小，椭圆就被压扁了。</p>',
  pictures: [],
  author: teacher,
  answeredAt: '2026-03-01T15:00:00.000Z',
  revisions: unrevised,
  likeCount: 12,
  likedFlag: 0,
  acceptedFlag: 0,
  newFlag: 0,
  ...more,
});

/** A question with answers; `isOwn` if the student asked it. */
export function questionDetail(questionId: string, isOwn: boolean): QuestionDetail {
  const found = questionPage.records.find((one) => one.questionId === questionId) ?? question(questionId, {});
  const answers = [
    answer('11', { acceptedFlag: found.acceptedFlag }),
    answer('12', {
      author: author('陈嘉禾'),
      contentHtml: '<p>用绳子画一次就忘不掉。</p>',
      likeCount: 5,
      likedFlag: 1,
      newFlag: isOwn ? 1 : 0,
    }),
    answer('13', {
      author: author('宋明远', { ownFlag: 1 }),
      contentHtml: '<p>我画了一张图。</p>',
      likeCount: 0,
      pictures: [{ fileName: '椭圆.png', url: '/favicon.svg' }],
    }),
  ].slice(0, found.answerCount === 0 ? 0 : 3);
  return {
    question: { ...found, author: { ...found.author, ownFlag: isOwn ? 1 : 0 }, answerCount: answers.length },
    contentHtml: '<p>我记得 e = c / a，也知道 e 越接近 1 越扁。</p><p>有没有一个不用背的想法？</p>',
    pictures: [],
    revisions: isOwn ? revisedOnce : unrevised,
    commodityId: found.courseName === '' ? null : '7',
    answers: { total: answers.length, records: answers },
  };
}

export const subjectList = [
  { categoryId: '1', parentId: null, name: '高中同步', nameEn: 'Senior high', questionCount: 2 },
  { categoryId: '2', parentId: null, name: '财会与职场', nameEn: 'Work and accounting', questionCount: 1 },
  { categoryId: '11', parentId: '1', name: '高中数学', nameEn: 'Mathematics', questionCount: 1 },
  { categoryId: '12', parentId: '1', name: '高中物理', nameEn: 'Physics', questionCount: 1 },
  { categoryId: '21', parentId: '2', name: '会计职称', nameEn: 'Accounting', questionCount: 1 },
];

export const myQuestionPage: OutputOf<typeof community.myQuestions> = {
  total: 2,
  records: [
    {
      questionId: '1',
      title: '椭圆的离心率越大，为什么反而越扁？',
      contentHtml: '',
      courseName: '圆锥曲线二十讲',
      askedAt: '2026-03-01T12:00:00.000Z',
      answerCount: 3,
      answeredFlag: 1,
      unReadCount: 2,
    },
    {
      questionId: '2',
      title: '渐近线算不算双曲线的一部分？',
      contentHtml: '',
      courseName: '',
      askedAt: '2026-02-20T12:00:00.000Z',
      answerCount: 0,
      answeredFlag: 0,
      unReadCount: 0,
    },
  ],
};

export const myAnswerPage: OutputOf<typeof community.myAnswers> = {
  total: 1,
  records: [
    {
      answerId: '31',
      questionId: '3',
      questionTitle: '奶茶店办的会员卡，收到的钱算收入吗？',
      contentHtml: '<p>不算，奶茶还欠着。</p>',
      answeredAt: '2026-03-01T15:00:00.000Z',
      likeCount: 11,
      acceptedFlag: 1,
    },
  ],
};
