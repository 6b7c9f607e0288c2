import { commodityOf } from '../../modules/catalogue/index.ts';
import {
  readStudyCardItems,
  studyCardRows,
  removeStudyCardItems,
  saveStudyCardItem,
} from '../../modules/studyCard/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { oneByOne, storedRow, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, optionalMoment } from '../columns/timeColumns.ts';
import { key, name, studyCard } from './common.ts';
import { openTargets, targetColumns, targetProblem } from './target.ts';

const table = defineTable({
  id: 'study_cards',
  sheet: { zh: '学习卡', en: 'Study cards' },
  about: {
    zh: '学习卡的种类：能开通什么、何时有效。卡密由 cards make 制作，或写在“学习卡卡密”表；已制卡的种类不会被删除。',
    en: 'Kinds of study cards: what they give and until when. “cards make” or their sheet creates codes; a kind with cards is kept.',
  },
  columns: {
    key: key(),
    name: name(60),
    choose: amount(
      ['任选门数', 'choose'],
      ['学员从中任选几门；0 为全部开通。', 'How many of its parts a student chooses; 0 gives all of them.'],
      { empty: 0, min: 0, max: 50 },
    ),
    days: optionalAmount(
      ['学习天数', 'days'],
      ['开通后可学习的天数；留空为长期。', 'Days of access after use; empty means unlimited.'],
      { min: 1, max: 32_000 },
    ),
    ends: end(['使用截止', 'ends'], ['最晚何时使用（北京时间）。', 'End of validity, in China time.'], {
      cure: 'write the end of validity',
    }),
    stopped: optionalMoment(
      ['停用时间', 'stopped'],
      [
        '从这时起未使用的卡作废；留空为未停用。',
        'Time at which unused cards become invalid; empty means never.',
      ],
    ),
  },
  key: ['key'],
});

/** Kinds of study cards. */
export const studyCards: Subject<typeof table> = {
  table,
  stored: 'study_card_batches',
  whenMissing: 'remove',
  partTables: ['study_card_items'],

  async read({ tx, companyId }) {
    const rows = await studyCardRows.read(tx, companyId);
    return rows.map((card) =>
      storedRow(table, card, { choose: card.chooseCount, ends: card.endsAt, stopped: card.stoppedAt }),
    );
  },

  save: ({ tx, companyId, now }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      studyCardRows.save(tx, companyId, id, {
        name: row.name,
        chooseCount: row.choose,
        days: row.days,
        endsAt: row.ends,
        stoppedAt: row.stopped,
        createdAt: now,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => studyCardRows.remove(tx, ids),
};

const itemTable = defineTable({
  id: 'study_card_items',
  sheet: { zh: '学习卡内容', en: 'Study card parts' },
  about: {
    zh: '学习卡能开通的课程或套餐：每行填其中一项。',
    en: 'What study cards give: one course or package per row.',
  },
  columns: { card: studyCard(), ...targetColumns() },
  key: ['card', 'course', 'package'],
  orderWithin: ['card'],
});

/** The courses that study cards unlock. */
export const studyCardItems: Subject<typeof itemTable> = {
  table: itemTable,
  stored: 'study_card_items',
  whenMissing: 'remove',

  async read(scope) {
    const [cards, targets] = [await scope.book('study_cards'), await openTargets(scope)];
    const rows = await readStudyCardItems(scope.tx, scope.companyId);
    return rows.map(({ id, batchId, courseId, packageId }) => ({
      id,
      row: {
        card: cards.keyOf(batchId),
        ...targets.rowOf(
          packageId === null
            ? { targetType: 'COURSE', targetId: courseId }
            : { targetType: 'PACKAGE', targetId: packageId },
        ),
      },
    }));
  },

  check: targetProblem,

  async save(scope, entries) {
    const { tx, companyId } = scope;
    const [cards, targets] = [await scope.book('study_cards'), await openTargets(scope)];
    return oneByOne(entries, async ({ id, row, position }) =>
      saveStudyCardItem(tx, companyId, id, {
        batchId: cards.idOf(row.card),
        commodityId: await commodityOf(tx, targets.find(row)),
        position,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeStudyCardItems(tx, ids),
};
