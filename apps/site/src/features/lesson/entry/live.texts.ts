import type { LiveStage } from '../lesson.model.ts';

interface LiveTexts {
  readonly stages: Readonly<Record<Exclude<LiveStage, 'upcoming'>, { title: string; help: string }>>;
  readonly upcoming: string;
  readonly at: (time: string) => string;
  readonly toCalendar: string;
  readonly notSaved: string;
  readonly enter: string;
  readonly enterEarly: string;
  /** Of a room that is entered. */
  readonly counted: string;
  readonly noRoom: string;
}

/** What the stage says of a live lesson. */
export const liveTexts: { readonly zh: LiveTexts; readonly en: LiveTexts } = {
  zh: {
    stages: {
      waiting: { title: '等老师开始', help: '老师开始后这里会自动更新，也可以先进直播间等。' },
      now: { title: '直播正在进行', help: '' },
      ended: { title: '直播已经结束', help: '当前课次无法查看回放' },
      replayPending: { title: '直播已经结束', help: '回放正在准备，发布后会在这里出现。' },
      replay: { title: '回放已经发布', help: '正在打开回放。' },
    },
    upcoming: '直播还没有开始',
    at: (time) => `${time} 开始`,
    toCalendar: '加入日历',
    notSaved: '没有保存成功，请再试一次',
    enter: '进入直播间',
    enterEarly: '先进直播间',
    counted: '直播间在另一个窗口里。学习时长从这一页计算，听课时请不要关闭它。',
    noRoom: '地址不存在!',
  },
  en: {
    stages: {
      waiting: {
        title: 'Waiting for the teacher',
        help: 'This page changes by itself when they begin. You can wait in the room.',
      },
      now: { title: 'The live lesson is on', help: '' },
      ended: { title: 'The live lesson is over', help: 'This lesson cannot be replayed' },
      replayPending: {
        title: 'The live lesson is over',
        help: 'The replay is on its way and will appear here.',
      },
      replay: { title: 'The replay is here', help: 'Opening it.' },
    },
    upcoming: 'The live lesson has not begun',
    at: (time) => `Begins ${time}`,
    toCalendar: 'Add to my calendar',
    notSaved: 'It was not saved. Please try again.',
    enter: 'Enter the room',
    enterEarly: 'Wait in the room',
    counted: 'The room is in another window. Your study time counts on this page, so keep it open in class.',
    noRoom: 'There is no address for this room',
  },
};
