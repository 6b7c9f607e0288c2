import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import {
  blankDraft,
  choiceDraft,
  MAX_OPTIONS,
  openDraft,
  type QuestionMeta,
  trueFalseDraft,
} from '../drafts.ts';
import { openSince } from '../imported.ts';
import { plainText } from '../../../markup/bankMarks.ts';
import {
  acceptedIn,
  blanksIn,
  difficultyOf,
  GAP,
  isFalse,
  isTrue,
  kindNamed,
  type PlainKind,
  rightIn,
} from '../../../school/plainWords.ts';

/** A question as people write it in a table or a document. */
export interface PlainQuestion {
  readonly stem: string;
  readonly options: readonly string[];
  readonly answer: string;
  readonly explanation: string;
  /** The author's name for its kind; may be empty. */
  readonly type: string;
  readonly difficulty: string;
  readonly points: readonly string[];
  /** Converts a text to the bank's format. @defaultValue the text is used unchanged */
  readonly write?: (text: string) => string;
}

/** A parsed question with remarks, or the reason to refuse it. */
export type ReadPlain =
  | { readonly draft: QuestionDraft; readonly notes: readonly string[] }
  | { readonly refused: string };

/** Kinds whose letters are an order or pairs, and no right options. */
const ARRANGED = /排序|连线|配对|匹配/;

function kindOf({ type, options, answer, stem }: PlainQuestion): PlainKind {
  const named = kindNamed(type);
  if (ARRANGED.test(type)) return 'open';
  // A declared choice without options is no choice, and an open question whose answer names an option is one.
  const isChoice = options.length >= 2 && rightIn(answer, options) !== undefined;
  const isMisnamed = isChoice
    ? named === 'open' || (named === 'judge' && options.length > 2)
    : options.length < 2 && (named === 'single' || named === 'multiple') && answer.length > 1;
  if (named !== undefined && !isMisnamed) return named;
  if (options.length >= 2) return (rightIn(answer, options)?.length ?? 1) > 1 ? 'multiple' : 'single';
  const gaps = stem.match(GAP)?.length ?? 0;
  // A digit may be the answer for 3 − 2 =（ ）, and a letter for a drawn line; after a sentence, an x in brackets
  // means false.
  const writtenLabel = /[_＿]{2}/.test(stem) ? /^\s*[\da-z]\s*$/i : /^\s*\d\s*$/;
  if ((isTrue(answer) || isFalse(answer)) && !(gaps > 0 && writtenLabel.test(answer.normalize('NFKC'))))
    return 'judge';
  const isShort = answer.trim() !== '' && answer.length <= 60 * gaps;
  return isShort && blanksIn(answer, gaps) !== undefined ? 'blank' : 'open';
}

class Reader {
  readonly notes: string[] = [];
  readonly #question: PlainQuestion;
  readonly #write: (text: string) => string;
  readonly #meta: QuestionMeta;

