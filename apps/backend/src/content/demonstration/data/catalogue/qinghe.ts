import { computing } from './computing.ts';
import type { CatalogueContent, PackageContent } from './content.ts';
import { cultureAndArts } from './cultureAndArts.ts';
import { faculty } from './faculty.ts';
import { languagesAndWork } from './languagesAndWork.ts';
import { seniorLetters } from './seniorLetters.ts';
import { seniorScience } from './seniorScience.ts';
import { subjects } from './subjects.ts';
import { university } from './university.ts';

const packages: readonly PackageContent[] = [
  {
    key: 'first-year-science',
    category: 'senior',
    name: ['高一理科同步包', 'First-year science bundle'],
    summary: [
      '数学、物理、化学三门同步课，一学期不断线。',
      'Mathematics, physics and chemistry through the whole term.',
    ],
    about: [
      '三门课的进度已经对齐：学到力的分解时，数学正好讲完三角函数。单独购买合计 807 元，一起买更省，也更不容易半途停下。',
      'The three courses keep step: when physics resolves forces, trigonometry is just done. ' +
        'Together they cost less and are easier to keep up.',
    ],
    outcomes: [
      ['三门课，58 节，进度对齐', 'Three courses and 58 lessons in step'],
      ['每周一份学习计划', 'A plan for each week'],
      ['错题本三科合一', 'One wrong book for all three'],
    ],
    courses: ['maths-one', 'forces', 'reactions'],
    price: [599, 807],
    students: 1265,
    published: '2026-08-25',
  },
  {
    key: 'exam-maths',
    category: 'senior',
    name: ['高考数学双课包', 'Final exam maths pair'],
    summary: ['圆锥曲线打底，直播冲刺收尾。', 'Conics as a base, the live sprint to finish.'],
    about: [
      '先用录播把最难的一块啃下来，再进直播班做题。两门课共用一套练习和批改。',
      'First the hardest field in your own time, then the live class. Both share exercises and marking.',
    ],
    outcomes: [
      ['录播 20 讲加直播 12 次', '20 recorded and 12 live lessons'],
      ['手写作业逐题批改', 'Papers marked by hand'],
    ],
    courses: ['conics', 'maths-sprint'],
    price: [999, 1158],
    students: 342,
    published: '2026-10-10',
  },
  {
    key: 'data-path',
    category: 'computing',
    name: ['Python 数据之路', 'The Python data path'],
    summary: [
      '从第一行代码到第一份分析报告，再到算法面试。',
      'From the first line to the first report, and on to the interview.',
    ],
    about: [
      '三门课按顺序学：先会写，再会分析，最后能讲清楚为什么快。学完可以参加一次模拟面试。',
      'Three courses in order: write, analyse, and explain why it is fast. A mock interview at the end.',
    ],
    outcomes: [
      ['50 节课，一条路走到面试', '50 lessons up to the interview'],
      ['一次一对一模拟面试', 'One mock interview'],
    ],
    courses: ['python-first', 'python-data', 'algorithms'],
    price: [899, 1068],
    students: 486,
    published: '2026-10-14',
  },
  {
    key: 'entrance-maths',
    category: 'university',
    name: ['考研数学基础包', 'Entrance exam maths bundle'],
    summary: [
      '高数、线代、概率，秦老师一个人带到底。',
      'Calculus, algebra and probability, all by one teacher.',
    ],
    about: [
      '同一块黑板，同一套记号。三门课之间的引用都标好了，不用自己对符号。',
      'One blackboard and one notation. References between the courses are marked.',
    ],
    outcomes: [
      ['三门课，53 节', 'Three courses and 53 lessons'],
      ['统一的符号与讲义', 'One notation and one script'],
    ],
    courses: ['calculus', 'linear-algebra', 'probability'],
    price: [639, 778],
    students: 917,
    published: '2026-10-22',
  },
  {
    key: 'office-pair',
    category: 'career',
    name: ['职场新人双课包', 'A pair for the first job'],
    summary: ['会记账，会做表，第一个月不慌。', 'Books and tables for a calm first month.'],
    about: [
      '初级会计加 Excel，练习文件打通：会计课里的奶茶店，就是 Excel 课里的数据。',
      'Accounting and Excel share their files: the tea shop of one is the data of the other.',
    ],
    outcomes: [
      ['44 节课，练习打通', '44 lessons with shared files'],
      ['两门结业证书', 'Two certificates'],
    ],
    courses: ['accounting-first', 'excel'],
    price: [429, 508],
    students: 754,
    published: '2026-06-30',
  },
];

/** The catalogue of 青禾学堂. */
export const qinghe: CatalogueContent = {
  host: 'localhost',
  categories: subjects,
  teachers: faculty,
  courses: [
    ...seniorScience,
    ...seniorLetters,
    ...university,
    ...computing,
    ...languagesAndWork,
    ...cultureAndArts,
  ],
  packages,
  alumni: [
    '陈嘉禾',
    '李知夏',
    '王一诺',
    '张书宁',
    '刘沐阳',
    '赵可欣',
    '孙逸凡',
    '吴桐',
    '郑小雨',
    '冯若溪',
    '褚云舟',
    '蒋思齐',
    '韩念慈',
    '杨景行',
    '朱星辰',
    '许南乔',
    '何其乐',
    '吕望舒',
    '施晚晴',
    '孔令仪',
    '曹子墨',
    '魏长青',
    '姜小满',
    '谢书瑶',
  ],
};
