import { plainText } from '../../../markup/bankMarks.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { textOf } from '../../../markup/tree.ts';
import { feedbackFor } from '../itemQuestions.ts';
import { Findings, LABELS } from '../imported.ts';
import { type Column, columnNamed } from './headers.ts';
import { htmlWriter, isHtmlText, noteOnce } from './htmlText.ts';
import { readTable } from './readSheet.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum depth at which a list of questions is looked for: courses have chapters with tests. */
const MAX_DEPTH = 6;
/** Names of the fields of an option, which may follow “answer”, “option” or “choice”: `answerText`. */
const OPTION_TEXTS = ['text', 'content', 'value', 'option', 'answer', 'title', 'body', 'label'];
const OPTION_NAMES = ['key', 'id', 'letter', 'label', 'name'];
const FLAG = /^(?:is_?)?(?:correct|right|answer|true)$/i;
/** A field with the position of the right option, from 0. */
const POSITION = /^(?:correct|right|answer)[a-z]*_?(?:index|idx|indices|indexes|position)$/i;
const WRONG = /^(?:incorrect|wrong)_?(?:answers|options|choices)$/i;
/** Kinds with several right options; “multiple” alone often means several options. */
const SEVERAL = /多选|多项|不定项|select|response|checkbox|answers/i;

interface Option {
  readonly text: string;
  /** How the answer may name it. */
  readonly name: string;
  readonly isRight: boolean;
  /** Why it is right or wrong. */
  readonly reason: string;
}

const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : Array.isArray(value)
        ? value.map(textIn).join('、')
        : '';

const firstIn = (fields: Fields, names: readonly string[]): string => {
  const short = Object.entries(fields).map(
    ([name, value]) => [name.toLowerCase().replace(/^(?:answer|option|choice)_?(?=.)/, ''), value] as const,
  );
  const values = names.flatMap((name) =>
    short.filter(([own]) => own === name).map(([, value]) => textIn(value)),
  );
  return values.find((text) => text !== '') ?? '';
};

function optionOf(value: unknown, name: string): Option {
  if (!isFields(value)) return { text: textIn(value), name, isRight: false, reason: '' };
  const text = firstIn(value, OPTION_TEXTS);
  const own = firstIn(value, OPTION_NAMES);
  const isRight = Object.entries(value).some(([field, is]) => is === true && FLAG.test(field));
  const reason = Object.entries(value).find(([field]) => columnNamed(field) === 'explanation')?.[1];
  return { text, name: own === '' || own === text ? name : own, isRight, reason: textIn(reason) };
}

/** Reads options: a list, or an object with a field for each. */
const optionsOf = (value: unknown): readonly Option[] =>
  Array.isArray(value)
    ? value.map((one, at) => optionOf(one, LABELS.charAt(at)))
    : isFields(value)
      ? Object.entries(value).map(([name, one]) => optionOf(one, name))
      : [];

/** A question of a JSON file. */
interface JsonQuestion {
  readonly columns: ReadonlyMap<Column, unknown>;
  readonly options: readonly Option[];
  readonly answer: unknown;
  /** Whether the answer is the position of an option, from 0. */
  readonly isPosition: boolean;
}

