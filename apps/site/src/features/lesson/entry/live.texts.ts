import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { LiveStage } from '../lesson.model.ts';

/** Texts of a live lesson's stage. */
export const liveTexts = inBoth({
  stages: {
    waiting: {
      title: ['等老师开始', 'Waiting for the teacher'],
      help: [
        '老师开始后这里会自动更新，也可以先进直播间等。',
        'This page changes by itself when they begin. You can wait in the room.',
      ],
    },
    now: { title: ['直播正在进行', 'The live lesson is on'], help: ['', ''] },
    ended: {
      title: ['直播已经结束', 'The live lesson is over'],
      help: ['当前课次无法查看回放', 'This lesson cannot be replayed'],
    },
    replayPending: {
      title: ['直播已经结束', 'The live lesson is over'],
      help: ['回放正在准备，发布后会在这里出现。', 'The replay is on its way and will appear here.'],
    },
    replay: { title: ['回放已经发布', 'The replay is here'], help: ['正在打开回放。', 'Opening it.'] },
  } satisfies Record<Exclude<LiveStage, 'upcoming'>, { title: Pair; help: Pair }>,
  upcoming: ['直播还没有开始', 'The live lesson has not begun'],
  at: (time: string) => [`${time} 开始`, `Begins ${time}`],
  toCalendar: ['加入日历', 'Add to my calendar'],
  notSaved: ['没有保存成功，请再试一次', 'It was not saved. Please try again.'],
  enter: ['进入直播间', 'Enter the room'],
  enterEarly: ['先进直播间', 'Wait in the room'],
  /** For a room that is entered. */
  counted: [
    '直播间在另一个窗口里。学习时长从这一页计算，听课时请不要关闭它。',
    'The room is in another window. Your study time counts on this page, so keep it open in class.',
  ],
  noRoom: ['地址不存在!', 'There is no address for this room'],
});
