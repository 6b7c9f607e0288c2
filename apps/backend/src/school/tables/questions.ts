import { bankText } from '../../markup/bankText.ts';
import { readHtml } from '../../markup/readHtml.ts';
import {
  type BankQuestion,
  type QuestionKind,
  brokenTexOf,
  readBankQuestions,
  removeQuestions,
  saveQuestions,
  hideQuestions,
  type QuestionValues,
} from '../../modules/question/index.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { answerText, hasParts, keyOfAnswer, LABELS, shownBlanks, tidyAnswer } from '../answers.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { lines, reference, text } from '../columns/textColumns.ts';
import { changePictures, foreignPicture } from '../pictures.ts';
import { type Entry, keyOfId, type RowProblem, type Scope, type Stored, type Subject } from '../subject.ts';
import { defineTable, joinKey, type RowOf } from '../table.ts';
import { bankCategory, bankSubject } from './bank.ts';
import { key } from './common.ts';

/** Maximum characters of a question's text. */
const MAX_TEXT_LENGTH = 32_000;

/** Kinds of questions that are answered themselves. */
export const ANSWERED = {
  single: ['单选题', 'single choice'],
  multiple: ['多选题', 'multiple choice'],
  judge: ['判断题', 'true or false'],
  blank: ['填空题', 'fill-in'],
  open: ['简答题', 'open'],
} as const;

const KINDS = {
  ...ANSWERED,
  material: ['材料题', 'material'],
  cloze: ['完形填空', 'cloze'],
} as const satisfies Readonly<Record<QuestionKind, readonly [zh: string, en: string]>>;

const table = defineTable({
  id: 'questions',
  sheet: { zh: '题目', en: 'Questions' },
  about: {
    zh:
      '题库的题目，材料题的每个小题也是一行。同一科目内行的顺序就是网站上的顺序。文字用 Markdown，公式写在 $ 之间，' +
      '图片写作 ![说明](files/图.png)。表中没有的题目会删除；有人做过的只是不再出现，作答和错题都保留。',
    en:
      'Questions of the bank; each part of a material is a row too. Within a subject the order of the rows is that of ' +
      'the site. Texts are Markdown with TeX between dollar signs; a picture is ![description](files/NAME.png).',
  },
  columns: {
    key: key(),
    category: bankCategory([
      '题库的分类名称，如 高考；没有会新建。',
      'Name, such as 高考; created if it does not exist.',
    ]),
    subject: bankSubject([
      '题库的科目名称，如 数学；没有会新建。',
      'Name, such as 数学; created if it does not exist.',
    ]),
    kind: choice(
      KINDS,
      ['题型', 'kind'],
      [
        '材料题和完形填空自己不作答，下面的小题各占一行。',
        'A material or a cloze has no answer itself; each of its questions is a row.',
      ],
      { cure: 'choose its kind' },
    ),
    material: reference(
      'questions',
      ['所属材料', 'material'],
      [
        '小题所属材料题或完形填空的编号；其他题留空。',
        'Key of the material or cloze that it belongs to; empty for others.',
      ],
      { empty: '' },
    ),
    stem: text(
      ['题干', 'text'],
      ['填空处写 {{1}}、{{2}}。', 'Text of the question; blanks are {{1}}, {{2}}.'],
      { maxLength: MAX_TEXT_LENGTH, hasPictures: true, cure: 'write the text of the question' },
    ),
    options: lines(
      ['选项', 'options'],
      [
        '每行一个，依次为 A、B、C……，前面不写字母。',
        'One per line, in the order A, B, C …, without the letters.',
      ],
      { empty: [], maxLength: MAX_TEXT_LENGTH, hasPictures: true },
    ),
    answer: text(
      ['答案', 'answer'],
      [
        '选择题写字母，如 B 或 ABD；判断题写 对 或 错；填空题每空一行，几种写法用 | 分开，' +
          '后面可加 {顺序不限=a, 区分大小写, ±0.5}；简答题写参考答案。' +
          '改正答案后，已交卷的考试用 exam regrade 重新评分。',
        'Letters of a choice, such as B or ABD; 对 or 错 (true, false); a line for each blank, texts that are all right ' +
          'with | between them, and behind them {group=a, case, ±0.5}, blanks of a group in any order; of an open ' +
          'question the reference. After a correction, “exam regrade” grades exams that were handed in.',
      ],
      { empty: '', maxLength: MAX_TEXT_LENGTH, hasPictures: true },
    ),
    answerShown: text(
      ['答案写法', 'answer as shown'],
      [
        '解析里怎样显示答案，如带公式；留空按答案显示。',
        'Answer as shown with the explanation, for example with formulas; empty means the answer itself.',
      ],
      { empty: '', maxLength: MAX_TEXT_LENGTH, hasPictures: true },
    ),
    explanation: text(['解析', 'explanation'], ['交卷后显示。', 'Shown after answering.'], {
      empty: '',
      maxLength: MAX_TEXT_LENGTH,
      hasPictures: true,
    }),
    difficulty: amount(['难度', 'difficulty'], ['1（容易）到 5（很难）。', '1 (easy) to 5 (hard).'], {
      empty: 3,
      min: 1,
      max: 5,
    }),
    points: lines(
      ['知识点', 'knowledge points'],
      [
        '本科目的章节或知识点，每行一个；没有会新建。',
        'Chapters and points of its subject, one per line; missing ones are created.',
      ],
      { empty: [] },
    ),
    isShown: yesNo(
      ['上架', 'published'],
      [
        '否则不再用于练习和抽题；做过的人仍看得到。',
        'no removes it from practice and drawing; students who answered it still see it.',
      ],
      { empty: true },
    ),
  },
  key: ['key'],
  orderWithin: ['category', 'subject', 'material'],
});

