import type { Homework, HomeworkDetail, HomeworkFile } from '@lectern/sdk/endpoints/homework';

const homework = (homeworkId: string, fields: Partial<Homework>): Homework => ({
  homeworkId,
  homeworkName: '用一根绳子画椭圆',
  kind: 'work',
  lessonId: '11',
  lessonName: '椭圆：一根绳子两颗钉',
  classTypeId: '1',
  courseName: '圆锥曲线二十讲',
  state: 'waiting',
  openAt: '2020-03-01T00:00:00.000Z',
  dueAt: '2099-03-16T14:00:00.000Z',
  submittedAt: null,
  lateFlag: 0,
  score: null,
  totalScore: 100,
  paperId: null,
  recordId: null,
  ...fields,
});

/** Homework in every state, as the server describes it. */
export const homeworkPage = {
  total: 8,
  records: [
    homework('2', {
      homeworkName: '为什么选豌豆',
      courseName: '遗传学入门：豌豆的故事',
      lessonName: '为什么偏偏是豌豆',
      state: 'returned',
      submittedAt: '2026-03-01T12:00:00.000Z',
    }),
    homework('3', { homeworkName: '焦点三角形', state: 'draft' }),
    homework('1', {}),
    homework('4', {
      homeworkName: '画一张能量图',
      courseName: '化学反应原理：热、速率与平衡',
      state: 'submitted',
      submittedAt: '2026-03-02T12:00:00.000Z',
      lateFlag: 1,
    }),
    homework('5', {
      homeworkName: '暖宝宝里的化学',
      courseName: '化学反应原理：热、速率与平衡',
      state: 'marked',
      score: 92.5,
      submittedAt: '2026-02-20T12:00:00.000Z',
      dueAt: null,
    }),
    homework('7', {
      homeworkName: '课前热身卷',
      lessonName: '双曲线：另一半的故事',
      kind: 'paper',
      paperId: '70',
      totalScore: 70,
    }),
    homework('8', {
      homeworkName: '期中模拟卷',
      kind: 'paper',
      paperId: '80',
      recordId: '800',
      state: 'marked',
      score: 64,
      totalScore: 75,
      submittedAt: '2026-02-26T12:00:00.000Z',
    }),
    homework('6', { homeworkName: '渐近线小论文', state: 'closed', dueAt: '2020-03-16T14:00:00.000Z' }),
  ],
};

const picture = {
  fileId: '71',
  fileName: '椭圆.png',
  fileType: 'png',
  sourceSize: 68_000,
  url: '/files/1/2026-03-02/coldatatypefile/a.png',
  videoState: null,
};
const sheet = { ...picture, fileId: '1', fileName: '任务单.pdf', fileType: 'pdf', sourceSize: 240_000 };

/** A student's video, as the provider reports its state. */
export const homeworkVideo = (
  fileId: string,
  videoState: HomeworkFile['videoState'],
  fileName = '边画边讲.mp4',
): HomeworkFile => ({
  fileId,
  fileName,
  fileType: 'mp4',
  sourceSize: 48_000_000,
  url: videoState === 'ready' ? '/sandbox/video/a' : '',
  videoState,
});

/** What a teacher returned: a picture based on the student's own, and a document based on none. */
export const returnedWork: HomeworkDetail['replaced'][number] = {
  submittedAt: '2026-03-01T12:00:00.000Z',
  contentHtml: '<p>两颗图钉之间是 8。</p>',
  files: [picture],
  commentHtml: '<p>图对了，<strong>b</strong> 还没有算。</p>',
  markedFiles: [
    { ...picture, fileId: '1', fileName: '椭圆.jpg', originalId: picture.fileId },
    { ...sheet, fileId: '2', fileName: '评语.docx', fileType: 'docx', originalId: null },
  ],
};

/** The details of a piece of homework of the list. */
export function homeworkDetail(homeworkId: string, more: Partial<HomeworkDetail> = {}): HomeworkDetail {
  const found = homeworkPage.records.find((one) => one.homeworkId === homeworkId) ?? homework(homeworkId, {});
  const isStarted = found.kind === 'work' && found.state !== 'waiting' && found.state !== 'closed';
  return {
    homework: found,
    taskHtml:
      '<ol><li>在纸上钉两颗图钉，相距 8 cm，用一根长 10 cm 的绳子画出椭圆，拍照上传。</li><li>写出它的标准方程，说明 a、b 是怎么得到的。</li></ol>',
    taskFiles: [sheet],
    content: isStarted ? '两颗图钉之间是 8，所以 $c=4$；绳长 10，所以 $a=5$。' : '',
    contentHtml: isStarted ? '<p>两颗图钉之间是 8，所以 c = 4；绳长 10，所以 a = 5。</p>' : '',
    files: isStarted ? [picture] : [],
    commentHtml:
      found.kind === 'paper'
        ? ''
        : found.state === 'returned'
          ? '<p>还差一条：想想<strong>花的大小</strong>。</p>'
          : found.state === 'marked'
            ? '<p>步骤很清楚，图也画得漂亮。</p>'
            : '',
    teacherName: '顾明辉',
    savedAt: isStarted ? '2026-03-02T01:00:00.000Z' : null,
    fileTypes: ['jpg', 'png', 'pdf'],
    videoTypes: [],
    maxBytes: 20_971_520,
    maxFiles: 6,
    takesLateFlag: 0,
    workSeconds: 600,
    markedFiles: [],
    replaceableFlag: 0,
    replaced: [],
    ...more,
  };
}
