import { hashCard, readChargeCardRows, saveChargeCard } from '../../modules/account/index.ts';
import { text } from '../columns/textColumns.ts';
import { yuan } from '../columns/numberColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end } from '../columns/timeColumns.ts';

/** Prefix of a password's stored hash, which cannot be read back. */
const SEALED = 'sha256:';
const MIN_LENGTH = 8;

const isSealed = (password: string): boolean => password.startsWith(SEALED);

const table = defineTable({
  id: 'charge_cards',
  sheet: { zh: '充值卡', en: 'Recharge cards' },
  about: {
    zh: '印好的充值卡：学员凭卡号和密码充值。表中没有的保持不变。',
    en: 'Printed cards that students redeem with their number and password. Cards missing here are kept.',
  },
  columns: {
    key: text(
      ['卡号', 'number'],
      ['4 到 32 位大写字母、数字和连字符。', '4 to 32 capital letters, digits and hyphens.'],
      {
        maxLength: 32,
        pattern: [/^[A-Z0-9-]{4,32}$/, 'write 4 to 32 capital letters, digits and hyphens'],
        cure: 'write the number of the card',
      },
    ),
    password: text(
      ['密码', 'password'],
      [
        `至少 ${MIN_LENGTH} 位。只保存加密后的样子，导出时也只写出它。`,
        `At least ${MIN_LENGTH} characters. Only a hash of it is stored and exported.`,
      ],
      { maxLength: 64, cure: 'write the password printed on the card' },
    ),
    amount: yuan(['面额', 'amount'], ['充值金额，单位元。', 'Amount added to the balance, in yuan.'], {
      cure: 'write the amount in yuan',
    }),
    ends: end(['使用截止', 'ends'], ['最晚何时使用（北京时间）。', 'End of validity, in China time.'], {
      cure: 'write the end of validity',
    }),
  },
  key: ['key'],
});

/** Recharge cards, which add to a student's balance. */
export const chargeCards: Subject<typeof table> = {
  table,
  stored: 'charge_cards',
  whenMissing: 'keep',

  async read({ tx, companyId }) {
    const rows = await readChargeCardRows(tx, companyId);
    return rows.map(({ id, cardNo, passwordHash, amountCents, endsAt }) => ({
      id,
      row: { key: cardNo, password: `${SEALED}${passwordHash}`, amount: amountCents, ends: endsAt },
    }));
  },

  tidy: (row) =>
    // A password that is too short is not hashed, so that the check finds it.
    isSealed(row.password) || row.password.length < MIN_LENGTH
      ? row
      : { ...row, password: `${SEALED}${hashCard(row.key, row.password)}` },

  check({ password, amount }) {
    if (!isSealed(password))
      return {
        column: 'password',
        problem: `it is too short to be safe; use at least ${MIN_LENGTH} characters`,
      };
    return amount === 0 ? { column: 'amount', problem: 'the amount is 0; write a larger one' } : undefined;
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      saveChargeCard(tx, companyId, id, {
        cardNo: row.key,
        passwordHash: row.password.slice(SEALED.length),
        amountCents: row.amount,
        endsAt: row.ends,
      }),
    ),
};