function questionIn(fields: Fields): JsonQuestion | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const named = (column: Column) => entries.filter(([name]) => columnNamed(name) === column);
  const answers = named('answer').toSorted(
    ([one], [other]) => Number(/correct|right|正确/i.test(other)) - Number(/correct|right|正确/i.test(one)),
  );
  const [answer] = answers.filter(([, value]) => !optionsOf(value).some(({ isRight }) => isRight));
  const position = entries.find(([name]) => POSITION.test(name));
  const lists = [...named('options'), ...answers.toReversed()].filter(
    ([name, value]) => (name !== answer?.[0] || position !== undefined) && optionsOf(value).length > 1,
  );
  const lettered = entries.filter(([name]) => /^(?:option|choice|answer|选项)?_?[a-h]$/i.test(name));
  const wrong = entries.find(([name]) => WRONG.test(name))?.[1];
  const options =
    lists[0] !== undefined
      ? optionsOf(lists[0][1])
      : Array.isArray(wrong)
        ? optionsOf([...wrong, answer?.[1]].map(textIn).toSorted())
        : lettered.length > 1
          ? lettered.map(([name, value]) => optionOf(value, name.slice(-1)))
          : [];
  const hasRight = options.some(({ isRight }) => isRight);
  const columns = new Map(
    entries.toReversed().flatMap(([name, value]) => {
      const column = columnNamed(name);
      return column === undefined ? [] : [[column, value] as const];
    }),
  );
  if (!columns.has('stem') && options.length > 0) {
    const title = entries.find(([name]) => /^(?:title|text|name|q)$/i.test(name));
    if (title !== undefined) columns.set('stem', title[1]);
  }
  const isQuestion = typeof columns.get('stem') === 'string';
  if (!isQuestion || (options.length === 0 && answer === undefined)) return undefined;
  const right = options.flatMap(({ isRight, name }) => (isRight ? [name] : []));
  return {
    columns,
    options,
    answer: hasRight ? right : (position ?? answer)?.[1],
    isPosition: !hasRight && position !== undefined,
  };
}

/** Returns what an object among questions lacks to be one; undefined for something else. */
function lackOf(fields: Fields): string | undefined {
  const stem = Object.entries(fields).find(([name]) => columnNamed(name) === 'stem');
  if (stem === undefined) return undefined;
  return typeof stem[1] === 'string' && stem[1].trim() !== '' ? 'it has no answer' : 'it has no text';
}

/** Finds the lists of questions in a file; the file may be one question alone. */
function* listsIn(value: unknown, depth = 0): Generator<readonly unknown[]> {
  if (depth > MAX_DEPTH) return;
  if (depth === 0 && isFields(value) && questionIn(value) !== undefined) yield [value];
  if (Array.isArray(value) && value.some((one) => isFields(one) && questionIn(one) !== undefined))
    yield value;
  else if (Array.isArray(value)) for (const one of value) yield* listsIn(one, depth + 1);
  else if (isFields(value)) for (const one of Object.values(value)) yield* listsIn(one, depth + 1);
}

/** Returns what the numbers of answers count from, where they name options. */
function baseOf(questions: readonly JsonQuestion[]): 0 | 1 {
  const numbers = questions.filter(
    ({ answer, options, isPosition }) => typeof answer === 'number' && options.length > 0 && !isPosition,
  );
  const isFromZero = numbers.some(({ answer }) => answer === 0);
  return !isFromZero && numbers.some(({ answer, options }) => answer === options.length) ? 1 : 0;
}

/** Returns an answer as letters where it names options, otherwise as its text. */
function answerText({ answer, options, isPosition }: JsonQuestion, base: 0 | 1): string {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const letterOf = (value: unknown): string | undefined => {
    const text = textIn(value);
    const at = isPosition
      ? Number(text)
      : options.findIndex((one) => same(one.text, text)) === -1
        ? typeof value === 'number'
          ? value - base
          : options.findIndex(({ name }) => same(name, text))
        : options.findIndex((one) => same(one.text, text));
    return options[at] === undefined ? undefined : LABELS.charAt(at);
  };
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const letters = values.map(letterOf);
  return letters.every((letter) => letter !== undefined) ? letters.join('') : values.map(textIn).join('\n');
}

/** Joins the explanation of a question and the reasons of its options. */
function explanationOf({ columns, options }: JsonQuestion, write: (text: string) => string): string {
  const reasons = options.flatMap(({ text, reason }) =>
    reason === '' ? [] : [feedbackFor(write(text), write(reason))],
  );
  return [write(textIn(columns.get('explanation'))), ...reasons].filter((text) => text !== '').join('\n\n');
}

const namesLetters = (answer: string): boolean => /^[A-Z](?:[\s,，、;；|]*[A-Z])*$/.test(answer);

const TRUTH = /^(?:true|false|对|错|正确|错误)$/i;

/** Columns with a text as it is. */
const TEXT_COLUMNS: readonly (readonly [column: Column, header: string])[] = [
  ['explanation', '解析'],
  ['difficulty', '难度'],
  ['points', '知识点'],
  ['category', '分类'],
  ['subject', '科目'],
  ['number', '编号'],
  ['material', '材料'],
];

