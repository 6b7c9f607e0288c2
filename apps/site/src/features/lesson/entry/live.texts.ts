import { inBoth, type Pair } from '@lectern/ui/locale';
import type { LiveStage } from '../lesson.model.ts';

/** Texts of a live lesson's stage. */
export const liveTexts = inBoth({
  stages: {
    waiting: {
      title: ['等老师开始', 'Waiting for the teacher'],
      help: [
        '老师开始后这里会自动更新，也可以先进直播间等。',
        'This page updates when the lesson starts. You can wait in the room.',
      ],
    },
    now: { title: ['直播正在进行', 'The live lesson is in progress'], help: ['', ''] },
    ended: {
      title: ['直播已经结束', 'The live lesson has ended'],
      help: ['当前课次无法查看回放', 'No replay is available for this lesson'],
    },
    replayPending: {
      title: ['直播已经结束', 'The live lesson has ended'],
      help: ['回放正在准备，发布后会在这里出现。', 'The replay is being prepared and will appear here.'],
    },
    replay: {
      title: ['回放已经发布', 'The replay is ready'],
      help: ['正在打开回放。', 'Opening the replay.'],
    },
  } satisfies Record<Exclude<LiveStage, 'upcoming'>, { title: Pair; help: Pair }>,
  upcoming: ['直播还没有开始', 'The live lesson has not started'],
  startsAt: (time: string) => [`${time} 开始`, `Starts ${time}`],
  toCalendar: ['加入日历', 'Add to calendar'],
  notSaved: ['没有保存成功，请再试一次', 'This could not be saved. Please try again.'],
  enter: ['进入直播间', 'Join the lesson'],
  enterEarly: ['先进直播间', 'Join early'],
  /** For a room that is entered. */
  counted: [
    '直播间在另一个窗口里。学习时长从这一页计算，听课时请不要关闭它。',
    'The room is in another window. Keep this page open during class so your study time counts.',
  ],
  noRoom: ['地址不存在!', 'This room has no link'],
});
