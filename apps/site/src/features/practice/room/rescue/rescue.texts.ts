import type { Texts } from '@lectern/ui/locale';

const zh = {
  save: '存成文件',
  saved: '没送出的答案已存成加密文件。用手机或另一台电脑登录同一个账号，在“我的考试”里点“补交答案文件”。',
  impossible: '这个网址不是 https，浏览器不能加密文件。答案仍然暂存在本机，恢复网络后自动送出。',
  title: '补交答案文件',
  bank: '题库练习',
  exams: '我的考试',
  help: '考试时一直断网，可以把没送出的答案存成文件，或显示成二维码，再用能上网的设备在这里交上。文件是加密的，只有学校能打开，也只认你自己的账号。',
  byFile: '用文件',
  steps: ['在断网的设备上，点答题页上方的“存成文件”。', '把文件拷到这台设备上。', '在下面选择这个文件。'],
  byCodes: '用二维码',
  codeSteps: [
    '在断网的设备上，点答题页上方的“显示二维码”。',
    '在这台设备上打开摄像头，对准那边的屏幕。',
    '一直对着，直到全部读到。',
  ],
  choose: '选择文件',
  sending: '正在交上',
  done: (title: string, count: number) => `学校收到了《${title}》的 ${count} 个答案。`,
  late: (count: number) => `其中 ${count} 个在考试结束之后才送到：已留下记录，但不计入成绩。`,
  offline: '没有连上服务器，请检查网络后再选一次文件。',
  refused: '这份文件打不开。请选择“存成文件”得到的那个文件。',
  show: '显示二维码',
  framesTitle: '用二维码带走答案',
  framesHelp:
    '用另一台能上网的设备登录同一个账号，在“我的考试 → 补交答案文件”里打开摄像头，对准这里，直到全部读到。',
  frame: (number: number, total: number) => `第 ${number} / ${total} 张`,
  frameBefore: '上一张',
  frameAfter: '下一张',
  rest: '暂停',
  turn: '自动翻页',
  useCamera: '用摄像头读二维码',
  stopCamera: '关闭摄像头',
  cameraView: '摄像头画面',
  aim: '把另一台设备上的二维码放进画面',
  framesRead: (count: number, total: number) => `已读到 ${count} / ${total} 张`,
  denied: '没有得到使用摄像头的许可。请在浏览器里允许后再试，或改用文件。',
  missing: '这里用不了摄像头：没有找到摄像头，或者网址不是 https。请改用文件。',
};

/** Answers that leave a device as a file or as codes, and come in from another one. */
export const rescueTexts: Texts<typeof zh> = {
  zh,
  en: {
    save: 'Save as a file',
    saved:
      'What was not sent is in an encrypted file now. Log in as yourself on a phone or another ' +
      'computer, and choose “Bring an answer file” under “My exams”.',
    impossible:
      'This address is not https, so the browser cannot encrypt a file. The answers stay on this device and ' +
      'go out when you are back online.',
    title: 'Bring an answer file',
    bank: 'Question bank',
    exams: 'My exams',
    help:
      'When you stay offline in an exam, save what was not sent as a file, or show it as ' +
      'codes, and bring it in here from a device that is online. The file is encrypted: the ' +
      'school alone can open it, and only for your own account.',
    byFile: 'As a file',
    steps: [
      'On the device that is offline, press “Save as a file” above the questions.',
      'Copy the file to this device.',
      'Choose it below.',
    ],
    byCodes: 'As codes',
    codeSteps: [
      'On the device that is offline, press “Show as codes” above the questions.',
      'Open the camera on this device and hold it to that screen.',
      'Keep it there until all codes are read.',
    ],
    choose: 'Choose the file',
    sending: 'Bringing it in',
    done: (title, count) =>
      `The school received ${count === 1 ? '1 answer' : `${count} answers`} of “${title}”.`,
    late: (count) =>
      `${count === 1 ? '1 of them' : `${count} of them`} arrived after the end: on record, but not counted.`,
    offline: 'The server cannot be reached. Check the network and choose the file again.',
    refused: 'This file cannot be opened. Choose the one that “Save as a file” gave you.',
    show: 'Show as codes',
    framesTitle: 'Take the answers along as codes',
    framesHelp:
      'Log in as yourself on a device that is online, open the camera under “My exams → Bring an ' +
      'answer file”, and hold it here until all codes are read.',
    frame: (number, total) => `Code ${number} of ${total}`,
    frameBefore: 'Previous',
    frameAfter: 'Next',
    rest: 'Pause',
    turn: 'Turn by itself',
    useCamera: 'Read codes by camera',
    stopCamera: 'Close the camera',
    cameraView: 'What the camera sees',
    aim: 'Hold the camera to the codes of the other device',
    framesRead: (count, total) => `${count} of ${total} codes read`,
    denied: 'The camera may not be used. Allow it in the browser and try again, or bring the file.',
    missing:
      'There is no camera to use here: none was found, or the address is not https. Bring the file instead.',
  },
};
