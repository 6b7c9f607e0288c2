import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Texts of the timetable's calendar and of the reminders. */
export const calendarTexts = inBoth({
  title: ['日历与提醒', 'Calendar and reminders'],
  failed: ['没有加载出来', 'This could not be loaded'],
  subscribe: ['订阅课表', 'Subscribe to the timetable'],
  about: [
    '直播课和预约的公开课会出现在手机或电脑的日历里，课表有变化时自动更新。',
    'Live lessons and booked open classes stand in the calendar of your phone or computer, and move when they are moved.',
  ],
  make: ['生成订阅地址', 'Make an address'],
  address: ['订阅地址', 'Address'],
  secret: [
    '知道这个地址的人都能看到你的课表，请不要转发。',
    'Whoever knows this address can see your timetable. Keep it to yourself.',
  ],
  copy: ['复制地址', 'Copy'],
  copied: ['地址已复制', 'Address copied'],
  copyFailed: ['没有复制成功，请手动复制', 'It was not copied. Please copy it by hand.'],
  open: ['添加到日历', 'Add to my calendar'],
  renew: ['更换', 'Replace'],
  renewTitle: ['换一个订阅地址？', 'Make a new address?'],
  renewText: [
    '原来的地址会立即失效，已经订阅的日历需要重新添加。',
    'The old one ends at once; calendars that use it must be set up again.',
  ],
  renewYes: ['换地址', 'Make a new one'],
  renewed: ['已换成新地址', 'This is the new address'],
  stop: ['停止', 'Stop'],
  stopTitle: ['停止订阅课表？', 'Stop the subscription?'],
  stopText: [
    '地址会立即失效，日历里的课程不再更新。',
    'The address ends at once, and lessons in your calendar are no longer updated.',
  ],
  stopYes: ['停止', 'Stop it'],
  stopped: ['已停止订阅', 'The subscription has ended'],
  no: ['取消', 'Cancel'],
  reminders: ['消息提醒', 'Reminders by message'],
  remindersAbout: ['提醒会发到你的消息里。', 'They come as messages on this site.'],
  sms: ['短信提醒', 'Reminders by SMS'],
  smsAbout: [
    '短信发到你绑定的手机，晚上 9 点到早上 8 点不发，每天最多 5 条。',
    'They go to the mobile number of your account, none from 9 p.m. to 8 a.m. and five a day at most.',
  ],
  noMobile: [
    '绑定手机号后，也可以收短信提醒。',
    'With a mobile number in your account, reminders can come by SMS as well.',
  ],
  toMobile: ['去绑定手机号', 'Add my mobile number'],
  of: {
    lesson: ['直播课和公开课开始前 30 分钟', '30 minutes before a live lesson or an open class'],
    homework: ['作业截止前一天，还没有提交时', 'A day before homework ends, if it is not handed in'],
    lessonSms: [
      '直播课和公开课开始前 30 分钟发短信',
      'An SMS 30 minutes before a live lesson or an open class',
    ],
    homeworkSms: [
      '作业截止前一天还没有提交时发短信',
      'An SMS a day before homework ends, if it is not handed in',
    ],
  },
  actionFailed: ['没有成功，请再试一次', 'That did not work. Please try again.'],
});
