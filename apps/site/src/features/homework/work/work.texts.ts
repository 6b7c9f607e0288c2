import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Texts of a single piece of homework. */
export const workTexts = inBoth({
  back: ['全部作业', 'All homework'],
  failed: ['这份作业没有加载出来', 'This homework did not load'],
  missing: ['没有这份作业', 'There is no such homework'],
  missingHelp: [
    '它可能已经撤下，或者这门课不在你的课程里。',
    'It may have been withdrawn, or the course is not yours.',
  ],
  task: ['任务', 'Task'],
  noTask: ['老师没有另外的说明。', 'Your teacher has added nothing.'],
  files: ['附件', 'Files'],
  work: ['我的作业', 'Your work'],
  content: ['正文', 'Text'],
  contentHint: [
    '公式写在两个 $ 之间，例如 $x^2$，交之前可以看到效果',
    'Formulas go between two $, as $x^2$; you will see them before you hand in',
  ],
  placeholder: ['写在这里，会自动保存', 'Write here; it is saved as you go'],
  upload: ['上传作业', 'Files of your work'],
  videoProcessing: [
    '视频已上传，正在转码，好了就能在这里看',
    'Uploaded. It is being prepared and will play here soon',
  ],
  videoFailed: [
    '这个视频无法播放，请删掉后换一个',
    'This video cannot be played. Remove it and choose another',
  ],
  lateNow: ['已过截止时间，现在交会标为迟交。', 'It is past the deadline: handed in now, it counts as late.'],
  closed: ['这份作业已经截止，写下的内容还在。', 'The deadline has passed. What you wrote is still here.'],
  closedEmpty: ['这份作业已经截止。', 'The deadline has passed.'],
  saving: {
    kept: ['已保存', 'Saved'],
    waiting: ['正在保存', 'Saving'],
    sending: ['正在保存', 'Saving'],
    offline: [
      '没有连上学校，内容存在这台设备上，连上后自动保存',
      'The school cannot be reached. It is kept on this device and saved when you are back online',
    ],
    elsewhere: ['还没有保存', 'Not saved yet'],
  },
  nothingYet: ['写下的内容会自动保存', 'What you write is saved as you go'],
  elsewhere: ['这份作业在别处改过了', 'This work was changed elsewhere'],
  elsewhereHelp: (time: string) => [
    time === ''
      ? '选择用哪一份继续写，另一份会被替换。'
      : `别处的一份保存于 ${time}。选择用哪一份继续写，另一份会被替换。`,
    time === ''
      ? 'Choose which one to go on with; the other is replaced.'
      : `The other one was saved ${time}. Choose which one to go on with; the other is replaced.`,
  ],
  useHere: ['用这里的', 'Use this one'],
  useElsewhere: ['用别处的', 'Use the other'],
  handIn: ['交作业', 'Hand in'],
  handInTitle: ['交之前再看一眼', 'One last look'],
  handInHelp: [
    '老师看到的就是这样。交了以后不能再修改。',
    'This is what your teacher will see. You cannot change it afterwards.',
  ],
  handInHelpOpen: [
    '老师看到的就是这样。截止前没有批改的话，还可以重新交。',
    'This is what your teacher will see. Until it is due or marked, you can hand it in again.',
  ],
  handInYes: ['确认交', 'Hand in now'],
  handInNo: ['再改改', 'Keep editing'],
  noContent: ['没有正文', 'No text'],
  mustWrite: ['请先写点内容或上传文件', 'Write something or upload a file first'],
  stillUploading: ['文件还在上传，请稍等', 'A file is still on its way'],
  notKept: [
    '还没有保存到学校，连上网络后再交',
    'It has not reached the school yet. Hand it in when you are back online',
  ],
  handedIn: ['作业已交', 'Handed in'],
  handedInHelp: ['老师批改后会通知你。', 'You will hear when it is marked.'],
  waiting: ['作业已交，正在等老师批改。', 'Handed in; your teacher has not marked it yet.'],
  replace: ['修改后重新交', 'Change and hand in again'],
  replaceTitle: ['重新交作业？', 'Hand it in again?'],
  replaceHelp: [
    '老师看到的会换成这一份，之前的会留在下面。',
    'Your teacher will see this one instead; the earlier one stays below.',
  ],
  replaceYes: ['重新交', 'Hand in again'],
  replaceNo: ['不改了', 'Leave it as it is'],
  replacing: [
    '重新交之前，老师看到的还是上一份',
    'Until you hand it in again, your teacher sees the last one',
  ],
  replaced: ['之前交的', 'Handed in before'],
  handedInAt: (time: string) => [`${time} 交`, `Handed in ${time}`],
  marked: ['批改结果', 'Result'],
  comment: ['老师的话', 'Your teacher says'],
  commentOf: (teacher: string) => [`${teacher}的话`, `${teacher} says`],
  returned: ['老师请你订正', 'Please revise this'],
  paper: ['试卷', 'Paper'],
  paperHelp: [
    '在做题页作答，答案会自动保存。交卷就出分，以第一次交卷的成绩为准。',
    'Your answers save automatically. You see your score when you hand in; the first time you hand in counts.',
  ],
  paperOpen: ['已经做了一部分，接着做就好。', 'You have begun; go on where you were.'],
  startPaper: ['开始做题', 'Start the paper'],
  goOn: ['继续做题', 'Continue the paper'],
  paperScore: ['成绩', 'Score'],
  paperDone: [
    '试卷已交。以后再练，这里的成绩不变。',
    'Handed in. Practise as often as you like; this score stays.',
  ],
  report: ['看答题报告', 'See the report'],
  notStarted: ['没有进入试卷，请再试一次', 'The paper did not open; please try again'],
});
