import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Notices of the room, above the questions. */
export const noticeTexts = inBoth({
  otherTab: [
    '这份试卷正在另一个标签页里作答，这里只能看。',
    'This paper is being answered in another tab; here it can only be read.',
  ],
  answerHere: ['改在这里作答', 'Answer here instead'],
  otherDevice: [
    '你的账号在另一台设备上登录了，请在那边继续作答。这里的答案都已送出，只能看。',
    'Your account was logged in on another device; go on there. Everything answered here was sent, and can only be read.',
  ],
  otherDeviceKept: (count: number) => [
    `你的账号在另一台设备上登录了，这里只能看。还有 ${count} 题没有送出，连上网络后会自动送出。`,
    'Your account was logged in on another device; here it can only be read. ' +
      `${count === 1 ? '1 answer' : `${count} answers`} still to be sent, as soon as you are back online.`,
  ],
  goOnHere: ['改在这台设备上继续', 'Go on here instead'],
  over: ['时间到了，正在交卷。', 'Time is up; handing in.'],
  overOffline: (count: number) => [
    count === 0
      ? '时间到了。现在连不上服务器，恢复网络后自动交卷。'
      : `时间到了。${count} 题暂存在本机，恢复网络后自动送出并交卷，请不要关闭页面。`,
    count === 0
      ? 'Time is up. The server cannot be reached; it is handed in when you are back online.'
      : `Time is up. ${count === 1 ? '1 answer is' : `${count} answers are`} kept on this device, to be sent ` +
        'and handed in when you are back online. Leave this page open.',
  ],
  faceDue: [
    '需要核对一下是不是你本人，请在 5 分钟内完成。核对时作答照常保存。',
    'Please show within five minutes that it is you. Your answers are saved all the while.',
  ],
  checkFace: ['开始人脸识别', 'Check my face'],
});
