import type { Language, BilingualText } from '../columns/cell.ts';
import type { Column, ColumnType } from '../columns/column.ts';
import { columnsOf, type Table } from '../table.ts';

/** The sheet that explains the other sheets. */
export const GUIDE = {
  sheet: { zh: '说明', en: 'Guide' },
  lines: {
    zh: [
      '每张表是学校的一个主题；第一行是列名，把鼠标移到列名上可以看到说明。',
      '带 * 的列必须填写。编号由学校自定，用过就不要改：再次导入时靠它认出同一行。',
      '没有任何行的表不起作用。有行的表要写全：表中没有的课程会下架，没有人依赖的分类、老师和课时会删除，学员和报名保持不变。',
      '图片和视频放在本文件旁边的 files 文件夹里，单元格写 files/文件名。',
      '先运行 npm run school -- check 文件，看清会改什么，再运行 npm run school -- apply 文件。',
    ],
    en: [
      'Each sheet is one kind of content. The first row contains the column names; point at a name for its description.',
      'A column with * must be filled in. Do not change keys: the next import recognises rows by them.',
      'A sheet without rows changes nothing. One with rows must be complete: missing courses are unpublished; ' +
        'missing categories, teachers and lessons that nothing depends on are deleted; students and enrolments are kept.',
      'Pictures and videos are in the folder "files" next to this file; write files/NAME in the cell.',
      'Run npm run school -- check FILE to see what would change, then npm run school -- apply FILE.',
    ],
  },
  head: { zh: ['表', '列', '写法', '含义'], en: ['Sheet', 'Column', 'Format', 'Meaning'] },
} as const satisfies {
  readonly sheet: BilingualText;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
  readonly head: Readonly<Record<Language, readonly string[]>>;
};

const FORMATS: Readonly<Record<ColumnType, BilingualText>> = {
  text: { zh: '文本', en: 'text' },
  lines: { zh: '文本，每行一条', en: 'text, one per line' },
  document: { zh: 'Markdown', en: 'Markdown' },
  number: { zh: '数字', en: 'a number' },
  yuan: { zh: '数字，单位元', en: 'a number, in yuan' },
  moment: { zh: '日期和时间，如 2026-03-09 19:30', en: 'date and time, such as 2026-03-09 19:30' },
  end: {
    zh: '日期和时间，如 2026-03-09 19:30；只有日期时到当天结束',
    en: 'date and time, such as 2026-03-09 19:30; a date alone means the end of that day',
  },
  day: { zh: '日期，如 2026-03-09', en: 'a date, as 2026-03-09' },
  yesNo: { zh: '是或否', en: 'yes or no' },
  choice: { zh: '选项之一', en: 'one of its choices' },
  reference: { zh: '另一张表的编号', en: 'a key from another sheet' },
  file: { zh: 'files/ 下的文件，或网址', en: 'a file under files/, or an address' },
  files: { zh: 'files/ 下的文件，每行一个', en: 'files under files/, one per line' },
  video: { zh: 'files/ 下的 MP4，或视频编号', en: 'an MP4 under files/, or the name of a video' },
  settings: { zh: 'JSON', en: 'JSON' },
  secret: { zh: '文本，不会导出', en: 'text, never exported' },
  sealed: { zh: '文本，导出时是加密后的样子', en: 'text, exported only as a hash' },
};

/** Describes the format of a column, with its valid words. */
export function formatOf(
  { type, choices, target }: Column,
  language: Language,
  tables: readonly Table[],
): string {
  if (type === 'choice')
    return choices.map(({ words }) => words[language]).join(language === 'zh' ? '、' : ', ');
  const other = tables.find(({ id }) => id === target);
  if (other === undefined) return FORMATS[type][language];
  return language === 'zh' ? `“${other.sheet.zh}”的编号` : `a key from ${other.sheet.en}`;
}

/** Returns the header of a column; a star marks a required one. */
export const headOf = ({ name, fallback }: Column, language: Language): string =>
  fallback === undefined ? `${name[language]}*` : name[language];

/** Makes the rows of the sheet that explains the other sheets. */
export function guideRows(tables: readonly Table[], language: Language): string[][] {
  return [
    ...GUIDE.lines[language].map((line) => [line]),
    [],
    [...GUIDE.head[language]],
    ...tables.flatMap((table) => [
      [table.sheet[language], '', '', table.about[language]],
      ...columnsOf(table).map(([, column]) => [
        '',
        headOf(column, language),
        formatOf(column, language, tables),
        column.about[language],
      ]),
    ]),
  ];
}