  constructor(question: PlainQuestion, sourceKey: string) {
    this.#question = question;
    this.#write = question.write ?? plainText;
    const difficulty = difficultyOf(question.difficulty);
    if (difficulty === undefined)
      this.notes.push(`its difficulty “${question.difficulty.slice(0, 20)}” is not known, and is taken as 3`);
    this.#meta = {
      sourceKey,
      stem: this.#write(question.stem),
      explanation: this.#write(question.explanation),
      difficulty: difficulty ?? 3,
      points: [...question.points],
    };
  }

  /** @returns the question, or the reason to refuse it. */
  read(): QuestionDraft | string {
    switch (kindOf(this.#question)) {
      case 'single':
        return this.#choice(false);
      case 'multiple':
        return this.#choice(true);
      case 'judge':
        return this.#judged();
      case 'blank':
        return this.#blank();
      case 'open':
        if (this.#question.options.length > 0 && ARRANGED.test(this.#question.type))
          return this.#open('an order or pairs cannot be written in letters');
        return this.#question.options.length > 0 && kindNamed(this.#question.type) !== 'open'
          ? this.#open('its options cannot be told apart; write each on a line of its own, behind A. B. C.')
          : openDraft(this.#meta, this.#write(this.#question.answer));
    }
  }

  #open(reason: string): QuestionDraft {
    this.notes.push(openSince(reason));
    const options = this.#question.options.map((option) => this.#write(option));
    return openDraft(
      { ...this.#meta, stem: [this.#meta.stem, ...options].join('\n\n') },
      this.#write(this.#question.answer),
    );
  }

  /** Removes the bank's Markdown escapes from an answer, since students do not type them. */
  #asTyped(text: string): string {
    return this.#question.write === undefined ? text : text.replace(/\\([\\*_`[\]$~|{])/g, '$1');
  }

  #choice(isMultiple: boolean): QuestionDraft | string {
    const { options, answer } = this.#question;
    if (answer.trim() === '') return 'it has no answer';
    if (options.length < 2) return this.#open('it has no options to choose from');
    if (options.length > MAX_OPTIONS) return `it has more than ${MAX_OPTIONS} options`;
    const optionTexts = options.map((option) => this.#write(option));
    if (optionTexts.includes('')) return this.#open('an option has no text (a picture that was not taken)');
    const isKindNamed = kindNamed(this.#question.type) !== undefined;
    const right = rightIn(answer, options, isKindNamed ? isMultiple : undefined);
    if (right === undefined) return this.#open('its answer names no option, or could mean two');
    if (!isMultiple && right.length > 1)
      this.notes.push('it has several right options, and is multiple choice');
    return choiceDraft(this.#meta, optionTexts, right, isMultiple || right.length > 1);
  }

  #judged(): QuestionDraft | string {
    const { options, answer } = this.#question;
    if (answer.trim() === '') return 'it has no answer';
    const [at] = options.length === 2 ? (rightIn(answer, options) ?? []) : [];
    const word = at === undefined ? answer : (options[at] ?? '');
    // “错，应为……” also contains the reason.
    const [, first = word, reason = ''] =
      /^\s*([^\s,，。;；:：（(]{1,3})[\s,，。;；:：（(]+([^]*)$/.exec(word) ?? [];
    const meta =
      reason === '' || this.#meta.explanation !== ''
        ? this.#meta
        : { ...this.#meta, explanation: this.#write(answer) };
    if (isTrue(first)) return trueFalseDraft(meta, true);
    if (isFalse(first)) return trueFalseDraft(meta, false);
    if (options.length > 0 || !/^[AB]$/i.test(first))
      return this.#open('its answer is neither true nor false');
    this.notes.push('it has no options, so its answer A is taken as true, and B as false');
    return trueFalseDraft(meta, first.toUpperCase() === 'A');
  }

  #blank(): QuestionDraft | string {
    const { stem, options } = this.#question;
    const gaps = stem.match(GAP)?.length ?? 0;
    const answer = this.#question.answer.trim() || options.join(options.length === gaps ? '\n' : ' / ');
    if (answer === '') return 'it has no answer';
    const answers = blanksIn(answer, gaps);
    if (answers === undefined || gaps > 99) return this.#open('its answer does not fit the number of blanks');
    let count = 0;
    const marked = this.#write(stem.replace(GAP, () => ` \ue200${++count}\ue201 `))
      .replace(/(?<! ) +(?=\ue200)/g, '')
      .replace(/\ue200(\d+)\ue201 */g, ' {{$1}} ')
      .replace(/ (\{\{\d+\}\}) (?=[.,;:?!，。；：？！、）)”"])/g, ' $1')
      .trim();
    return blankDraft(
      { ...this.#meta, stem: marked },
      answers.map((one) => ({ accepted: acceptedIn(one).map((text) => this.#asTyped(text)) })),
    );
  }
}

/** Converts a question that people wrote in a table or a document. */
export function readPlain(question: PlainQuestion, sourceKey: string): ReadPlain {
  if (question.stem.trim() === '') return { refused: 'it has no text' };
  const reader = new Reader(question, sourceKey);
  const draft = reader.read();
  return typeof draft === 'string' ? { refused: draft } : { draft, notes: reader.notes };
}
