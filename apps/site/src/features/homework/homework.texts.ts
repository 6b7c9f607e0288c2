import type { Texts } from '@lectern/ui/locale';
import type { HomeworkState } from '@lectern/sdk/endpoints/homework';

const zh = {
  title: '我的作业',
  state: '作业状态',
  states: {
    waiting: '待完成',
    draft: '写了一半',
    returned: '待订正',
    submitted: '已交',
    marked: '已批改',
    closed: '未交',
  } satisfies Record<HomeworkState, string>,
  kind: '类型',
  paper: '试卷',
  late: '迟交',
  failed: '作业没有加载出来',
  empty: '还没有作业',
  emptyHelp: '老师布置作业后，会出现在这里。',
  emptyOf: (state: string) => `没有${state}的作业`,
  emptyLesson: '这节课没有作业',
  emptyPapers: '没有试卷作业',
  showAll: '查看全部作业',
  toLessons: '去我的课程',
  due: (time: string) => `${time} 截止`,
  noDue: '不限时间',
  over: '已截止',
  hoursLeft: (hours: number) => (hours < 24 ? `还剩 ${hours} 小时` : `还剩 ${Math.floor(hours / 24)} 天`),
  submittedAt: (time: string) => `${time} 交`,
  score: (score: number, total: number) => `${score} / ${total} 分`,
  actions: {
    waiting: '去完成',
    draft: '继续写',
    returned: '去订正',
    submitted: '查看',
    marked: '看批改',
    closed: '查看',
  } satisfies Record<HomeworkState, string>,
  paperActions: {
    waiting: '去做题',
    draft: '继续做题',
    returned: '查看',
    submitted: '查看',
    marked: '看成绩',
    closed: '查看',
  } satisfies Record<HomeworkState, string>,
  ofThisLesson: (done: number, total: number) => `作业 ${done}/${total}`,
};

/** Words of the list of homework. */
export const homeworkTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Homework',
    state: 'Status',
    states: {
      waiting: 'To do',
      draft: 'Begun',
      returned: 'To revise',
      submitted: 'Handed in',
      marked: 'Marked',
      closed: 'Not handed in',
    },
    kind: 'Kind',
    paper: 'Paper',
    late: 'Late',
    failed: 'Your homework did not load',
    empty: 'No homework yet',
    emptyHelp: 'What your teachers set will be here.',
    emptyOf: (state) => `No homework: ${state}`,
    emptyLesson: 'This lesson has no homework',
    emptyPapers: 'No papers among your homework',
    showAll: 'See all homework',
    toLessons: 'My courses',
    due: (time) => `Due ${time}`,
    noDue: 'No deadline',
    over: 'Over',
    hoursLeft: (hours) =>
      hours < 24
        ? hours === 1
          ? '1 hour left'
          : `${hours} hours left`
        : hours < 48
          ? '1 day left'
          : '2 days left',
    submittedAt: (time) => `Handed in ${time}`,
    score: (score, total) => `${score} / ${total}`,
    actions: {
      waiting: 'Start',
      draft: 'Continue',
      returned: 'Revise',
      submitted: 'View',
      marked: 'See marks',
      closed: 'View',
    },
    paperActions: {
      waiting: 'Start',
      draft: 'Continue',
      returned: 'View',
      submitted: 'View',
      marked: 'See score',
      closed: 'View',
    },
    ofThisLesson: (done, total) => `Homework ${done}/${total}`,
  },
};
