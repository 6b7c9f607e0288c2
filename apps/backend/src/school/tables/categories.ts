import { type CoverMotif, motifs } from '../../drawing/covers/cover.ts';
import { motifOf } from '../../drawing/covers/motifOf.ts';
import { categoryRows } from '../../modules/catalogue/index.ts';
import { choice } from '../columns/choiceColumns.ts';
import { reference } from '../columns/textColumns.ts';
import { inTreeOrder, keyOfId, parentsFirst, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name, nameEn } from './common.ts';

const MOTIFS: Readonly<Record<CoverMotif | 'byName', readonly [string, string]>> = {
  byName: ['按名称', 'by name'],
  mathematics: ['数学', 'mathematics'],
  physics: ['物理', 'physics'],
  chemistry: ['化学', 'chemistry'],
  biology: ['生物', 'biology'],
  data: ['数据', 'data'],
  programming: ['编程', 'programming'],
  chinese: ['语文', 'Chinese'],
  language: ['外语', 'language'],
  history: ['历史', 'history'],
  geography: ['地理', 'geography'],
  design: ['设计', 'design'],
  music: ['音乐', 'music'],
  business: ['商科', 'business'],
  reading: ['阅读', 'reading'],
};

/** Tells whether there is a drawing with this name. */
export const isMotif = (word: string): word is CoverMotif => Object.hasOwn(motifs, word);

const table = defineTable({
  id: 'categories',
  sheet: { zh: '分类', en: 'Categories' },
  about: {
    zh: '课程的分类，可分两级。行的顺序就是网站上的顺序。',
    en: 'Categories of courses, in two levels and in the order shown on the site.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    parent: reference(
      'categories',
      ['上级分类', 'parent'],
      ['上级分类的编号；留空为一级分类。', 'Key of the parent category; empty for the first level.'],
      { empty: '' },
    ),
    icon: choice(
      MOTIFS,
      ['图案', 'picture'],
      [
        '图标的图案；没有封面的课程也用它画封面。留空则按分类的名称选。',
        'Icon; covers of courses without one are drawn with it. Empty means one that fits the name.',
      ],
      { empty: 'byName' },
    ),
  },
  key: ['key'],
  orderWithin: ['parent'],
});

/** The categories of courses. */
export const categories: Subject<typeof table> = {
  table,
  stored: 'categories',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = inTreeOrder(await categoryRows.read(tx, companyId));
    const keys = new Map(rows.map(({ id, sourceKey }) => [id, keyOfId(sourceKey, id)]));
    return rows.map(({ id, name, nameEn, parentId, icon }) => ({
      id,
      row: {
        key: keys.get(id) ?? '',
        name,
        nameEn,
        parent: keys.get(parentId ?? '') ?? '',
        icon: isMotif(icon) ? icon : 'programming',
      },
    }));
  },

  tidy: (row) => (row.icon === 'byName' ? { ...row, icon: motifOf([row.name, row.nameEn]) } : row),

  async save({ tx, companyId, book }, entries) {
    const own = await book('categories');
    return parentsFirst(entries, own, ({ id, row, position }) =>
      categoryRows.save(tx, companyId, id, {
        ...row,
        parentId: own.idOrNull(row.parent),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => categoryRows.remove(tx, ids),
};
