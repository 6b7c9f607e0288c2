/** A registration of a student of 青禾学堂, by user name; `answers` are by the codes of fields. */
export interface SignContent {
  readonly username: string;
  /** Key of the exam. */
  readonly exam: string;
  readonly provinceCode: string;
  readonly state: 'returned' | 'accepted';
  /** Key of the place. */
  readonly place?: string;
  readonly reason?: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** Registrations for exams in several states. */
export const signContents: readonly SignContent[] = [
  {
    username: 'student',
    exam: 'academic-level',
    provinceCode: '320000',
    state: 'returned',
    reason: '班级与省学籍平台上的不一致，请改正后重新提交。',
    answers: {
      name: ['林晓彤'],
      sex: ['FEMALE'],
      mobile: ['13800000001'],
      school: ['南京市金陵中学'],
      className: ['高一（3）班'],
      subjects: ['chemistry', 'biology'],
    },
  },
  {
    username: 'student',
    exam: 'college-entrance',
    provinceCode: '320000',
    state: 'accepted',
    place: 'nanjing',
    answers: {
      name: ['林晓彤'],
      sex: ['FEMALE'],
      mobile: ['13800000001'],
      direction: ['physics'],
      graduatedAt: ['2026-06-15'],
    },
  },
];
