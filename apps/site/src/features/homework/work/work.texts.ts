import { inBoth } from '@lectern/ui/locale';

/** Texts of a single piece of homework. */
export const workTexts = inBoth({
  allHomework: ['全部作业', 'All homework'],
  failed: ['这份作业没有加载出来', 'This homework could not be loaded'],
  missing: ['没有这份作业', 'Homework not found'],
  missingHelp: [
    '它可能已经撤下，或者这门课不在你的课程里。',
    'It may have been withdrawn, or you do not have this course.',
  ],
  task: ['任务', 'Task'],
  noTask: ['老师没有另外的说明。', 'Your teacher has not added any instructions.'],
  files: ['附件', 'Files'],
  work: ['我的作业', 'Your work'],
  content: ['正文', 'Text'],
  contentHint: [
    '公式写在两个 $ 之间，例如 $x^2$，交之前可以看到效果',
    'Put formulas between two $ signs, e.g. $x^2$. You can preview them before you hand in',
  ],
  placeholder: ['写在这里，会自动保存', 'Write here. Your work is saved automatically'],
  upload: ['上传作业', 'Upload files'],
  videoProcessing: [
    '视频已上传，正在转码，好了就能在这里看',
    'Uploaded. It is being processed and will play here soon',
  ],
  videoFailed: [
    '这个视频无法播放，请删掉后换一个',
    'This video cannot be played. Remove it and choose another',
  ],
  lateNow: [
    '已过截止时间，现在交会标为迟交。',
    'The deadline has passed. Work handed in now counts as late.',
  ],
  closed: ['这份作业已经截止，写下的内容还在。', 'The deadline has passed. Your work is still here.'],
  closedEmpty: ['这份作业已经截止。', 'The deadline has passed.'],
  saving: {
    kept: ['已保存', 'Saved'],
    waiting: ['正在保存', 'Saving'],
    sending: ['正在保存', 'Saving'],
    offline: [
      '没有连上学校，内容存在这台设备上，连上后自动保存',
      'You are offline. Your work is stored on this device and will be saved when you are back online',
    ],
    elsewhere: ['还没有保存', 'Not saved yet'],
  },
  nothingYet: ['写下的内容会自动保存', 'Your work is saved automatically'],
  elsewhere: ['这份作业在别处改过了', 'This work was changed on another device'],
  elsewhereHelp: (time: string) => [
    time === ''
      ? '选择用哪一份继续写，另一份会被替换。'
      : `别处的一份保存于 ${time}。选择用哪一份继续写，另一份会被替换。`,
    time === ''
      ? 'Choose which version to keep. The other will be replaced.'
      : `The other version was saved ${time}. Choose which one to keep. The other will be replaced.`,
  ],
  useHere: ['用这里的', 'Use this one'],
  useElsewhere: ['用别处的', 'Use the other'],
  handIn: ['交作业', 'Hand in'],
  handInTitle: ['交之前再看一眼', 'Check before you hand in'],
  handInHelp: [
    '老师看到的就是这样。交了以后不能再修改。',
    'This is what your teacher will see. You cannot change it afterwards.',
  ],
  handInHelpOpen: [
    '老师看到的就是这样。截止前没有批改的话，还可以重新交。',
    'This is what your teacher will see. You can hand it in again until it is due or marked.',
  ],
  handInYes: ['确认交', 'Hand in now'],
  handInNo: ['再改改', 'Keep editing'],
  noContent: ['没有正文', 'No text'],
  mustWrite: ['请先写点内容或上传文件', 'Write something or upload a file first'],
  stillUploading: ['文件还在上传，请稍等', 'A file is still uploading'],
  notSaved: [
    '还没有保存到学校，连上网络后再交',
    'Your work is not saved yet. Hand it in when you are back online',
  ],
  handedIn: ['作业已交', 'Handed in'],
  handedInHelp: ['老师批改后会通知你。', 'We will let you know when it is marked.'],
  waiting: ['作业已交，正在等老师批改。', 'Handed in. Waiting for your teacher to mark it.'],
  replace: ['修改后重新交', 'Change and hand in again'],
  replaceTitle: ['重新交作业？', 'Hand it in again?'],
  replaceHelp: [
    '老师看到的会换成这一份，之前的会留在下面。',
    'Your teacher will see this version instead. The earlier one stays below.',
  ],
  replaceYes: ['重新交', 'Hand in again'],
  replaceNo: ['不改了', 'Keep it as it is'],
  replacing: [
    '重新交之前，老师看到的还是上一份',
    'Your teacher sees the last version until you hand in again',
  ],
  replaced: ['之前交的', 'Handed in earlier'],
  handedInAt: (time: string) => [`${time} 交`, `Handed in ${time}`],
  marked: ['批改结果', 'Result'],
  comment: ['老师的话', 'Teacher’s comment'],
  commentOf: (teacher: string) => [`${teacher}的话`, `Comment from ${teacher}`],
  returned: ['老师请你订正', 'Please revise this'],
  paper: ['试卷', 'Paper'],
  paperHelp: [
    '在做题页作答，答案会自动保存。交卷就出分，以第一次交卷的成绩为准。',
    'Your answers are saved automatically. You see your score when you hand in. Your first result counts.',
  ],
  paperOpen: ['已经做了一部分，接着做就好。', 'You have started. Continue where you left off.'],
  startPaper: ['开始做题', 'Start the paper'],
  goOn: ['继续做题', 'Continue the paper'],
  paperScore: ['成绩', 'Score'],
  paperDone: [
    '试卷已交。以后再练，这里的成绩不变。',
    'Handed in. You can practise again without changing this score.',
  ],
  report: ['看答题报告', 'View report'],
  notStarted: ['没有进入试卷，请再试一次', 'The paper could not be opened. Please try again'],
});
