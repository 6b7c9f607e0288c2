import {
  agreementRows,
  readAgreementTargetRows,
  removeAgreementTargets,
  saveAgreementTarget,
} from '../../modules/agreement/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { markdown, reference } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { optionalEnd } from '../columns/timeColumns.ts';
import { key, name } from './common.ts';
import { openTargets, targetColumns, targetProblem } from './target.ts';

const table = defineTable({
  id: 'agreements',
  sheet: { zh: '协议', en: 'Agreements' },
  about: {
    zh: '学习前要签署或阅读的协议。有人签过的不会被删除。',
    en: 'Agreements that students sign or read before they study. One that was signed is never deleted.',
  },
  columns: {
    key: key(),
    name: name(),
    content: markdown(['正文', 'content'], ['Markdown 格式。', 'Markdown.'], {
      cure: 'write the text of the agreement',
    }),
    type: amount(
      ['签署方式', 'type'],
      ['1 为在屏幕上手写签名。', '1 requires a signature drawn on the screen.'],
      { empty: 1, min: 1, max: 9 },
    ),
    validDays: optionalAmount(
      ['有效天数', 'valid days'],
      ['签署后有效的天数；留空为长期。', 'Days for which a signature is valid; empty means unlimited.'],
      { min: 1, max: 36_500 },
    ),
    expires: optionalEnd(
      ['截止时间', 'expires'],
      ['协议本身的截止时间（北京时间）；留空为长期。', 'End of the agreement itself; empty means none.'],
    ),
  },
  key: ['key'],
});

/** Agreements that students accept before they study. */
export const agreements: Subject<typeof table> = {
  table,
  stored: 'protocols',
  whenMissing: 'remove',
  partTables: ['protocol_targets'],

  async read({ tx, companyId }) {
    const rows = await agreementRows.read(tx, companyId);
    return rows.map((agreement) =>
      storedRow(table, agreement, { type: agreement.protocolType, expires: agreement.expiresAt }),
    );
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      agreementRows.save(tx, companyId, id, {
        ...row,
        protocolType: row.type,
        expiresAt: row.expires,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => agreementRows.remove(tx, ids),
};

const targetTable = defineTable({
  id: 'agreement_targets',
  sheet: { zh: '协议适用', en: 'Agreement targets' },
  about: {
    zh: '哪门课程或哪个套餐要签哪份协议：每行填课程或套餐中的一项。',
    en: 'Which course or package requires which agreement, one of them per row.',
  },
  columns: {
    agreement: reference('agreements', ['协议', 'agreement'], ['协议的编号。', 'Key of the agreement.'], {
      cure: 'write the key of an agreement',
    }),
    ...targetColumns(),
    isSigned: yesNo(['需要签名', 'signed'], ['否则只需阅读。', 'no only requires reading it.'], {
      empty: true,
    }),
  },
  key: ['agreement', 'course', 'package'],
  orderWithin: ['agreement'],
});

/** What requires which agreements. */
export const agreementTargets: Subject<typeof targetTable> = {
  table: targetTable,
  stored: 'protocol_targets',
  whenMissing: 'remove',

  async read(scope) {
    const [own, targets] = [await scope.book('agreements'), await openTargets(scope)];
    const rows = await readAgreementTargetRows(scope.tx, scope.companyId);
    return rows.map(({ id, protocolId, isSignatureNeeded, ...target }) => ({
      id,
      row: { agreement: own.keyOf(protocolId), ...targets.rowOf(target), isSigned: isSignatureNeeded },
    }));
  },

  check: targetProblem,

  async save(scope, entries) {
    const [own, targets] = [await scope.book('agreements'), await openTargets(scope)];
    return oneByOne(entries, ({ id, row, position }) =>
      saveAgreementTarget(scope.tx, scope.companyId, id, {
        protocolId: own.idOf(row.agreement),
        ...targets.find(row),
        isSignatureNeeded: row.isSigned,
        position,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeAgreementTargets(tx, ids),
};
