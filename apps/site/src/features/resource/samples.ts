import type { LoadOptions, Resource } from '@lectern/sdk/endpoints/resource';

/** A shared file, as the server describes it. */
export const sharedFile = (resourceId: string, more: Partial<Resource> = {}): Resource => ({
  resourceId,
  fileName: '圆锥曲线二十讲 · 第一讲讲义',
  fileType: 'pdf',
  fileCategory: 'pdf',
  sourceSize: 48_200,
  subjectId: '1',
  subjectName: '高中同步',
  subjectNameEn: 'Senior high',
  summary: '课前先读一遍，把不懂的地方圈出来；课上会从折纸开始讲椭圆。',
  ownerName: '',
  isOwn: false,
  uploadedAt: '2026-03-01T12:00:00.000Z',
  viewCount: 486,
  downloadCount: 231,
  vipFlag: 0,
  previewFlag: 1,
  state: 'shown',
  ...more,
});

const note = {
  fileName: 'Python 第一课 · 课堂笔记',
  fileType: 'txt',
  fileCategory: 'docs',
  sourceSize: 420,
  ownerName: '林晓彤',
  subjectName: '编程与数据',
  summary: '自己整理的，变量和循环两节。',
} as const;

/** Files of every kind. */
export const filePage = {
  total: 5,
  records: [
    sharedFile('1'),
    sharedFile('2', note),
    sharedFile('3', { fileName: '考研数学一模拟卷（含答案要点）', vipFlag: 1, subjectName: '大学与考研' }),
    sharedFile('4', {
      fileName: '背诵节拍器 · 每分钟六十拍',
      fileType: 'wav',
      fileCategory: 'audio',
      sourceSize: 80_044,
      subjectName: '语言学习',
      summary: '',
    }),
    sharedFile('5', {
      fileName: '割圆术动画：从六边形到圆',
      fileType: 'mp4',
      fileCategory: 'video',
      sourceSize: 564_832,
    }),
  ],
};

/** The student's own files, in every state. */
export const ownPage = {
  total: 3,
  records: [
    sharedFile('11', { ...note, isOwn: true }),
    sharedFile('12', {
      ...note,
      fileName: '期中考试错题整理',
      isOwn: true,
      state: 'pending',
      downloadCount: 0,
    }),
    sharedFile('13', {
      fileName: '整本教材扫描',
      isOwn: true,
      state: 'refused',
      downloadCount: 0,
      sourceSize: 20_971_520,
    }),
  ],
};

export const fileOptions: LoadOptions = {
  categories: [
    { fileCategory: 'audio', count: 1 },
    { fileCategory: 'docs', count: 1 },
    { fileCategory: 'pdf', count: 2 },
    { fileCategory: 'video', count: 1 },
  ],
  subjects: [
    { subjectId: '1', subjectName: '高中同步', subjectNameEn: 'Senior high', count: 2 },
    { subjectId: '2', subjectName: '编程与数据', subjectNameEn: 'Programming and data', count: 1 },
    { subjectId: '3', subjectName: '设计与影像', subjectNameEn: 'Design and film', count: 0 },
  ],
};

/** The server's upload limits. */
export const uploadRules = {
  extensions: ['pdf', 'txt', 'docx', 'png', 'mp3', 'mp4'],
  maxSize: 1_073_741_824,
  chunkSize: 4_194_304,
};