type QuestionRow = RowOf<typeof table>;

const oneLine = (value: string): string => value.replaceAll(/\s*\n\s*/g, ' ').trim();

/** Returns the key of a question as it was written; for one stored before the source was, a conversion of its HTML. */
const referenceOf = ({ row: { keySource, keyHtml } }: BankQuestion): string =>
  keySource ??
  (keyHtml === ''
    ? ''
    : bankText(readHtml(keyHtml), { picture: (address) => ({ address }), note: () => {} }));

/** Leaves out a shown answer that is derived from the key anyway. */
const shownOf = (row: Pick<QuestionRow, 'kind' | 'answer' | 'options'>, shown: string): string => {
  const read = keyOfAnswer(row.kind, row.answer, row.options.length);
  return row.kind === 'open' ||
    ('key' in read && read.key.kind === 'blanks' && shown === shownBlanks(read.key.blanks))
    ? ''
    : shown;
};

function storedOf(question: BankQuestion, material: string): Stored<QuestionRow>[] {
  const { row, category, subject, points } = question;
  const own = keyOfId(row.sourceKey, row.id);
  const reference = referenceOf(question);
  const answer = answerText(row.key, reference);
  const options = row.options.map(({ text: option }) => oneLine(option));
  const stored: Stored<QuestionRow> = {
    id: row.id,
    isHidden: row.isHidden,
    row: {
      key: own,
      category,
      subject,
      kind: row.type,
      material,
      stem: row.stem,
      options,
      answer,
      answerShown: shownOf({ kind: row.type, answer, options }, reference),
      explanation: row.explanation,
      difficulty: row.difficulty,
      points: points.toSorted(),
      isShown: !row.isHidden,
    },
  };
  return [stored, ...question.parts.flatMap((part) => storedOf(part, own))];
}

/** Finds mistakes in the options and the answer. */
function answerProblem({ kind, stem, options, answer }: QuestionRow): RowProblem | undefined {
  const isChoice = kind === 'single' || kind === 'multiple';
  if (isChoice && (options.length < 2 || options.length > LABELS.length))
    return {
      column: 'options',
      problem: `it has ${options.length} options; write 2 to ${LABELS.length}, a line each`,
    };
  if (!isChoice && options.length > 0)
    return { column: 'options', problem: 'only a choice has options; leave them out, or change its kind' };
  const read = keyOfAnswer(kind, answer, options.length);
  if ('problem' in read) return { column: 'answer', problem: read.problem };
  if (hasParts(kind) && answer !== '')
    return {
      column: 'answer',
      problem: 'a material has no answer of its own; write the answers of its parts',
    };
  if (read.key.kind !== 'blanks') return undefined;
  const places = new Set([...stem.matchAll(/\{\{(\d{1,2})\}\}/g)].map(([, number]) => Number(number)));
  const { length } = read.key.blanks;
  return places.size === length && [...places].every((number) => number >= 1 && number <= length)
    ? undefined
    : {
        column: 'answer',
        problem: `the text has ${places.size} blanks and the answer ${length} lines; write {{1}}, {{2}} … in the text and a line for each`,
      };
}

/** Finds texts that would not be displayed as intended; unchanged texts are not checked. */
function textProblem(row: QuestionRow, before: QuestionRow | undefined): RowProblem | undefined {
  for (const column of ['stem', 'options', 'answer', 'answerShown', 'explanation'] as const) {
    const value = [row[column]].flat().join('\n');
    if (before !== undefined && value === [before[column]].flat().join('\n')) continue;
    const foreign = foreignPicture(value);
    if (foreign !== undefined)
      return {
        column,
        problem: `“${foreign}” is on another server; put the picture into files/ and use that name`,
      };
    const [broken] = column === 'answer' && row.kind !== 'open' ? [] : brokenTexOf(value);
    if (broken !== undefined)
      return { column, problem: `the formula “${broken}” is not valid TeX; correct it` };
  }
  return undefined;
}

