import { inBoth } from '@lectern/ui/locale';

/** Texts about exporting answers as a file or as codes, and importing them on another device. */
export const rescueTexts = inBoth({
  save: ['存成文件', 'Save as a file'],
  saved: [
    '没送出的答案已存成加密文件。用手机或另一台电脑登录同一个账号，在“我的考试”里点“补交答案文件”。',
    'Unsent answers are saved in an encrypted file. Log in to the same account on a phone or another ' +
      'computer, and choose “Upload answer file” in “My exams”.',
  ],
  impossible: [
    '这个网址不是 https，浏览器不能加密文件。答案仍然暂存在本机，恢复网络后自动送出。',
    'This address is not https, so the browser cannot encrypt files. Your answers stay on this device and ' +
      'will be sent when you are back online.',
  ],
  title: ['补交答案文件', 'Upload answer file'],
  bank: ['题库练习', 'Question bank'],
  exams: ['我的考试', 'My exams'],
  help: [
    '考试时一直断网，可以把没送出的答案存成文件，或显示成二维码，再用能上网的设备在这里交上。文件是加密的，只有学校能打开，也只认你自己的账号。',
    'If you stay offline during an exam, save unsent answers as a file or show them as ' +
      'QR codes, then submit them here from a device that is online. The file is encrypted: only ' +
      'the school can open it, and only for your account.',
  ],
  byFile: ['用文件', 'Use a file'],
  steps: [
    ['在断网的设备上，点答题页上方的“存成文件”。', '把文件拷到这台设备上。', '在下面选择这个文件。'],
    [
      'On the offline device, select “Save as a file” above the questions.',
      'Copy the file to this device.',
      'Select the file below.',
    ],
  ],
  byCodes: ['用二维码', 'Use QR codes'],
  codeSteps: [
    [
      '在断网的设备上，点答题页上方的“显示二维码”。',
      '在这台设备上打开摄像头，对准那边的屏幕。',
      '一直对着，直到全部读到。',
    ],
    [
      'On the offline device, select “Show QR codes” above the questions.',
      'Turn on the camera on this device and point it at that screen.',
      'Keep it there until all codes are read.',
    ],
  ],
  choose: ['选择文件', 'Choose file'],
  sending: ['正在交上', 'Submitting'],
  done: (title: string, count: number) => [
    `学校收到了《${title}》的 ${count} 个答案。`,
    `The school received ${count === 1 ? '1 answer' : `${count} answers`} for “${title}”.`,
  ],
  late: (count: number) => [
    `其中 ${count} 个在考试结束之后才送到：已留下记录，但不计入成绩。`,
    `${count === 1 ? '1 of them' : `${count} of them`} arrived after the exam ended: recorded but not scored.`,
  ],
  offline: [
    '没有连上服务器，请检查网络后再选一次文件。',
    'Could not connect to the server. Check your network and choose the file again.',
  ],
  refused: [
    '这份文件打不开。请选择“存成文件”得到的那个文件。',
    'This file cannot be opened. Choose the file you got from “Save as a file”.',
  ],
  show: ['显示二维码', 'Show QR codes'],
  framesTitle: ['用二维码带走答案', 'Transfer answers by QR code'],
  framesHelp: [
    '用另一台能上网的设备登录同一个账号，在“我的考试 → 补交答案文件”里打开摄像头，对准这里，直到全部读到。',
    'Log in to the same account on an online device, turn on the camera in “My exams → Upload ' +
      'answer file”, and point it here until all codes are read.',
  ],
  frame: (number: number, total: number) => [`第 ${number} / ${total} 张`, `Code ${number} of ${total}`],
  frameBefore: ['上一张', 'Previous'],
  frameAfter: ['下一张', 'Next'],
  pause: ['暂停', 'Pause'],
  turn: ['自动翻页', 'Auto play'],
  useCamera: ['用摄像头读二维码', 'Scan QR codes'],
  stopCamera: ['关闭摄像头', 'Turn off camera'],
  cameraView: ['摄像头画面', 'Camera view'],
  aim: ['把另一台设备上的二维码放进画面', 'Point the camera at the QR codes on the other device'],
  framesRead: (count: number, total: number) => [
    `已读到 ${count} / ${total} 张`,
    `${count} of ${total} codes read`,
  ],
  denied: [
    '没有得到使用摄像头的许可。请在浏览器里允许后再试，或改用文件。',
    'Camera access was denied. Allow it in the browser and try again, or use a file instead.',
  ],
  missing: [
    '这里用不了摄像头：没有找到摄像头，或者网址不是 https。请改用文件。',
    'No camera available: none was found, or the address is not https. Use a file instead.',
  ],
  lost: [
    '摄像头中断了，已经读到的还在。请再打开一次，或改用文件。',
    'The camera stopped. What was read is kept: turn it on again, or use a file instead.',
  ],
});
