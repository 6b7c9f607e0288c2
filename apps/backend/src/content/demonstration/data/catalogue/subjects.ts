import type { CategoryContent } from './content.ts';

/** What 青禾学堂 teaches. */
export const subjects: readonly CategoryContent[] = [
  {
    key: 'senior',
    name: ['高中同步', 'Senior high'],
    motif: 'mathematics',
    children: [
      { key: 'senior-maths', name: ['高中数学', 'Mathematics'], motif: 'mathematics' },
      { key: 'senior-physics', name: ['高中物理', 'Physics'], motif: 'physics' },
      { key: 'senior-chemistry', name: ['高中化学', 'Chemistry'], motif: 'chemistry' },
      { key: 'senior-biology', name: ['高中生物', 'Biology'], motif: 'biology' },
      { key: 'senior-chinese', name: ['高中语文', 'Chinese'], motif: 'chinese' },
      { key: 'senior-english', name: ['高中英语', 'English'], motif: 'language' },
    ],
  },
  {
    key: 'university',
    name: ['大学与考研', 'University'],
    motif: 'data',
    children: [
      { key: 'university-maths', name: ['大学数学', 'University mathematics'], motif: 'mathematics' },
      { key: 'postgraduate', name: ['考研英语', 'Entrance exam English'], motif: 'reading' },
    ],
  },
  {
    key: 'computing',
    name: ['编程与数据', 'Programming and data'],
    motif: 'programming',
    children: [
      { key: 'programming', name: ['编程入门', 'First programs'], motif: 'programming' },
      { key: 'web', name: ['网页开发', 'Web development'], motif: 'programming' },
      { key: 'data', name: ['数据分析', 'Data analysis'], motif: 'data' },
    ],
  },
  {
    key: 'languages',
    name: ['语言学习', 'Languages'],
    motif: 'language',
    children: [
      { key: 'spoken-english', name: ['英语口语与考试', 'English'], motif: 'language' },
      { key: 'japanese', name: ['日语', 'Japanese'], motif: 'language' },
    ],
  },
  {
    key: 'career',
    name: ['财会与职场', 'Work and accounting'],
    motif: 'business',
    children: [
      { key: 'accounting', name: ['会计职称', 'Accounting'], motif: 'business' },
      { key: 'office', name: ['办公技能', 'Office skills'], motif: 'data' },
    ],
  },
  {
    key: 'design',
    name: ['设计与影像', 'Design and film'],
    motif: 'design',
    children: [
      { key: 'layout', name: ['平面设计', 'Graphic design'], motif: 'design' },
      { key: 'film', name: ['短视频', 'Short films'], motif: 'design' },
    ],
  },
  {
    key: 'culture',
    name: ['人文历史', 'History and letters'],
    motif: 'history',
    children: [
      { key: 'history', name: ['中国历史', 'Chinese history'], motif: 'history' },
      { key: 'literature', name: ['文学细读', 'Close reading'], motif: 'reading' },
    ],
  },
  { key: 'music', name: ['音乐', 'Music'], motif: 'music' },
];
