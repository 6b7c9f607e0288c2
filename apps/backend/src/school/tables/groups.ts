import { readSchoolGroups, removeSchoolGroups, saveSchoolGroup } from '../../modules/group/index.ts';
import { file } from '../columns/fileColumns.ts';
import { text } from '../columns/textColumns.ts';
import { oneByOne, storedRow, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name } from './common.ts';

const table = defineTable({
  id: 'groups',
  sheet: { zh: '学习小组', en: 'Groups' },
  about: {
    zh: '学校建立的小组；学员自己建的不在表中。表中没有的会关闭，里面的内容保留。',
    en: 'Groups of the school, without those of students. One missing here is closed, and its posts are kept.',
  },
  columns: {
    key: key(),
    name: name(40),
    summary: text(['简介', 'summary'], ['一两句话说明讨论什么。', 'Description in one or two sentences.'], {
      maxLength: 200,
      cure: 'write a description',
    }),
    cover: file(['封面', 'cover'], ['JPG 或 PNG，16:9。', 'JPG or PNG, 16:9.'], {
      empty: '',
      isKeptWhenEmpty: true,
    }),
  },
  key: ['key'],
});

/** Groups that the school created. */
export const groups: Subject<typeof table> = {
  table,
  stored: 'community_groups',
  whenMissing: 'hide',

  async read({ tx, companyId }) {
    const rows = await readSchoolGroups(tx, companyId);
    return rows.map((group) => ({ ...storedRow(table, group), isHidden: group.removedBy !== null }));
  },

  save: ({ tx, companyId, now, files }, entries) =>
    oneByOne(entries, async ({ id, row: { key: sourceKey, ...row } }) =>
      saveSchoolGroup(tx, companyId, id, { ...row, cover: await files.addressOf(row.cover), sourceKey }, now),
    ),

  putAway: ({ tx }, ids) => removeSchoolGroups(tx, ids),
};
