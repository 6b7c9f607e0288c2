import {
  readBankSubjects,
  readPointRows,
  removeBankSubjects,
  removePoints,
  saveBankSubject,
  savePoint,
} from '../../modules/question/index.ts';
import type { BilingualPair } from '../columns/cell.ts';
import { reference, text } from '../columns/textColumns.ts';
import { oneByOne, parentsFirst, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';

/** The column of a category in the question bank. */
export const bankCategory = (about: BilingualPair) => text(['题库分类', 'category of the bank'], about);

/** The column of a subject in the question bank. */
export const bankSubject = (about: BilingualPair) => text(['科目', 'subject'], about);

const subjectTable = defineTable({
  id: 'bank_subjects',
  sheet: { zh: '题库科目', en: 'Bank subjects' },
  about: {
    zh: '题库的分类和科目。行的顺序就是网站上的顺序。',
    en: 'The categories of the question bank with their subjects, in the order shown on the site.',
  },
  columns: {
    category: bankCategory(['分类的名称，如 高考。', 'Name, such as 高考.']),
    name: bankSubject(['科目的名称，如 数学。', 'Name, such as 数学.']),
    summary: text(['简介', 'summary'], ['一句话说明科目的内容。', 'Description in one sentence.'], {
      empty: '',
    }),
  },
  key: ['category', 'name'],
  orderWithin: [],
});

/** The categories and subjects of the question bank. */
export const bankSubjects: Subject<typeof subjectTable> = {
  table: subjectTable,
  stored: 'question_subjects',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await readBankSubjects(tx, companyId);
    return rows.map(({ id, ...row }) => ({ id, row }));
  },

  save: ({ tx, companyId }, entries) => {
    // A category is ordered by its first subject.
    const positions = new Map<string, number>();
    for (const { row, position } of entries)
      positions.set(row.category, Math.min(position, positions.get(row.category) ?? position));
    return oneByOne(entries, ({ id, row, position }) =>
      saveBankSubject(tx, companyId, id, {
        ...row,
        sort: position,
        categorySort: positions.get(row.category) ?? position,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeBankSubjects(tx, ids),
};

const pointTable = defineTable({
  id: 'points',
  sheet: { zh: '知识点', en: 'Knowledge points' },
  about: {
    zh: '题库的章节和知识点，可分两级。行的顺序就是网站上的顺序；题目里写到而这里没有的会新建。',
    en:
      'The chapters of the question bank and the points below them. The order of the rows is that of the site; what a ' +
      'question names and is not here is made.',
  },
  columns: {
    key: text(
      ['科目/知识点', 'subject/point'],
      [
        '科目和名称，如 数学/函数；培养计划也这样指代它。',
        'Subject and name, such as 数学/函数; training plans name it so, too.',
      ],
      {
        pattern: [/^[^/]+\/.+$/s, 'write the subject and the name, such as 数学/函数'],
        cure: 'write the subject and the name, such as 数学/函数',
      },
    ),
    category: bankCategory([
      '科目所在的分类，如 高考；没有会新建。',
      'That of the subject, such as 高考; created if it does not exist.',
    ]),
    parent: reference(
      'points',
      ['章节', 'chapter'],
      [
        '所属章节，写作 科目/章节；留空则自己就是章节。',
        'The chapter above it, as subject/chapter; empty for a chapter.',
      ],
      { empty: '' },
    ),
  },
  key: ['key'],
  orderWithin: ['category', 'parent'],
});

/** The chapters of the question bank and their knowledge points. */
export const points: Subject<typeof pointTable> = {
  table: pointTable,
  stored: 'knowledge_points',
  whenMissing: 'remove',
  partTables: ['covered_questions'],

  async read({ tx, companyId }) {
    const rows = await readPointRows(tx, companyId);
    const keys = new Map(rows.map(({ id, subject, name }) => [id, `${subject}/${name}`]));
    return rows.map(({ id, category, parentId }) => ({
      id,
      row: { key: keys.get(id) ?? '', category, parent: keys.get(parentId ?? '') ?? '' },
    }));
  },

  check({ key, parent }) {
    const subjectOf = (path: string): string => path.slice(0, path.indexOf('/'));
    return parent !== '' && subjectOf(parent) !== subjectOf(key)
      ? { column: 'parent', problem: 'it is a chapter of another subject; name one of the same' }
      : undefined;
  },

  async save({ tx, companyId, book }, entries) {
    const own = await book('points');
    return parentsFirst(entries, own, ({ id, row: { key, category, parent }, position }) => {
      const at = key.indexOf('/');
      return savePoint(tx, companyId, id, {
        category,
        subject: key.slice(0, at),
        name: key.slice(at + 1),
        parentId: own.idOrNull(parent),
        sort: position,
      });
    });
  },

  putAway: ({ tx }, ids) => removePoints(tx, ids),
};
