import {
  matchDraft,
  MAX_OPTIONS,
  openDraft,
  orderDraft,
  type QuestionMeta,
  trueFalseDraft,
} from '../drafts.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import {
  childOf,
  childrenOf,
  element,
  isElement,
  type MarkupElement,
  textAt,
  textOf,
} from '../../../markup/tree.ts';
import {
  choiceOf,
  explanationOf,
  matchingOf,
  type MoodleAnswer,
  numericalOf,
  type Read,
  shortAnswerOf,
  toleranceIn,
} from './answers.ts';
import { drawNumbers } from './calculated.ts';
import { readClozeQuestion } from './cloze.ts';
import { readGapfill, readGapQuestion } from './gaps.ts';
import { isEmptyFeedback } from '../itemQuestions.ts';
import { sameNumbers } from '../imported.ts';
import type { MoodleTexts } from './moodleText.ts';

const REFUSED: Readonly<Record<string, string>> = {
  description: 'it is a text without a question',
  random: 'it stands for a question that is drawn from a category',
  randomsamatch: 'it is made of other questions by chance',
  ddimageortext: 'things are dragged onto a picture, which is not practised here',
  ddmarker: 'places of a picture are marked, which is not practised here',
};

/** The plain kinds of calculated questions, once their values are inserted. */
const CALCULATED: Readonly<Record<string, string>> = {
  calculated: 'numerical',
  calculatedsimple: 'numerical',
  calculatedmulti: 'multichoice',
};

const isTrue = (text: string): boolean => /^(?:true|1)$/i.test(text.trim());

const isHtml = ({ attributes }: MarkupElement): boolean => attributes['format'] === 'html';

/**
 * Reads the answers of a question. @param isTyped whether students type them: HTML of other programs is then
 * reduced to its text.
 */
function answersOf(question: MarkupElement, texts: MoodleTexts, isTyped: boolean): MoodleAnswer[] {
  return childrenOf(question, 'answer').map((answer) => {
    const text = textOf(childOf(answer, 'text')?.children ?? answer.children);
    return {
      text: texts.read(answer, true),
      source: isTyped && isHtml(answer) ? textOf(readHtml(text)).trim() : text,
      fraction: Number(answer.attributes['fraction'] ?? textAt(answer, 'fraction')) || 0,
      feedback: texts.read(childOf(answer, 'feedback')),
      ...toleranceIn(textAt(answer, 'tolerance')),
    };
  });
}

/** Appends the picture that Moodle before 2.0 showed below a question's text. */
function withPicture(question: MarkupElement): MarkupElement {
  const name = textAt(question, 'image');
  const bytes = textAt(question, 'image_base64');
  if (name === '' || bytes === '') return question;
  const picture = `<p><img src="@@PLUGINFILE@@/${encodeURIComponent(name.split('/').at(-1) ?? '')}"></p>`;
  const children = question.children.map((child) =>
    isElement(child, 'questiontext')
      ? {
          ...child,
          children: [
            ...child.children.map((one) =>
              isElement(one, 'text') ? { ...one, children: [...one.children, picture] } : one,
            ),
            element('file', { name: name.split('/').at(-1) ?? '', encoding: 'base64' }, [bytes]),
          ],
        }
      : child,
  );
  return { ...question, children: children.filter((child) => !isElement(child, 'image', 'image_base64')) };
}

/**
 * Parses a `<question>` of Moodle XML.
 * @param about its name and knowledge points.
 */
export function readMoodleQuestion(
  written: MarkupElement,
  type: string,
  texts: MoodleTexts,
  about: Pick<QuestionMeta, 'sourceKey' | 'points' | 'difficulty'>,
): Read {
  const known = REFUSED[type];
  if (known !== undefined) return { refused: known };
  const question = withPicture(written);
  const note = (problem: string) => texts.note(problem);
  const calculated = CALCULATED[type];
  if (calculated !== undefined) {
    const drawn = drawNumbers(question, calculated === 'multichoice');
    if (typeof drawn === 'string') return { refused: drawn };
    note(sameNumbers(drawn.count));
    return readMoodleQuestion(drawn.question, calculated, texts, about);
  }
  const correct = texts.read(childOf(question, 'correctfeedback'));
  const general = [texts.read(childOf(question, 'generalfeedback')), isEmptyFeedback(correct) ? '' : correct]
    .filter((part) => part !== '')
    .join('\n\n');
  if (childrenOf(question, 'hint').some((hint) => textAt(hint, 'text') !== ''))
    note('its hints are left out');
  // Moodle's exports call a multianswer question “cloze”.
  if (type === 'cloze' || type === 'multianswer') return readClozeQuestion(question, texts, about, general);
  const stem = texts.read(childOf(question, 'questiontext'));
  const answers = answersOf(question, texts, type === 'shortanswer' || type === 'numerical');
  const meta: QuestionMeta = { ...about, stem, explanation: explanationOf(general, answers) };
  if (stem === '') return { refused: 'it has no text' };
  switch (type) {
    case 'multichoiceset':
    case 'oumultiresponse':
      return choiceOf(meta, answers, true, note);
    case 'kprime':
    case 'mtf':
      return rowsDraft(rowsOf(question), texts, meta);
    case 'matrix':
      return rowsDraft(matrixOf(question), texts, meta);
    case 'gapfill':
      return readGapfill(question, texts, { ...about, explanation: general });
    case 'multichoice':
      return choiceOf(meta, answers, /^(?:false|0)$/i.test(textAt(question, 'single')), note);
    case 'truefalse':
      return trueFalseOf(meta, answers);
    case 'shortanswer':
      return shortAnswerOf(meta, answers, /^(?:1|true)$/i.test(textAt(question, 'usecase')), note);
    case 'numerical':
      if (childOf(question, 'units') !== undefined) note('its units are not asked for');
      return numericalOf(meta, answers, note);
    case 'matching':
    case 'match':
    case 'ddmatch':
      return matchingOf(
        meta,
        childrenOf(question, 'subquestion').map((pair) => ({
          left: texts.read(pair, true),
          right: texts.read(childOf(pair, 'answer'), true, 'plain'),
        })),
      );
    case 'essay':
    case 'essayautograde':
      return essayOf(question, texts, meta);
    case 'ordering':
      return orderingOf({ ...meta, explanation: general }, answers);
    case 'gapselect':
    case 'ddwtos':
      return readGapQuestion(question, texts, { ...about, explanation: general });
    default:
      return { refused: `questions of the type “${type}” are not known here` };
  }
}

