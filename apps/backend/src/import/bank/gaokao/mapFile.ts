import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import { splitOptions } from '../splitOptions.ts';
import { sectionRank, subjectName } from './collections.ts';
import { acceptedOf, findGaps, markGaps, markLines, numberedAnswers } from './gaps.ts';
import { papersOf } from './papers.ts';
import type { SourceFile, SourceItem } from './sourceFile.ts';
import { splitExplanation, type SplitPart, splitParts, type SplitPassage } from './splitParts.ts';
import { Findings, type Home, openSince } from '../imported.ts';
import { escapeDollars, type TextLanguage, tidyBrackets, tidyText } from './tidyText.ts';
import { writeTables } from './writeTables.ts';

/** Why a question became an open one although its file declares another kind. */
export type FallbackReason =
  | 'no-options'
  | 'empty-option'
  | 'no-parts'
  | 'prose-key'
  | 'blank-count'
  | 'no-gaps';

/** The question that an item was converted to. */
interface Mapped {
  readonly draft: QuestionDraft;
  readonly fallbackReason?: FallbackReason;
}

/** Removes the printed number and score at the beginning of a question: "3．（6分）". */
function withoutHead(text: string): string {
  return (
    text
      .replace(/^\s*\d{1,2}\s*[．.、]\s*/, '')
      .replace(/^[（(]\s*\d{1,2}\s*分\s*[）)]\s*/, '')
      // OCR may put the closing bracket into the formula after it.
      .replace(/^[（(]\s*\d{1,2}\s*分\s*\$\s*[）)]\s*/, '$')
      .trim()
  );
}

/** Marks the gap of an English stem, which these files write as a wide space; after a question mark it is none. */
function blankLine(stem: string): string {
  return stem
    .replace(/\u3000+/g, ' ______ ')
    .replace(/\s+/g, ' ')
    .replace(/([?？]) ______ ?$/, '$1')
    .replace(/______ (?=[.,;?!])/, '______')
    .trim();
}

/** Turns the lines of long texts with several sources into paragraphs; the rows of a table stay together. */
function paragraphs(text: string): string {
  return text.length > 160 ? text.replace(/(?<!\|)\n+|\n+(?!\|)/g, '\n\n') : text;
}

/** Removes what a scanning service added to a text: its own headings, and URLs of missing pictures. */
function withoutScanMarks(text: string): string {
  return text.replace(/^\\section\*?\{.*$/gm, '').replace(/!\[[^\]]*\]\(https?:[^)]*\)/g, '〔原题此处有图〕');
}

