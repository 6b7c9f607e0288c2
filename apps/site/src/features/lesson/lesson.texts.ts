import { inBoth, type Pair } from '@lectern/ui/locale';
import type { StudyGate } from '@lectern/sdk/machines';

/** Texts of the lesson page. */
export const lessonTexts = inBoth({
  backToCourse: ['返回课程', 'Back to course'],
  contents: ['课程目录', 'Course contents'],
  progress: ['课程进度', 'Course progress'],
  lessonProgress: (percent: number) => [`已学 ${percent}%`, `${percent}% watched`],
  finished: ['已学完', 'Finished'],
  preview: ['试看', 'Preview'],
  locked: ['购买后可学', 'Buy to watch'],
  kinds: { video: ['视频', 'Video'], live: ['直播', 'Live'], link: ['页面', 'Page'] },
  previous: ['上一节', 'Previous'],
  nextLesson: ['下一节', 'Next'],
  nextNamed: (name: string) => [`下一节：${name}`, `Next: ${name}`],
  saved: ['进度已保存', 'Progress saved'],
  waiting: ['网络不稳，进度会稍后保存', 'The connection is unstable. Progress will be saved later'],
  visitor: ['登录后可以记住看到哪里', 'Log in to keep your place'],
  absent: {
    nameless: {
      title: ['加载数据异常、课次ID值不能为空', 'Lesson not found: the link is incomplete'],
      help: ['地址不完整，请从课程里重新进入。', 'Please open the lesson from its course.'],
    },
    missing: {
      title: ['没有找到这节课', 'Lesson not found'],
      help: ['课程可能已经下架。', 'The course may no longer be available.'],
    },
    failed: {
      title: ['课程没有加载出来', 'The lesson could not be loaded'],
      help: ['可能是网络断开了。', 'The network may be down.'],
    },
  },
  retry: ['重新加载', 'Try again'],
  myCourses: ['我的课程', 'My courses'],
  noMedia: ['这节课还没有视频', 'This lesson has no video yet'],
  noMediaHelp: [
    '老师正在准备，可以先学后面的内容。',
    'Your teacher is preparing it. You can continue with the next lesson.',
  ],
  gate: {
    buy: ['这节课需要购买后观看', 'Buy the course to watch this lesson'],
    buyHelp: ['带“试看”标记的课可以先看。', 'Lessons marked “Preview” are free to watch.'],
    toBuy: (price: string) => [`${price} 购买课程`, `Buy for ${price}`],
    join: ['免费课程，领取后就能观看', 'This course is free. Enrol to watch'],
    joinHelp: ['领取后，学习进度会一直保留。', 'Your progress will be saved once you enrol.'],
    toJoin: ['免费领取', 'Enrol for free'],
    login: ['登录', 'Log in'],
    joinFailed: ['没有领取成功，请再试一次', 'That did not work. Please try again.'],
  },
  entry: {
    checking: ['正在打开这节课', 'Opening the lesson'],
    gates: {
      proxy: ['先完成代报名登记', 'First, register for the exam'],
      agreement: ['先签署协议', 'First, sign the agreement'],
      information: ['先完善信息', 'First, complete your details'],
      freeCourse: ['有免费课程可以学习', 'Free courses for you'],
      face: ['先完成人脸核验', 'First, complete a face check'],
    } satisfies Record<StudyGate, Pair>,
    putOff: (steps: number) => [
      steps > 1 ? `还有 ${steps} 步，完成后自动开始学习。` : '完成这一步就能开始学习。',
      steps > 1
        ? `${steps} steps left. The lesson opens automatically when you finish.`
        : 'Complete this step to start the lesson.',
    ],
    goOn: ['继续', 'Continue'],
    failed: ['没有核对成功', 'We could not check this'],
    faceHelp: [
      '识别会在新窗口里进行，通过后自动开始学习。',
      'The face check opens in a new window. The lesson starts automatically once you pass.',
    ],
    checkFace: ['开始人脸核验', 'Start face check'],
    recognising: {
      title: ['正在人脸核验', 'Face check in progress'],
      help: [
        '请在新窗口里完成识别，通过后这里会自动开始学习。',
        'Finish in the new window. The lesson then starts here automatically.',
      ],
    },
    showCheck: ['查看核验进度', 'View progress'],
  },
  live: {
    noRoom: ['地址不存在!', 'This room has no link'],
    noReplay: ['当前课次无法查看回放', 'No replay is available for this lesson'],
  },
  meeting: {
    number: ['会议号', 'Meeting ID'],
    password: ['密码', 'Passcode'],
    copy: ['复制', 'Copy'],
    copyNumber: ['复制会议号', 'Copy the meeting ID'],
    copyPassword: ['复制密码', 'Copy the passcode'],
    copied: ['已复制', 'Copied'],
    notCopied: ['没有复制成功，请手动选择', 'Could not copy. Please select it manually'],
    failed: ['会议号没有加载出来', 'The meeting ID could not be loaded'],
    retry: ['再试一次', 'Try again'],
  },
  link: {
    title: ['这节课在另一个页面', 'This lesson is on another page'],
    open: ['打开学习页面', 'Open the page'],
    mark: ['标记为已学完', 'Mark as finished'],
    marked: ['已标记为学完', 'Marked as finished'],
    failed: ['没有标记成功，请再试一次', 'It could not be marked. Please try again.'],
    foreign: (host: string) => [`将打开 ${host}`, `Opens ${host}`],
  },
  notes: {
    title: ['笔记', 'Notes'],
    placeholder: ['写下这一刻想到的', 'Write down what comes to mind'],
    label: ['新笔记', 'New note'],
    write: ['记笔记', 'Add note'],
    add: (clock: string) => [`记在 ${clock}`, `Note at ${clock}`],
    empty: [
      '还没有笔记。写下的每一条都会记住对应的时间。',
      'No notes yet. Each note keeps its time in the video.',
    ],
    failed: ['笔记没有加载出来', 'Your notes could not be loaded'],
    addFailed: [
      '笔记没有保存，内容还在，请再试一次',
      'The note was not saved. Your text is still here. Please try again.',
    ],
    goTo: (clock: string) => [`跳到 ${clock}`, `Go to ${clock}`],
    remove: ['删除笔记', 'Delete note'],
    removeFailed: ['没有删除成功', 'It could not be deleted'],
    login: ['登录后可以记笔记', 'Log in to take notes'],
  },
});
