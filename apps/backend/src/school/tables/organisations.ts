import { organisationRows } from '../../modules/studentInfo/index.ts';
import { oneByOne, storedRow, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name } from './common.ts';

const table = defineTable({
  id: 'organisations',
  sheet: { zh: '代报名机构', en: 'Organisations' },
  about: {
    zh: '替学员报名的机构，学员完善信息时从中选择。行的顺序就是网站上的顺序；有学员选过的不会被删除。',
    en:
      'Organisations that register students for the school; students choose one in their information form, in the order of ' +
      'the rows. One that a student chose is never deleted.',
  },
  columns: { key: key(), name: name() },
  key: ['key'],
  orderWithin: [],
});

/** Organisations that register students on the school's behalf. */
export const organisations: Subject<typeof table> = {
  table,
  stored: 'proxy_organisations',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await organisationRows.read(tx, companyId);
    return rows.map((organisation) => storedRow(table, organisation));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row, position }) =>
      organisationRows.save(tx, companyId, id, { name: row.name, sourceKey: row.key, position }),
    ),

  putAway: ({ tx }, ids) => organisationRows.remove(tx, ids),
};
