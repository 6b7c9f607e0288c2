import { amount, optionalAmount, optionalYuan, yuan } from '../columns/numberColumns.ts';
import { file } from '../columns/fileColumns.ts';
import { lines, markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import type { RowProblem } from '../subject.ts';

/** What people call a row in every sheet that names it; it must stay the same from one import to the next. */
export const key = (zh = '编号', en = 'key') =>
  text({
    zh,
    en,
    about: {
      zh: '由学校自定的编号，一旦用过就不要改：再次导入时靠它认出同一行，其他表也用它来指代。',
      en: 'The school’s own code for the row. Keep it: the next import knows the row by it, and other sheets name it by it.',
    },
    cure: 'give the row a code of its own, such as C001',
  });

/** The name in Chinese. */
export const name = (most = 100) =>
  text({
    zh: '名称',
    en: 'name',
    most,
    about: { zh: '学员看到的名称。', en: 'What students read.' },
    cure: 'write what students shall read',
  });

/** The name in English. */
export const nameEn = () =>
  text({
    zh: '英文名称',
    en: 'name in English',
    empty: '',
    about: {
      zh: '切换到英文时显示；留空则显示中文名称。',
      en: 'Shown to those who read English; the Chinese name stands in for it.',
    },
  });

/** A text that stands twice, in both languages. */
export const inEnglish = (zh: string, en: string, most?: number) =>
  text({
    zh: `英文${zh}`,
    en: `${en} in English`,
    empty: '',
    ...(most !== undefined && { most }),
    about: { zh: `${zh}的英文。`, en: `The ${en} in English.` },
  });

/** The only branch that shows it. */
export const branch = () =>
  reference('branches', {
    zh: '分校',
    en: 'branch',
    empty: '',
    about: {
      zh: '只在这个分校展示：填分校网址里的词，如 beijing；留空则全部分校可见。',
      en: 'The only branch that shows it, by the word in its address, such as beijing; empty is all of them.',
    },
  });

/** The category in which it is found. */
export const category = () =>
  reference('categories', {
    zh: '分类',
    en: 'category',
    about: { zh: '分类的编号。', en: 'Key of its category.' },
    cure: 'write the key of a category',
  });

/** The picture on its card, which is drawn where the school has none. */
export const drawnCover = () =>
  file({
    zh: '封面',
    en: 'cover',
    empty: '',
    isKeptWhenEmpty: true,
    about: { zh: 'JPG 或 PNG，16:9；留空自动绘制。', en: 'JPG or PNG, 16:9; an empty one is drawn.' },
  });

/** A document that stands twice, in both languages. */
export const markdownInEnglish = (zh: string, en: string) =>
  markdown({
    zh: `英文${zh}`,
    en: `${en} in English`,
    empty: '',
    about: { zh: 'Markdown 格式。', en: 'Markdown.' },
  });

/** The title in Chinese. */
export const title = (most = 100) =>
  text({
    zh: '标题',
    en: 'title',
    most,
    about: { zh: '学员看到的标题。', en: 'What students read.' },
    cure: 'write a title',
  });

/** The title in English. */
export const titleEn = () => inEnglish('标题', 'title');

/** What is said of something that is sold, in both languages. */
export const descriptions = () => ({
  description: markdown({
    zh: '详情',
    en: 'description',
    empty: '',
    about: { zh: 'Markdown 格式。', en: 'Markdown.' },
  }),
  descriptionEn: markdownInEnglish('详情', 'description'),
  outcomes: lines({
    zh: '学习收获',
    en: 'outcomes',
    empty: [],
    about: { zh: '每行一条。', en: 'What students get, a line each.' },
  }),
  outcomesEn: lines({
    zh: '英文学习收获',
    en: 'outcomes in English',
    empty: [],
    about: { zh: '每行一条。', en: 'The same in English, a line each.' },
  }),
});

/** How many had it before it came here; those who get it here are counted on. */
export const studentsBefore = () =>
  amount({
    zh: '已有人数',
    en: 'students before',
    empty: 0,
    least: 0,
    most: 10_000_000,
    isForNew: true,
    about: {
      zh: '首次导入前已学过的人数；之后自动累计，不再修改。',
      en: 'How many had it before its first import; from then on students are counted.',
    },
  });

/** Since when it is sold. */
export const published = () =>
  optionalMoment({
    zh: '发布时间',
    en: 'published',
    isKeptWhenEmpty: true,
    about: { zh: '留空为首次导入的时间。', en: 'Empty is the time of its first import.' },
  });

/** The words below its name. */
export const summaries = () => ({
  summary: text({
    zh: '一句话介绍',
    en: 'summary',
    empty: '',
    most: 300,
    about: { zh: '显示在名称下面。', en: 'Stands below its name.' },
  }),
  summaryEn: inEnglish('一句话介绍', 'summary', 300),
});

/** The price before a reduction. */
export const listPrice = () =>
  optionalYuan({
    zh: '原价',
    en: 'list price',
    about: {
      zh: '划线价，单位元，不低于价格；留空与价格相同。',
      en: 'The price before a reduction, in yuan, never below the price; empty is the price.',
    },
  });

/** Finds a price that is above the one before its reduction. */
export const listPriceProblem = ({
  price,
  listPrice,
}: {
  readonly price: number;
  readonly listPrice: number | null;
}): RowProblem | undefined =>
  listPrice !== null && listPrice < price
    ? { column: 'listPrice', problem: 'the list price is below the price; raise it or leave it empty' }
    : undefined;

/** Whether it is sold now. */
export const isOnSale = () =>
  yesNo({
    zh: '上架',
    en: 'on sale',
    empty: true,
    about: { zh: '否则不在网站上展示。', en: 'Otherwise the site does not show it.' },
  });

/** For how much and how long something is sold. */
export const sale = () => ({
  price: yuan({
    zh: '价格',
    en: 'price',
    about: { zh: '售价，单位元；0 为免费。', en: 'What it costs, in yuan; 0 is free.' },
    cure: 'write 0 for free',
  }),
  listPrice: listPrice(),
  validDays: optionalAmount({
    zh: '有效天数',
    en: 'valid days',
    least: 1,
    most: 36_500,
    about: {
      zh: '购买后可学习的天数；留空为长期有效。',
      en: 'Days of study once it is bought; empty is for ever.',
    },
  }),
  isOnSale: isOnSale(),
});

/** Names the course that a row belongs to. */
export const course = () =>
  reference('courses', {
    zh: '课程',
    en: 'course',
    about: { zh: '课程的编号。', en: 'Key of the course.' },
    cure: 'write the key of a course',
  });

/** Names the student that a row speaks of. */
export const student = () =>
  reference('students', {
    zh: '学号',
    en: 'student',
    about: { zh: '学员的学号。', en: 'Number of the student.' },
    cure: 'write the number of a student',
  });

/** Names the study card that a row belongs to. */
export const studyCard = () =>
  reference('study_cards', {
    zh: '学习卡',
    en: 'study card',
    about: { zh: '学习卡的编号。', en: 'Key of the study card.' },
    cure: 'write the key of a study card',
  });

/** Names the paper that a row belongs to. */
export const paper = () =>
  reference('papers', {
    zh: '试卷',
    en: 'paper',
    about: { zh: '试卷的编号。', en: 'Key of the paper.' },
    cure: 'write the key of a paper',
  });