/** Finds mistakes in how a material relates to other rows. */
function wholeProblem({ material }: QuestionRow, mayHaveParts: boolean): RowProblem | undefined {
  if (material !== '')
    return { column: 'material', problem: 'a material cannot be part of another; leave it empty' };
  return mayHaveParts
    ? undefined
    : { column: 'kind', problem: 'it has no questions; add rows with its key as their material' };
}

/** Finds mistakes in how a question relates to its material, where that is in the file. */
function partProblem(row: QuestionRow, above: QuestionRow | undefined): RowProblem | undefined {
  if (above === undefined) return undefined;
  if (!hasParts(above.kind))
    return {
      column: 'material',
      problem: `“${row.material}” is neither a material nor a cloze; name one, or leave it empty`,
    };
  if (row.isShown && !above.isShown)
    return { column: 'isShown', problem: 'its material is not published; write no here too, or yes there' };
  return joinKey([above.category, above.subject]) === joinKey([row.category, row.subject])
    ? undefined
    : {
        column: 'subject',
        problem: `its material stands under ${above.category} / ${above.subject}; write the same`,
      };
}

async function draftOf({ files }: Scope, row: QuestionRow): Promise<QuestionValues['draft']> {
  const withAddresses = (value: string): Promise<string> =>
    changePictures(value, (address) => files.addressOf(address));
  const read = keyOfAnswer(row.kind, row.answer, row.options.length);
  if ('problem' in read) throw new CommandError(`${row.key}: ${read.problem}`);
  const answerText = row.kind === 'open' ? row.answer : row.answerShown;
  const shown = answerText === '' && read.key.kind === 'blanks' ? shownBlanks(read.key.blanks) : answerText;
  const options = await Promise.all(row.options.map(withAddresses));
  return {
    sourceKey: row.key,
    type: row.kind,
    stem: await withAddresses(row.stem),
    options: options.map((option, at) => ({ label: LABELS.charAt(at), text: option })),
    key: read.key,
    ...(shown !== '' && { keyText: await withAddresses(shown) }),
    explanation: await withAddresses(row.explanation),
    difficulty: row.difficulty,
    points: row.points,
    parts: [],
  };
}

/** The questions of the bank. */
export const questions: Subject<typeof table> = {
  table,
  stored: 'questions',
  whenMissing: 'remove',
  partTables: ['question_points', 'covered_questions'],

  async read({ tx, companyId }) {
    const all = await readBankQuestions(tx, companyId);
    return all.flatMap((question) => storedOf(question, ''));
  },

  tidy: (row) => {
    const answer = tidyAnswer(row.kind, row.answer, row.options.length);
    return {
      ...row,
      answer,
      answerShown: shownOf({ ...row, answer }, row.answerShown),
      points: [...new Set(row.points)].toSorted(),
    };
  },

  check: (row, _scope, before) => answerProblem(row) ?? textProblem(row, before),

  async checkTogether(rows, _scope, { isKeepingMissing }) {
    const byKey = new Map(rows.map((row) => [joinKey([row.key]), row]));
    const withParts = new Set(rows.map(({ material }) => joinKey([material])));
    return new Map(
      rows.flatMap((row) => {
        const mayHaveParts = isKeepingMissing || withParts.has(joinKey([row.key]));
        const problem = hasParts(row.kind)
          ? wholeProblem(row, mayHaveParts)
          : partProblem(row, byKey.get(joinKey([row.material])));
        return problem === undefined ? [] : [[row, problem]];
      }),
    );
  },

  async save(scope, entries) {
    const { tx, companyId } = scope;
    const own = await scope.book('questions');
    const ids = new Map<Entry<QuestionRow>, string>();
    // Materials first, since their sub-questions refer to them.
    for (const level of [
      entries.filter(({ row }) => row.material === ''),
      entries.filter(({ row }) => row.material !== ''),
    ]) {
      const questionValues: QuestionValues[] = [];
      for (const { id, row, position } of level)
        questionValues.push({
          id,
          draft: await draftOf(scope, row),
          category: row.category,
          subject: row.subject,
          parentId: own.idOrNull(row.material),
          sort: position,
          isHidden: !row.isShown,
        });
      const saved = await saveQuestions(tx, companyId, questionValues);
      for (const [at, entry] of level.entries()) {
        const id = saved[at] ?? '';
        ids.set(entry, id);
        own.add([entry.row.key], id);
      }
    }
    return entries.map((entry) => ids.get(entry) ?? '');
  },

  putAway: ({ tx }, ids) => removeQuestions(tx, ids),
  hide: ({ tx }, ids) => hideQuestions(tx, ids),
};
