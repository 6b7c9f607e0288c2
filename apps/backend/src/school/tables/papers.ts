import {
  drawByRules,
  readPaperQuestions,
  readPaperRows,
  removePaperQuestion,
  removePapers,
  savePaper,
  savePaperQuestion,
  settlePapers,
} from '../../modules/question/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { idsOfPair, oneByOne, pairId, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name, paper } from './common.ts';

const paperTable = defineTable({
  id: 'papers',
  sheet: { zh: '试卷', en: 'Papers' },
  about: {
    zh: '由题库的题目组成的试卷。行的顺序就是网站上的顺序。',
    en: 'Papers of questions of the bank, in the order shown on the site.',
  },
  columns: {
    key: key(),
    name: name(200),
    category: text(
      ['题库分类', 'category of the bank'],
      ['题库的分类名称，如 高考；没有会新建。', 'Name, such as 高考; created if it does not exist.'],
    ),
    subject: text(
      ['科目', 'subject'],
      ['题库的科目名称，如 数学；没有会新建。', 'Name, such as 数学; created if it does not exist.'],
    ),
    year: optionalAmount(['年份', 'year'], ['真题的年份。', 'Year of a real past paper.'], {
      min: 1900,
      max: 2200,
    }),
    minutes: amount(['时长（分钟）', 'minutes'], ['练习时的时长。', 'Minutes for practice.'], {
      min: 1,
      max: 1440,
    }),
    difficulty: amount(['难度', 'difficulty'], ['1（容易）到 5（很难）。', '1 (easy) to 5 (hard).'], {
      empty: 3,
      min: 1,
      max: 5,
    }),
    isOpen: yesNo(
      ['公开练习', 'open'],
      [
        '学员可以在题库中练习；只用于考试的试卷填否。',
        'Whether students may practise it; no reserves it for exams.',
      ],
      { empty: true },
    ),
  },
  key: ['key'],
  orderWithin: [],
});

/** Papers made of the bank's questions. */
export const papers: Subject<typeof paperTable> = {
  table: paperTable,
  stored: 'papers',
  whenMissing: 'remove',
  partTables: ['paper_sections', 'paper_questions', 'paper_rules'],

  async read({ tx, companyId }) {
    const rows = await readPaperRows(tx, companyId);
    return rows.map(({ paper, subject, category }) => storedRow(paperTable, paper, { category, subject }));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row: { key, ...row }, position }) =>
      savePaper(tx, companyId, id, { ...row, sort: position, sourceKey: key }),
    ),

  putAway: ({ tx }, ids) => removePapers(tx, ids),
  async settle({ tx, companyId }) {
    await drawByRules(tx, companyId);
    await settlePapers(tx, companyId);
  },
};

/** The column of the heading above questions of a paper. */
export const section = () => text(['大题', 'section'], ['如 一、选择题。', 'Heading, such as 一、选择题.']);

/** The column of a question's score in a paper. */
export const score = () =>
  amount(['分值', 'score'], ['可带一位小数。', 'With at most one decimal.'], {
    min: 0,
    max: 1000,
    decimals: 1,
  });

const paperQuestionTable = defineTable({
  id: 'paper_questions',
  sheet: { zh: '试卷题目', en: 'Paper questions' },
  about: {
    zh: '每份试卷的题目。同一试卷内，行的顺序就是题号；同一大题要排在一起。',
    en: 'Questions of each paper, in the order of the rows; rows of a section must be consecutive.',
  },
  columns: {
    paper: paper(),
    question: reference(
      'questions',
      ['题目', 'question'],
      [
        '题库中题目的编号；材料题填小题的编号。',
        'Key of a question of the bank; for a material, the key of each part.',
      ],
      { cure: 'write the key of a question of the bank' },
    ),
    section: section(),
    score: score(),
  },
  key: ['paper', 'question'],
  orderWithin: ['paper'],
});

/** The questions of papers. */
export const paperQuestions: Subject<typeof paperQuestionTable> = {
  table: paperQuestionTable,
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [own, questions] = await books('papers', 'questions');
    const rows = await readPaperQuestions(tx, companyId);
    return rows.map(({ paperId, questionId, section, score }) => ({
      id: pairId(paperId, questionId),
      row: { paper: own.keyOf(paperId), question: questions.keyOf(questionId), section, score },
    }));
  },

  async save({ tx, companyId, books }, entries) {
    const [own, questions] = await books('papers', 'questions');
    return oneByOne(entries, async ({ row, position }) => {
      const [paperId, questionId] = [own.idOf(row.paper), questions.idOf(row.question)];
      const { section, score } = row;
      await savePaperQuestion(tx, companyId, { paperId, questionId, section, score, number: position });
      return pairId(paperId, questionId);
    });
  },

  async putAway({ tx }, ids) {
    for (const id of ids) await removePaperQuestion(tx, ...idsOfPair(id));
  },
};
