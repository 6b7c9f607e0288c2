import type { Queryable } from '../../platform/database/connection.ts';
import { categories } from '../../modules/catalogue/catalogue.tables.ts';
import { saveResource } from '../../modules/resource/index.ts';
import { keepBytes, kindOf } from '../../modules/upload/index.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { readDemoFile } from './demoFiles.ts';
import { companyIdAt, idOf, schoolIdOf } from './find.ts';
import { nothingKept } from './tables.ts';

const HOUR_MS = 3_600_000;

/** A file that a student shares, or without one the school. */
interface SharedContent {
  readonly host?: string;
  readonly file: string;
  readonly by?: string;
  readonly name: string;
  readonly subject?: string;
  readonly summary: string;
  readonly hoursAgo: number;
  /** How often it was looked at, and how often it was taken. */
  readonly counts: readonly [views: number, downloads: number];
  readonly state?: 'pending';
}

const contents: readonly SharedContent[] = [
  {
    file: 'circle-video',
    name: '割圆术动画：从六边形到圆',
    subject: '高中同步',
    summary: '五十四秒，看边数翻倍时多边形怎样贴近圆。',
    hoursAgo: 126,
    counts: [911, 188],
  },
  {
    file: 'python-notes',
    by: '林晓彤',
    name: 'Python 第一课 · 课堂笔记',
    subject: '编程与数据',
    summary: '自己整理的，变量和循环两节，错的地方请在问答里告诉我。',
    hoursAgo: 9,
    counts: [58, 21],
  },
  {
    file: 'english-words',
    by: '许南乔',
    name: '考研英语高频词 · 第一周',
    subject: '大学与考研',
    summary: '一天十个，周日自测。释义只写了真题里用到的那一个。',
    hoursAgo: 20,
    counts: [133, 74],
  },
  {
    file: 'accounting-map',
    by: '孔令仪',
    name: '初级会计实务 · 六大要素一页纸',
    subject: '财会与职场',
    summary: '考前一晚看这一页就够了，等式两边各是什么写得很清楚。',
    hoursAgo: 47,
    counts: [204, 119],
  },
  {
    file: 'japanese-kana',
    by: '许南乔',
    name: '五十音默写表',
    subject: '语言学习',
    summary: '打印后每天默一行，十天一轮。',
    hoursAgo: 300,
    counts: [98, 57],
  },
  {
    file: 'mistakes-waiting',
    by: '林晓彤',
    name: '期中考试错题整理',
    subject: '高中同步',
    summary: '数学和物理的错题，按知识点分好了。',
    hoursAgo: 3,
    counts: [0, 0],
    state: 'pending',
  },
  {
    host: 'second.localhost',
    file: 'meeting-minutes',
    by: '陈思远',
    name: '会议纪要模板',
    subject: '办公效率',
    summary: '谁、什么时候、做什么，三栏就够。',
    hoursAgo: 15,
    counts: [41, 19],
  },
];

async function seedShared(tx: Queryable, content: SharedContent): Promise<void> {
  const { host = 'localhost', file, by, name, subject, summary, hoursAgo, state = 'shown' } = content;
  const companyId = await companyIdAt(tx, host);
  const userId = by === undefined ? null : await idOf(tx, companyId, users, users.name, by);
  const sharedAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const { extension, bytes } = await readDemoFile(file);
  const contentType = (await kindOf(bytes, extension)) ?? '';
  const owner = { companyId, userId, now: sharedAt };
  const { key } = await keepBytes(tx, nothingKept, owner, bytes, { extension, contentType });
  const [viewCount, downloadCount] = content.counts;
  await saveResource(tx, companyId, undefined, {
    schoolId: userId === null ? null : await schoolIdOf(tx, companyId),
    userId,
    fileKey: key,
    fileName: `${name}.${extension}`,
    name,
    subjectId: subject === undefined ? null : await idOf(tx, companyId, categories, categories.name, subject),
    summary,
    state,
    viewCount,
    downloadCount,
    sharedAt,
    drawing: file,
  });
}

/** Seeds the files that students of both companies share, and the video, which lies with the lessons. */
export async function seedResources(tx: Queryable): Promise<void> {
  for (const content of contents) await seedShared(tx, content);
}