/** Tells whether the dollar signs of a file enclose formulas; otherwise they are money. */
function writesTex(file: SourceFile): boolean {
  const withTex = file.items.filter(({ question }) =>
    question
      .split('$')
      .slice(1, -1)
      .some((tex) => /[\\^_{]/.test(tex)),
  );
  return withTex.length * 5 > file.items.length;
}

/** Converts the items of one file. */
class Mapper {
  readonly #file: SourceFile;
  readonly #hasTex: boolean;
  readonly #language: TextLanguage;

  constructor(file: SourceFile) {
    this.#file = file;
    this.#hasTex = writesTex(file);
    this.#language = file.subject === 'English' ? 'en' : 'zh';
  }

  #tidy(text: string, language = this.#language): string {
    if (this.#hasTex) return tidyText(withoutScanMarks(text), language, true);
    return escapeDollars(tidyText(language === 'zh' ? writeTables(text) : text, language, false));
  }

  map(item: SourceItem): Mapped {
    switch (this.#file.kind) {
      case 'choice':
        return this.#choice(item);
      case 'reading':
        return this.#reading(item);
      case 'cloze':
        return this.#cloze(item);
      case 'chosen':
        return this.#chosen(item);
      case 'gaps':
        return this.#gaps(item);
      case 'dictation':
        return this.#dictation(item);
      case 'blank':
        return this.#blank(item);
      case 'open':
        return { draft: this.#openDraft(item) };
      case 'any':
        return this.#any(item);
    }
  }

  /** Converts an item of an unknown collection: the answers determine the kind of its questions. */
  #any(item: SourceItem): Mapped {
    if (typeof item.answer === 'string') return { draft: this.#openDraft(item) };
    if (item.answer.length === 1) return this.#choice(item);
    const read = this.#reading(item);
    return read.fallbackReason === undefined ? read : this.#chosen(item);
  }

  #openDraft(item: SourceItem): QuestionDraft {
    return this.#open(item, withoutHead(this.#tidy(item.question)));
  }

  #base(item: SourceItem): Omit<QuestionDraft, 'type' | 'stem' | 'key'> {
    return {
      sourceKey: `gaokao:${this.#file.keywords}:${item.index}`,
      style: 'plain',
      options: [],
      explanation: this.#tidy(item.analysis, 'zh'),
      difficulty: 3,
      points: [],
      parts: [],
    };
  }

  #open(item: SourceItem, stem: string): QuestionDraft {
    const answer = typeof item.answer === 'string' ? this.#tidy(item.answer, 'zh') : item.answer.join('，');
    return {
      ...this.#base(item),
      type: 'open',
      stem: paragraphs(stem),
      key: { kind: 'reference' },
      keyText: answer,
    };
  }

  #choice(item: SourceItem): Mapped {
    const text = withoutHead(tidyBrackets(this.#tidy(item.question)));
    const labels = [...(item.answer[0] ?? '')];
    const split = splitOptions(text, labels);
    if (split.kind === 'whole') return { draft: this.#open(item, text), fallbackReason: split.reason };
    const { stem } = split.question;
    const options = split.question.options.map((option) => ({
      ...option,
      text: option.text.replace(/([\u4e00-\u9fff])\n(?=[\u4e00-\u9fff])/g, '$1'),
    }));
    const type = labels.length > 1 ? 'multiple' : 'single';
    return {
      draft: {
        ...this.#base(item),
        type,
        stem: tidyBrackets(stem),
        options,
        key: { kind: 'choice', labels },
      },
    };
  }

  #blank(item: SourceItem): Mapped {
    const answer =
      typeof item.answer === 'string'
        ? item.answer
            .trim()
            .replace(/[.。．]$/, '')
            .trimEnd()
        : '';
    let count = 0;
    const marked = withoutHead(this.#tidy(item.question)).replace(
      /_{2,}|\\underline\{(?:\\q?quad|[\s~])*\}/g,
      () => `{{${++count}}}`,
    );
    const stem = count === 0 ? `${marked} {{1}}` : marked;
    const keys = count > 1 ? answer.split(/[;；]/).map((key) => key.trim()) : [answer];
    const isProse = /[\u4e00-\u9fff].*[\u4e00-\u9fff]/.test(answer.replace(/\$[^$]*\$/g, ''));
    const fallbackReason = isProse
      ? 'prose-key'
      : keys.length !== Math.max(count, 1)
        ? 'blank-count'
        : undefined;
    if (fallbackReason !== undefined) return { draft: this.#open(item, marked), fallbackReason };
    const key = { kind: 'blanks', blanks: keys.map((text) => ({ accepted: [text] })) } as const;
    return { draft: { ...this.#base(item), type: 'blank', stem, key, keyText: keys.join('；') } };
  }

  /** Makes the sub-questions of a passage, each with its part of the explanation. */
  #parts(
    item: SourceItem,
    split: SplitPassage,
    stemOf: (part: SplitPart, index: number) => string,
  ): QuestionDraft[] {
    const answers = typeof item.answer === 'string' ? [] : item.answer;
    const base = this.#base(item);
    const pieces = splitExplanation(
      base.explanation,
      split.parts.map((part) => part.number),
    );
    return split.parts.map((part, index): QuestionDraft => {
      const labels = [...(answers[index] ?? '')];
      return {
        ...base,
        sourceKey: `${base.sourceKey}:${index + 1}`,
        type: labels.length > 1 ? 'multiple' : 'single',
        stem: stemOf(part, index),
        options: part.options,
        key: { kind: 'choice', labels },
        explanation: pieces?.[index] ?? (index === 0 ? base.explanation : ''),
      };
    });
  }

  #group(
    item: SourceItem,
    type: 'material' | 'cloze',
    passage: string,
    parts: readonly QuestionDraft[],
  ): Mapped {
    // Each line of a cleaned passage is a paragraph.
    const stem = passage.replace(/\n+/g, '\n\n');
    return { draft: { ...this.#base(item), type, stem, key: { kind: 'none' }, explanation: '', parts } };
  }

  #reading(item: SourceItem): Mapped {
    const text = this.#tidy(item.question).replace(/^[A-E]\s*\n/, '');
    const split = splitParts(text, typeof item.answer === 'string' ? [] : item.answer);
    if (split === undefined) return { draft: this.#open(item, text), fallbackReason: 'no-parts' };
    const stemOf = (part: SplitPart) =>
      this.#language === 'en' ? blankLine(part.stem) : part.stem.replace(/(?<!\s)\s+$/, '（\u3000\u3000）');
    return this.#group(item, 'material', split.passage, this.#parts(item, split, stemOf));
  }

  /** Converts a passage with numbered gaps, and options for each below it. */
  #cloze(item: SourceItem): Mapped {
    const text = this.#tidy(item.question);
    const split = splitParts(text, typeof item.answer === 'string' ? [] : item.answer);
    if (split === undefined) return { draft: this.#open(item, text), fallbackReason: 'no-parts' };
    const marked = markGaps(
      split.passage,
      split.parts.map((part) => part.number),
    );
    // Where the gaps cannot be found in the text, the printed numbers name them.
    const parts = this.#parts(
      item,
      split,
      (part, at) => `第 ${marked === undefined ? part.number : at + 1} 空`,
    );
    return this.#group(item, 'cloze', marked ?? split.passage, parts);
  }

  /** Converts a passage whose gaps share the options below it. */
  #chosen(item: SourceItem): Mapped {
    const text = this.#tidy(item.question);
    const answers = typeof item.answer === 'string' ? [] : item.answer;
    const split = splitOptions(text, answers);
    if (split.kind === 'whole') return { draft: this.#open(item, text), fallbackReason: split.reason };
    const marked = findGaps(split.question.stem, answers.length);
    if (marked === undefined) return { draft: this.#open(item, text), fallbackReason: 'no-gaps' };
    const first = Number(/(\d{1,2})\s*[．.、]/.exec(item.analysis)?.[1] ?? 1);
    const parts = answers.map((_, at) => ({ number: first + at, stem: '', options: split.question.options }));
    const passage = { passage: marked, parts };
    return this.#group(
      item,
      'cloze',
      marked,
      this.#parts(item, passage, (_, at) => `第 ${at + 1} 空`),
    );
  }

  #blanks(item: SourceItem, stem: string, answers: readonly string[]): Mapped {
    const key = { kind: 'blanks', blanks: answers.map((text) => ({ accepted: acceptedOf(text) })) } as const;
    return {
      draft: {
        ...this.#base(item),
        type: 'blank',
        stem: stem.replace(/\n+/g, '\n\n'),
        key,
        keyText: answers.join('；'),
      },
    };
  }

  /** Converts numbered gaps to write in. */
  #gaps(item: SourceItem): Mapped {
    const text = this.#tidy(item.question);
    const key = numberedAnswers(typeof item.answer === 'string' ? item.answer : item.answer.join('\n'));
    if (key === undefined) return { draft: this.#open(item, text), fallbackReason: 'blank-count' };
    const numbers = key.answers.map((_, at) => key.first + at);
    const marked = markGaps(text, numbers) ?? findGaps(text, numbers.length);
    return marked === undefined
      ? { draft: this.#open(item, text), fallbackReason: 'no-gaps' }
      : this.#blanks(item, marked, key.answers);
  }

  /** Converts famous lines with blanks; their key numbers them consecutively. */
  #dictation(item: SourceItem): Mapped {
    const text = withoutHead(this.#tidy(item.question));
    const { stem, count } = markLines(text);
    const key = numberedAnswers(typeof item.answer === 'string' ? item.answer : item.answer.join('\n'));
    if (key === undefined || count === 0 || key.answers.length !== count || count > 99)
      return { draft: this.#open(item, text), fallbackReason: 'blank-count' };
    return this.#blanks(item, stem, key.answers);
  }
}

/** Explains why a question was not split. */
const REASONS: Readonly<Record<FallbackReason, string>> = {
  'no-options': 'its options could not be found',
  'empty-option': 'an option has no text (a picture the file does not hold)',
  'no-parts': 'the questions under the passage could not be told apart',
  'prose-key': 'its key is prose, which no program can mark',
  'blank-count': 'its key does not fit the number of blanks',
  'no-gaps': 'its gaps could not be found',
};

const mentionsPicture = (stem: string): boolean => /[如下右左]图|图[甲乙丙1-9]|〔原题此处有图〕/.test(stem);

/** Converts a validated file to questions and papers of one subject. */
export function mapFile(file: SourceFile): Findings {
  const findings = new Findings('GAOKAO-Bench');
  const subject = subjectName(file.subject);
  const home: Home = {
    category: '高考真题',
    categorySort: 10,
    subject: subject.name,
    summary: `历年高考${subject.name}真题`,
    sort: subject.sort,
  };
  const mapper = new Mapper(file);
  const drafts = new Map<number, QuestionDraft>();
  for (const item of file.items) {
    const { draft, fallbackReason } = mapper.map(item);
    drafts.set(item.index, draft);
    const notes = [
      ...(fallbackReason === undefined ? [] : [openSince(REASONS[fallbackReason])]),
      ...(mentionsPicture(draft.stem) ? ['it speaks of a picture that the file does not hold'] : []),
    ];
    findings.questions.push({ draft, home, place: `index ${item.index}`, notes });
  }
  findings.refused.push(...file.refused);
  if (file.lacksScores) findings.remarks.push('questions without a score have 5 points on the papers');
  if (file.items.length > 0)
    findings.papers.push(
      ...papersOf(file, drafts, subject).map((draft) => ({ home, draft, rank: sectionRank(file.section) })),
    );
  return findings;
}
