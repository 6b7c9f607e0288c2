import { inBoth } from '@lectern/ui/locale';

/** Texts of the timetable's calendar and of the reminders. */
export const calendarTexts = inBoth({
  title: ['日历与提醒', 'Calendar and reminders'],
  failed: ['没有加载出来', 'This could not be loaded'],
  subscribe: ['订阅课表', 'Subscribe to the timetable'],
  about: [
    '直播课和预约的公开课会出现在手机或电脑的日历里，课表有变化时自动更新。',
    'Live lessons and booked open classes appear in your phone or computer calendar and update automatically.',
  ],
  make: ['生成订阅地址', 'Create a link'],
  address: ['订阅地址', 'Subscription link'],
  secret: [
    '知道这个地址的人都能看到你的课表，请不要转发。',
    'Anyone with this link can see your timetable. Do not share it.',
  ],
  copy: ['复制地址', 'Copy'],
  copied: ['地址已复制', 'Link copied'],
  copyFailed: ['没有复制成功，请手动复制', 'Could not copy. Please copy it manually.'],
  open: ['添加到日历', 'Add to calendar'],
  renew: ['更换', 'Replace'],
  renewing: {
    title: ['换一个订阅地址？', 'Replace the link?'],
    text: [
      '原来的地址会立即失效，已经订阅的日历需要重新添加。',
      'The old link stops working right away. Calendars that use it must be added again.',
    ],
    confirm: ['换地址', 'Replace link'],
    cancel: ['取消', 'Cancel'],
  },
  renewed: ['已换成新地址', 'Link replaced'],
  stop: ['停止', 'Stop'],
  stopping: {
    title: ['停止订阅课表？', 'Stop subscribing?'],
    text: [
      '地址会立即失效，日历里的课程不再更新。',
      'The link stops working right away, and lessons in your calendar will no longer update.',
    ],
    confirm: ['停止', 'Stop'],
    cancel: ['取消', 'Cancel'],
  },
  stopped: ['已停止订阅', 'Subscription stopped'],
  reminders: ['消息提醒', 'Message reminders'],
  remindersAbout: ['提醒会发到你的消息里。', 'Reminders are sent to your messages on this site.'],
  sms: ['短信提醒', 'SMS reminders'],
  smsAbout: [
    '短信发到你绑定的手机，晚上 9 点到早上 8 点不发，每天最多 5 条。',
    'Sent to your linked mobile number, never from 9 p.m. to 8 a.m., at most 5 a day.',
  ],
  noMobile: ['绑定手机号后，也可以收短信提醒。', 'Add a mobile number to get SMS reminders too.'],
  toMobile: ['去绑定手机号', 'Add mobile number'],
  of: {
    lesson: ['直播课和公开课开始前 30 分钟', '30 minutes before a live lesson or an open class'],
    homework: ['作业截止前一天，还没有提交时', 'One day before homework is due, if not handed in'],
    lessonSms: ['直播课和公开课开始前 30 分钟发短信', 'SMS 30 minutes before a live lesson or an open class'],
    homeworkSms: ['作业截止前一天还没有提交时发短信', 'SMS one day before homework is due, if not handed in'],
  },
  actionFailed: ['没有成功，请再试一次', 'That did not work. Please try again.'],
});
