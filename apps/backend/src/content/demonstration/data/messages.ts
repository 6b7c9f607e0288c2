import type { MessageKind } from '@lectern/sdk/endpoints/message';

/** A message of the demonstration. */
export interface MessageText {
  readonly kind: MessageKind;
  readonly title: string;
  readonly titleEn: string;
  readonly paragraphs: readonly string[];
  readonly paragraphsEn: readonly string[];
  readonly link?: string;
  readonly hoursAgo: number;
  readonly isRead?: boolean;
}

const term: MessageText = {
  kind: 'school',
  title: '寒假班开课时间提醒',
  titleEn: 'When winter classes begin',
  paragraphs: [
    '寒假直播班下周一开课，请提前十分钟进入教室，检查耳机和网络。',
    '录播课不受时间限制，随时可以开始。',
  ],
  paragraphsEn: [
    'Live winter classes begin next Monday. Come ten minutes early and check your headphones and connection.',
    'Recorded courses can be started at any time.',
  ],
  link: '#/personal/course/classTable',
  hoursAgo: 3,
};

const wrongBook: MessageText = {
  kind: 'course',
  title: '有 3 道错题今天该复习了',
  titleEn: 'Three wrong answers are due today',
  paragraphs: ['上周做错的题，隔几天再练一遍最容易记住。大约需要六分钟。'],
  paragraphsEn: [
    'Questions you missed last week stick best when you meet them again now. It takes about six minutes.',
  ],
  link: '#/lib/subject',
  hoursAgo: 20,
};

const answer: MessageText = {
  kind: 'answer',
  title: '周老师回复了您的提问',
  titleEn: 'Ms Zhou answered your question',
  paragraphs: ['“分离参数后要先看分母的符号，再判断单调性。您的第二步漏掉了等号。”'],
  paragraphsEn: ['“Look at the sign of the denominator first. Your second step lost the equals sign.”'],
  hoursAgo: 52,
  isRead: true,
};

const maintenance: MessageText = {
  kind: 'system',
  title: '周六凌晨系统维护',
  titleEn: 'Maintenance on Saturday night',
  paragraphs: ['本周六凌晨一点到三点系统维护，期间直播和考试不开放，已下载的资料不受影响。'],
  paragraphsEn: [
    'Between one and three on Saturday morning live lessons and exams are closed. Files you have downloaded are not affected.',
  ],
  hoursAgo: 120,
  isRead: true,
};

const membership: MessageText = {
  kind: 'school',
  title: '会员本月可以多听两门专题课',
  titleEn: 'Two more topics for members this month',
  paragraphs: ['会员本月新增两门专题课：解析几何综合与完形填空提分。打开课程页即可直接学习。'],
  paragraphsEn: [
    'This month members may also study coordinate geometry and cloze reading. Open the course page and begin.',
  ],
  link: '#/course/list',
  hoursAgo: 6,
};

/** Messages of the demonstration's students, by user name. */
export const demoMessages: Readonly<Record<string, readonly MessageText[]>> = {
  student: [term, wrongBook, answer, maintenance],
  member: [membership, term, wrongBook, maintenance],
  emma: [term, maintenance],
};
