import type { NewHomework } from '../../../modules/homework/homeworkFile.ts';

/** Homework of the demonstration; days count from today, its end is at ten in the evening. */
export interface HomeworkContent
  extends
    Pick<NewHomework, 'key' | 'course' | 'lesson' | 'name' | 'task'>,
    Partial<Pick<NewHomework, 'takesLate' | 'paper' | 'fileTypes' | 'maxFiles'>> {
  /** Megabytes of the largest file. @defaultValue 20 */
  readonly maxMegabytes?: number;
  readonly days: readonly [opens: number, due: number];
  /** What the student has done of it. @defaultValue nothing */
  readonly work?: WorkContent;
}

/** A work of the demonstration. */
export interface WorkContent {
  readonly state: 'draft' | 'submitted' | 'returned' | 'marked';
  readonly content: string;
  readonly score?: number;
  readonly comment?: string;
  /** Day on which it was saved, counted from today. */
  readonly day: number;
}

/** Homework for the courses that `student` of 青禾学堂 has, in every state. */
export const studentHomework: readonly HomeworkContent[] = [
  {
    key: 'conics-ellipse',
    course: '圆锥曲线二十讲',
    lesson: 1,
    name: '用一根绳子画椭圆',
    task: `
1. 在纸上钉两颗图钉，相距 8 cm，用一根长 10 cm 的绳子画出椭圆，拍照上传；也可以录一段两分钟以内的视频，边画边讲。
2. 以两颗图钉的中点为原点建立坐标系，写出它的标准方程 $\\frac{x^2}{a^2}+\\frac{y^2}{b^2}=1$，说明 $a$、$b$ 是怎么得到的。
3. 想一想：绳子变长、图钉不动，椭圆会更圆还是更扁？用离心率 $e=\\frac{c}{a}$ 解释。

## 要求

写清每一步的理由；照片要看得清图钉和曲线。`,
    days: [-2, 5],
    takesLate: true,
    fileTypes: ['jpg', 'jpeg', 'png', 'pdf', 'mp4', 'webm'],
    maxMegabytes: 200,
    maxFiles: 6,
  },
  {
    key: 'genetics-peas',
    course: '遗传学入门：豌豆的故事',
    lesson: 1,
    name: '为什么选豌豆',
    task: '孟德尔为什么选豌豆做实验材料？写出三条理由，每条用一个例子说明。不少于 150 字。',
    days: [-6, 2],
    work: {
      state: 'returned',
      content: '豌豆自花传粉，不容易和别的混在一起。\n豌豆有很多容易分清的性状，比如高和矮。',
      comment: '前两条写得很清楚。还差一条，想想**花的大小和人工操作**有什么关系，补上后再交。',
      day: -1,
    },
  },
  {
    key: 'reactions-warmer',
    course: '化学反应原理：热、速率与平衡',
    lesson: 2,
    name: '画一张能量图',
    task: '以 $\\mathrm{2H_2+O_2=2H_2O}$ 为例，画出反应的能量图，标出焓变 $\\Delta H$ 和活化能，并说明它是放热还是吸热反应。',
    days: [-9, 1],
    work: {
      state: 'submitted',
      content:
        '反应物的总能量高于生成物，差值就是 $\\Delta H<0$，所以是放热反应。\n反应要先越过活化能那座“山”，点燃就是给它这个能量。',
      day: -1,
    },
  },
  {
    key: 'reactions-hess',
    course: '化学反应原理：热、速率与平衡',
    lesson: 1,
    name: '暖宝宝里的化学',
    task: '写出暖宝宝发热的化学方程式，解释活性炭和食盐各起什么作用。',
    days: [-16, -6],
    work: {
      state: 'marked',
      content:
        '$\\mathrm{4Fe+3O_2+6H_2O=4Fe(OH)_3}$，放热。\n食盐是电解质，让铁粉和活性炭组成许多小原电池，反应更快；活性炭还能吸附水和氧气。',
      score: 92,
      comment: '原电池的解释很到位。方程式可以再写出放出的热量，会更完整。',
      day: -8,
    },
  },
  {
    key: 'conics-warm-up',
    course: '圆锥曲线二十讲',
    lesson: 2,
    name: '课前热身卷',
    task: '学双曲线之前先热个身：十分钟做完这份卷子，不会的先空着，交卷后看解析。以第一次交卷的成绩为准。',
    paper: '高等数学 · 十分钟热身',
    days: [-1, 6],
    takesLate: true,
  },
  {
    key: 'conics-hyperbola',
    course: '圆锥曲线二十讲',
    lesson: 2,
    name: '渐近线小论文',
    task: '双曲线为什么会有渐近线？用自己的话写一段说明。',
    days: [-20, -10],
  },
];