function trueFalseOf(meta: QuestionMeta, answers: readonly MoodleAnswer[]): Read {
  const right = answers.find(({ fraction }) => fraction > 0);
  return right === undefined
    ? { refused: 'neither true nor false is marked as right' }
    : { draft: trueFalseDraft(meta, isTrue(right.source)) };
}

function essayOf(question: MarkupElement, texts: MoodleTexts, meta: QuestionMeta): Read {
  if (textAt(question, 'responseformat') === 'noinline')
    return { refused: 'it asks for a file, which homework does and no question' };
  if (textAt(childOf(question, 'responsetemplate') ?? question, 'text') !== '')
    texts.note('the text that its answers begin with is left out');
  return { draft: openDraft(meta, texts.read(childOf(question, 'graderinfo'))) };
}

function orderingOf(meta: QuestionMeta, answers: readonly MoodleAnswer[]): Read {
  if (answers.length < 2 || answers.length > MAX_OPTIONS)
    return { refused: 'it has too few or too many things to put in order' };
  const things = answers.map(({ text }) => text);
  const sorted = things.toSorted((a, b) => (a < b ? -1 : 1));
  return { draft: orderDraft(meta, sorted, orderOf(things)) };
}

/** Returns the items' positions after sorting, so that the order of the options does not reveal the answer. */
export function orderOf(texts: readonly string[]): readonly number[] {
  const sorted = texts.toSorted((a, b) => (a < b ? -1 : 1));
  return texts.map((text) => sorted.indexOf(text));
}

/** Rows for each of which one of several columns is right, such as true and false. */
interface Matrix {
  readonly columns: readonly (MarkupElement | undefined)[];
  readonly rows: readonly {
    readonly text: MarkupElement | undefined;
    readonly feedback: MarkupElement | undefined;
    /** Positions of its right columns. */
    readonly right: readonly number[];
  }[];
}

/** Finds the rows of the plugins Kprime and MTF, whose weights name a row and a column. */
function rowsOf(question: MarkupElement): Matrix {
  const below = (group: string, name: string) => childrenOf(childOf(question, group) ?? question, name);
  const columns = below('columns', 'column');
  const weights = below('weights', 'weight').filter((weight) => Number(textAt(weight, 'value')) > 0);
  return {
    columns: columns.map((column) => childOf(column, 'responsetext')),
    rows: below('rows', 'row').map((row) => ({
      text: childOf(row, 'optiontext'),
      feedback: childOf(row, 'feedbacktext'),
      right: weights.flatMap(({ attributes }) => {
        const at = columns.findIndex((column) => column.attributes['number'] === attributes['columnnumber']);
        return attributes['rownumber'] === row.attributes['number'] && at !== -1 ? [at] : [];
      }),
    })),
  };
}

/** Finds the rows of the plugin Matrix, each followed by the weights of its columns. */
function matrixOf(question: MarkupElement): Matrix {
  const weights = childrenOf(question, 'weights-of-row');
  return {
    columns: childrenOf(question, 'col').map((column) => childOf(column, 'shorttext')),
    rows: childrenOf(question, 'row').map((row, at) => ({
      text: childOf(row, 'shorttext'),
      feedback: childOf(row, 'feedback'),
      right: (weights[at] === undefined ? [] : childrenOf(weights[at], 'weight-of-col')).flatMap(
        ({ children }, column) => (Number(textOf(children)) > 0 ? [column] : []),
      ),
    })),
  };
}

function rowsDraft(matrix: Matrix, texts: MoodleTexts, meta: QuestionMeta): Read {
  const { columns } = matrix;
  const rows = matrix.rows.map(({ text, feedback, right }) => ({
    text: texts.read(text, true),
    feedback: texts.read(feedback),
    right,
  }));
  const prompts = rows.filter(({ text }) => text !== '');
  if (prompts.length === 0 || columns.length < 2 || prompts.some(({ right }) => right.length === 0))
    return { refused: 'it does not say how its rows are judged' };
  const words = columns.map((column) => texts.read(column, true));
  const { parts, ...group } = matchDraft(meta, prompts, words);
  return {
    draft: {
      ...group,
      parts: parts.map((part, at) => {
        const explanations = [part.explanation, prompts[at]?.feedback ?? ''].filter((text) => text !== '');
        return { ...part, explanation: explanations.join('\n\n') };
      }),
    },
  };
}
