import { inBoth, type Pair } from '@lectern/ui/locale';
import type { HomeworkState } from '@lectern/sdk/endpoints/homework';

/** Texts of the list of homework. */
export const homeworkTexts = inBoth({
  title: ['我的作业', 'My homework'],
  state: ['作业状态', 'Status'],
  states: {
    waiting: ['待完成', 'To do'],
    draft: ['写了一半', 'Draft'],
    returned: ['待订正', 'To revise'],
    submitted: ['已交', 'Handed in'],
    marked: ['已批改', 'Marked'],
    closed: ['未交', 'Not handed in'],
  } satisfies Record<HomeworkState, Pair>,
  kind: ['类型', 'Type'],
  paper: ['试卷', 'Paper'],
  late: ['迟交', 'Late'],
  failed: ['作业没有加载出来', 'Your homework could not be loaded'],
  empty: ['还没有作业', 'No homework yet'],
  emptyHelp: ['老师布置作业后，会出现在这里。', 'Homework from your teachers will appear here.'],
  emptyOf: (state: string) => [`没有${state}的作业`, `No homework with status “${state}”`],
  emptyLesson: ['这节课没有作业', 'This lesson has no homework'],
  emptyPapers: ['没有试卷作业', 'No papers in your homework'],
  showAll: ['查看全部作业', 'See all homework'],
  toLessons: ['去我的课程', 'My courses'],
  due: (time: string) => [`${time} 截止`, `Due ${time}`],
  noDue: ['不限时间', 'No deadline'],
  over: ['已截止', 'Closed'],
  hoursLeft: (hours: number) => [
    hours < 24 ? `还剩 ${hours} 小时` : `还剩 ${Math.floor(hours / 24)} 天`,
    hours < 24
      ? hours === 1
        ? '1 hour left'
        : `${hours} hours left`
      : hours < 48
        ? '1 day left'
        : '2 days left',
  ],
  submittedAt: (time: string) => [`${time} 交`, `Handed in ${time}`],
  score: (score: number, total: number) => [`${score} / ${total} 分`, `${score} / ${total}`],
  actions: {
    waiting: ['去完成', 'Start'],
    draft: ['继续写', 'Continue'],
    returned: ['去订正', 'Revise'],
    submitted: ['查看', 'View'],
    marked: ['看批改', 'See marks'],
    closed: ['查看', 'View'],
  } satisfies Record<HomeworkState, Pair>,
  paperActions: {
    waiting: ['去做题', 'Start'],
    draft: ['继续做题', 'Continue'],
    returned: ['查看', 'View'],
    submitted: ['查看', 'View'],
    marked: ['看成绩', 'See score'],
    closed: ['查看', 'View'],
  } satisfies Record<HomeworkState, Pair>,
  ofThisLesson: (done: number, total: number) => [`作业 ${done}/${total}`, `Homework ${done}/${total}`],
});
