import { plainCode, readStudyCardCodes, saveStudyCardCode, sealCode } from '../../modules/studyCard/index.ts';
import { sealed } from '../columns/textColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { studyCard } from './common.ts';

/** A stored code: its last characters, and a hash from which the others cannot be recovered. */
const SEALED = /^[A-Z0-9]{4}:[\w-]{43}$/;
const MIN_LENGTH = 10;

const table = defineTable({
  id: 'study_card_codes',
  sheet: { zh: '学习卡卡密', en: 'Study card codes' },
  about: {
    zh: '已印好的学习卡，每行一张。表中没有的保持不变。',
    en: 'Printed study cards, one per row. Cards missing here are kept.',
  },
  columns: {
    card: studyCard(),
    code: sealed(
      ['卡密', 'code'],
      [
        `至少 ${MIN_LENGTH} 位字母和数字。只保存加密后的样子，导出时写出后四位和它。`,
        `At least ${MIN_LENGTH} letters and digits. Only its end and a hash are stored and exported.`,
      ],
      {
        cure: 'write the code printed on the card',
        seal(text) {
          if (SEALED.test(text)) return { value: text };
          return plainCode(text).length < MIN_LENGTH
            ? { problem: `it is too short to be safe; use at least ${MIN_LENGTH} letters and digits` }
            : { value: sealCode(text) };
        },
      },
    ),
  },
  key: ['code'],
});

/** Study cards by their codes. */
export const studyCardCodes: Subject<typeof table> = {
  table,
  stored: 'study_cards',
  whenMissing: 'keep',

  async read({ tx, companyId, book }) {
    const cards = await book('study_cards');
    const rows = await readStudyCardCodes(tx, companyId);
    return rows.map(({ id, batchId, tail, codeHash }) => ({
      id,
      row: { card: cards.keyOf(batchId), code: `${tail}:${codeHash}` },
    }));
  },

  async save({ tx, companyId, book }, entries) {
    const cards = await book('study_cards');
    return oneByOne(entries, ({ id, row }) =>
      saveStudyCardCode(tx, companyId, id, { batchId: cards.idOf(row.card), sealed: row.code }),
    );
  },
};
