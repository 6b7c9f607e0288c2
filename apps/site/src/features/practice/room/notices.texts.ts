import { inBoth } from '@lectern/ui/locale';

/** Notices of the room, above the questions. */
export const noticeTexts = inBoth({
  otherTab: [
    '这份试卷正在另一个标签页里作答，这里只能看。',
    'This paper is open in another tab. It is read-only here.',
  ],
  answerHere: ['改在这里作答', 'Answer here instead'],
  otherDevice: [
    '你的账号在另一台设备上登录了，请在那边继续作答。这里的答案都已送出，只能看。',
    'You logged in on another device. Please continue there. All answers here have been sent; this page is read-only.',
  ],
  otherDeviceKept: (count: number) => [
    `你的账号在另一台设备上登录了，这里只能看。还有 ${count} 题没有送出，连上网络后会自动送出。`,
    'You logged in on another device; this page is read-only. ' +
      `${count === 1 ? '1 answer' : `${count} answers`} will be sent when you are back online.`,
  ],
  goOnHere: ['改在这台设备上继续', 'Continue here instead'],
  over: ['时间到了，正在交卷。', 'Time is up. Handing in now.'],
  overOffline: (count: number) => [
    count === 0
      ? '时间到了。现在连不上服务器，恢复网络后自动交卷。'
      : `时间到了。${count} 题暂存在本机，恢复网络后自动送出并交卷，请不要关闭页面。`,
    count === 0
      ? 'Time is up. Could not connect to the server; your paper will be handed in when you are back online.'
      : `Time is up. ${count === 1 ? '1 answer is' : `${count} answers are`} saved on this device and will be sent ` +
        'and handed in when you are back online. Keep this page open.',
  ],
  faceDue: [
    '需要核对一下是不是你本人，请在 5 分钟内完成。核对时作答照常保存。',
    'Please confirm your identity within 5 minutes. Your answers will keep being saved.',
  ],
  checkFace: ['开始人脸识别', 'Start face check'],
});
