import { readPaperRules, removePaperRules, savePaperRule } from '../../modules/question/index.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice } from '../columns/choiceColumns.ts';
import { text } from '../columns/textColumns.ts';
import { oneByOne, type RowProblem, type Subject } from '../subject.ts';
import { defineTable, pickColumns } from '../table.ts';
import { findShortRules } from './drawing.ts';
import { key, paper } from './common.ts';
import { score, section } from './papers.ts';
import { ANSWERED } from './questions.ts';

const table = defineTable({
  id: 'paper_rules',
  sheet: { zh: '组卷规则', en: 'Paper rules' },
  about: {
    zh: '按规则从题库抽题组卷，排在手工选的题之后。抽出的题不变，直到规则改变；只考一次的封闭试卷里的题不会抽到。',
    en:
      'Rules that draw questions from the bank into papers, after the chosen questions. Drawn questions stay until the ' +
      'rule changes; questions reserved for another exam are not drawn.',
  },
  columns: {
    paper: paper(),
    key: key(),
    section: section(),
    category: text(
      ['题库分类', 'category of the bank'],
      ['题库的分类名称，如 高考。', 'Name, such as 高考.'],
    ),
    subject: text(
      ['科目', 'subject'],
      ['题库的科目名称；留空为整个分类。', 'By its name; empty means the whole category.'],
      { empty: '' },
    ),
    type: choice(ANSWERED, ['题型', 'kind'], ['抽哪种题。', 'Kind of questions.'], { empty: 'single' }),
    easiest: amount(['难度从', 'easiest'], ['1（容易）到 5（很难）。', 'From 1 (easy) to 5 (hard).'], {
      empty: 1,
      min: 1,
      max: 5,
    }),
    hardest: amount(['难度到', 'hardest'], ['1（容易）到 5（很难）。', 'From 1 (easy) to 5 (hard).'], {
      empty: 5,
      min: 1,
      max: 5,
    }),
    count: amount(['题数', 'questions'], ['抽几道。', 'Number of questions to draw.'], {
      min: 1,
      max: 500,
      cure: 'write the number of questions',
    }),
    score: score(),
  },
  key: ['paper', 'key'],
  orderWithin: ['paper'],
});

/** Rules for drawing questions from the bank into papers. */
export const paperRules: Subject<typeof table> = {
  table,
  stored: 'paper_rules',
  whenMissing: 'remove',
  partTables: ['paper_questions'],

  async read({ tx, companyId, book }) {
    const papers = await book('papers');
    const rows = await readPaperRules(tx, companyId);
    return rows.map(({ id, paperId, key: own, type, ...row }) => ({
      id,
      row: {
        ...pickColumns(table, row),
        paper: papers.keyOf(paperId),
        key: own,
        type: type === 'material' || type === 'cloze' ? ('open' as const) : type,
      },
    }));
  },

  check: (row) =>
    row.hardest < row.easiest
      ? { column: 'hardest', problem: 'the maximum difficulty is below the minimum; write a higher number' }
      : undefined,

  async checkTogether(rows, scope, file) {
    const problems = new Map<(typeof rows)[number], RowProblem>();
    for (const { rule, found, isTaken } of await findShortRules(scope, rows, file))
      problems.set(rule, {
        column: 'count',
        problem: isTaken
          ? `the rows that draw before it leave it only ${found} such questions outside passages; ask for fewer, or add questions`
          : `the bank has only ${found} such questions outside passages; ask for fewer, or add questions`,
      });
    return problems;
  },

  async save({ tx, companyId, book }, entries) {
    const papers = await book('papers');
    return oneByOne(entries, ({ id, row: { paper: of, ...row }, position }) =>
      savePaperRule(tx, companyId, id, { ...row, paperId: papers.idOf(of), position }),
    );
  },

  putAway: ({ tx }, ids) => removePaperRules(tx, ids),
};