/**
 * Reads the questions of a JSON file, as many programs keep them: lists of objects whose fields are named like the
 * columns of a sheet.
 * @returns undefined where it contains none.
 */
export function readJson(file: string, text: string): Findings | undefined {
  const lists = [...listsIn(parseJson(text).value)];
  if (lists.length === 0) return undefined;
  const findings = new Findings('JSON');
  const note = noteOnce(findings.remarks);
  for (const [at, list] of lists.entries()) {
    const questions = list.map((one) => (isFields(one) ? questionIn(one) : undefined));
    const known = questions.filter((one) => one !== undefined);
    const base = baseOf(known);
    const write = known.some(({ columns }) => isHtmlText(textIn(columns.get('stem'))))
      ? htmlWriter(note)
      : (value: string): string => plainText(textOf(readHtml(value.replaceAll('<', '&lt;'))));
    const rows = known.map((one) => {
      const options = one.options.map((option) => write(option.text));
      const isTrueFalse = options.length === 2 && options.every((option) => TRUTH.test(option));
      const answer = answerText(one, base);
      const type = textIn(one.columns.get('type'));
      const shownAnswer = isTrueFalse
        ? (options[LABELS.indexOf(answer)] ?? answer)
        : namesLetters(answer)
          ? answer
          : write(answer);
      return [
        write(textIn(one.columns.get('stem'))),
        isTrueFalse ? '判断题' : options.length === 0 || SEVERAL.test(type) ? type : '',
        shownAnswer,
        ...TEXT_COLUMNS.map(([column]) =>
          column === 'explanation' ? explanationOf(one, write) : write(textIn(one.columns.get(column))),
        ),
        ...(isTrueFalse ? [] : options),
      ];
    });
    const width = Math.max(...known.map(({ options }) => options.length));
    const letters = Array.from({ length: width }, (_, index) => `选项${LABELS.charAt(index)}`);
    const found = new Findings('JSON');
    readTable(
      file,
      [['题干', '题型', '答案', ...TEXT_COLUMNS.map(([, name]) => name), ...letters], ...rows],
      found,
    );
    const placeOf = (number: number): string =>
      lists.length === 1 ? `question ${number}` : `list ${at + 1}, question ${number}`;
    const numbers = questions.flatMap((one, number) => (one === undefined ? [] : [number + 1]));
    const placed = <Found extends { readonly place: string }>(one: Found): Found => ({
      ...one,
      place: one.place.replace(/row (\d+)/, (_, row: string) => placeOf(numbers[Number(row) - 2] ?? 0)),
    });
    findings.questions.push(...found.questions.map(placed));
    findings.refused.push(...found.refused.map(placed));
    for (const [number, one] of list.entries()) {
      const reason = questions[number] === undefined && isFields(one) ? lackOf(one) : undefined;
      if (reason !== undefined) findings.refused.push({ place: placeOf(number + 1), reason });
    }
    if (known.some(({ answer, isPosition }) => typeof answer === 'number' && !isPosition))
      note(`Answers that are numbers were counted from ${base}.`);
  }
  return findings;
}

/** The beginning of a JSON text, which language models put between fences. */
const BEGINNING = /^\uFEFF?\s*(?:```\w*\s*)?(?=[[{])/;

/** Tells whether a text may be JSON. */
export const mayBeJson = (text: string): boolean => BEGINNING.test(text.slice(0, 200));

const parse = (json: string): { readonly value?: unknown; readonly problem?: string } => {
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? error.message : '' };
  }
};

/** Parses JSON, or an object in each line. @returns the reason, where that is impossible. */
export function parseJson(text: string): ReturnType<typeof parse> {
  const json = text.replace(BEGINNING, '').trimEnd().replace(/```$/, '');
  const whole = parse(json);
  const lines = json.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (whole.problem === undefined || lines.length < 2 || !lines.every((line) => line.startsWith('{')))
    return whole;
  const values = lines.map(parse);
  return values.find(({ problem }) => problem !== undefined) ?? { value: values.map(({ value }) => value) };
}
