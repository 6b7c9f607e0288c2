import { amount, optionalAmount, optionalYuan, yuan } from '../columns/numberColumns.ts';
import { file } from '../columns/fileColumns.ts';
import { lines, markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import type { RowProblem } from '../subject.ts';

/** The column of a row's key, by which other sheets refer to it; it must stay the same from one import to the next. */
export const key = (zh = '编号', en = 'key') =>
  text(
    [zh, en],
    [
      '由学校自定的编号，一旦用过就不要改：再次导入时靠它认出同一行，其他表也用它来指代。',
      'The school’s own code for the row. Do not change it: the next import and other sheets identify the row by it.',
    ],
    { cure: 'give the row its own code, such as C001' },
  );

/** The column of a Chinese name. */
export const name = (maxLength = 100) =>
  text(['名称', 'name'], ['学员看到的名称。', 'Shown to students.'], {
    maxLength,
    cure: 'write the text for students',
  });

/** The column of an English name. */
export const nameEn = () =>
  text(
    ['英文名称', 'name in English'],
    ['切换到英文时显示；留空则显示中文名称。', 'Shown on English pages; the Chinese name is the default.'],
    { empty: '' },
  );

/** The column of a text's English version. */
export const inEnglish = (zh: string, en: string, maxLength?: number) =>
  text([`英文${zh}`, `${en} in English`], [`${zh}的英文。`, `The ${en} in English.`], {
    empty: '',
    ...(maxLength !== undefined && { maxLength }),
  });

/** The column of the only branch that shows the row. */
export const branch = () =>
  reference(
    'branches',
    ['分校', 'branch'],
    [
      '只在这个分校展示：填分校网址里的词，如 beijing；留空则全部分校可见。',
      'The only branch that shows it, by the word in its address, such as beijing; empty means all branches.',
    ],
    { empty: '' },
  );

/** The column of a category. */
export const category = () =>
  reference('categories', ['分类', 'category'], ['分类的编号。', 'Key of its category.'], {
    cure: 'write the key of a category',
  });

/** The column of a card's picture, which is drawn where the school has none. */
export const drawnCover = () =>
  file(
    ['封面', 'cover'],
    ['JPG 或 PNG，16:9；留空自动绘制。', 'JPG or PNG, 16:9; if empty, a cover is drawn.'],
    { empty: '', isKeptWhenEmpty: true },
  );

/** The column of a document's English version. */
export const markdownInEnglish = (zh: string, en: string) =>
  markdown([`英文${zh}`, `${en} in English`], ['Markdown 格式。', 'Markdown.'], { empty: '' });

/** The column of a Chinese title. */
export const title = (maxLength = 100) =>
  text(['标题', 'title'], ['学员看到的标题。', 'Shown to students.'], { maxLength, cure: 'write a title' });

/** The column of an English title. */
export const titleEn = () => inEnglish('标题', 'title');

/** The columns of a product's description, in both languages. */
export const descriptions = () => ({
  description: markdown(['详情', 'description'], ['Markdown 格式。', 'Markdown.'], { empty: '' }),
  descriptionEn: markdownInEnglish('详情', 'description'),
  outcomes: lines(['学习收获', 'outcomes'], ['每行一条。', 'Learning outcomes, one per line.'], {
    empty: [],
  }),
  outcomesEn: lines(
    ['英文学习收获', 'outcomes in English'],
    ['每行一条。', 'The outcomes in English, one per line.'],
    { empty: [] },
  ),
});

/**
 * The column of the number of earlier students, from before the school used this platform; new students are
 * added to it.
 */
export const studentsBefore = () =>
  amount(
    ['已有人数', 'students before'],
    [
      '首次导入前已学过的人数；之后自动累计，不再修改。',
      'Number of students before its first import; later students are added to it.',
    ],
    { empty: 0, min: 0, max: 10_000_000, isForNew: true },
  );

/** The column of the date since which a product is sold. */
export const published = () =>
  optionalMoment(
    ['发布时间', 'published'],
    ['留空为首次导入的时间。', 'Empty means the time of its first import.'],
    { isKeptWhenEmpty: true },
  );

/** The columns of the text below a name. */
export const summaries = () => ({
  summary: text(['一句话介绍', 'summary'], ['显示在名称下面。', 'Shown below its name.'], {
    empty: '',
    maxLength: 300,
  }),
  summaryEn: inEnglish('一句话介绍', 'summary', 300),
});

/** The column of the price before a discount. */
export const listPrice = () =>
  optionalYuan(
    ['原价', 'list price'],
    [
      '划线价，单位元，不低于价格；留空与价格相同。',
      'The price before a reduction, in yuan, at least the price; empty means the price.',
    ],
  );

/** Finds a price that is above the price before its discount. */
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

/** Finds an end that is not after its start. */
export const periodProblem = ({
  starts,
  ends,
}: {
  readonly starts: Date;
  readonly ends: Date | null;
}): RowProblem | undefined =>
  ends !== null && ends <= starts
    ? { column: 'ends', problem: 'it ends before it starts; write a later time' }
    : undefined;

/** The column of whether a product is on sale. */
export const isOnSale = () =>
  yesNo(['上架', 'on sale'], ['否则不在网站上展示。', 'no hides it on the site.'], { empty: true });

/** The columns of a product's price and validity. */
export const sale = () => ({
  price: yuan(['价格', 'price'], ['售价，单位元；0 为免费。', 'Price in yuan; 0 means free.'], {
    cure: 'write 0 for free',
  }),
  listPrice: listPrice(),
  validDays: optionalAmount(
    ['有效天数', 'valid days'],
    ['购买后可学习的天数；留空为长期有效。', 'Days of access after the purchase; empty means unlimited.'],
    { min: 1, max: 36_500 },
  ),
  isOnSale: isOnSale(),
});

/** The column of the course that a row belongs to. */
export const course = () =>
  reference('courses', ['课程', 'course'], ['课程的编号。', 'Key of the course.'], {
    cure: 'write the key of a course',
  });

/** The column of the student that a row is about. */
export const student = () =>
  reference('students', ['学号', 'student'], ['学员的学号。', 'Number of the student.'], {
    cure: 'write the number of a student',
  });

/** The column of the study card that a row belongs to. */
export const studyCard = () =>
  reference('study_cards', ['学习卡', 'study card'], ['学习卡的编号。', 'Key of the study card.'], {
    cure: 'write the key of a study card',
  });

/** The column of the paper that a row belongs to. */
export const paper = () =>
  reference('papers', ['试卷', 'paper'], ['试卷的编号。', 'Key of the paper.'], {
    cure: 'write the key of a paper',
  });
