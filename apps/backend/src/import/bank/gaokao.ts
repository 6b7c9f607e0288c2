import type { PaperDraft, QuestionDraft, SubjectDraft } from '../../modules/question/bankDraft.ts';
import type { SourceFile, SourceItem, SourceKind } from './sourceFile.ts';
import { splitOptions } from './splitOptions.ts';
import { splitExplanation, splitParts } from './splitParts.ts';
import { escapeDollars, type TextLanguage, tidyBrackets, tidyText } from './tidyText.ts';
import { writeTables } from './writeTables.ts';

/** Why a question is kept as an open one although its file promises another kind. */
export type KeptReason = 'no-options' | 'empty-option' | 'no-parts' | 'prose-key' | 'blank-count';

/** A question that could not be taken apart, and stays whole as an open question. */
export interface KeptWhole {
  readonly sourceKey: string;
  readonly reason: KeptReason;
}

/** What a file became. */
export interface MappedFile {
  readonly subject: SubjectDraft;
  readonly kept: readonly KeptWhole[];
  /** Questions that speak of a picture, which these files do not hold. */
  readonly pictureKeys: readonly string[];
}

/** How one item became a question. */
interface Mapped {
  readonly draft: QuestionDraft;
  readonly kept?: KeptReason;
}

interface SubjectName {
  readonly name: string;
  readonly sort: number;
  readonly minutes: number;
}

const SUBJECTS: Readonly<Record<string, SubjectName>> = {
  Chinese: { name: '语文', sort: 1, minutes: 150 },
  Math_I: { name: '数学', sort: 2, minutes: 120 },
  Math_II: { name: '数学（文科）', sort: 3, minutes: 120 },
  English: { name: '英语', sort: 4, minutes: 120 },
  Physics: { name: '物理', sort: 5, minutes: 60 },
  Chemistry: { name: '化学', sort: 6, minutes: 50 },
  Biology: { name: '生物', sort: 7, minutes: 40 },
  Political_Science: { name: '政治', sort: 8, minutes: 60 },
  History: { name: '历史', sort: 9, minutes: 60 },
  Geography: { name: '地理', sort: 10, minutes: 60 },
};

const SECTION_NAMES: Readonly<Record<SourceKind, string>> = {
  choice: '选择题',
  reading: '阅读理解',
  blank: '填空题',
  open: '材料解析题',
};
const SECTION_ORDER: readonly SourceKind[] = ['choice', 'blank', 'reading', 'open'];

/** Writes the names of volumes one way: 新课标ⅱ, 新课标II and 新课标Ⅱ are the same. */
function volumeName(volume: string): string {
  const roman = volume
    .replace(/ⅰ|(?<=卷|标)i(?!i)/g, 'Ⅰ')
    .replace(/ⅱ|(?<=卷|标)ii(?!i)/g, 'Ⅱ')
    .replace(/ⅲ|(?<=卷|标)iii/g, 'Ⅲ');
  const named = /^(?:甲|乙)卷$/.test(roman) ? `全国${roman}` : roman === '解析版' ? '全国卷' : roman;
  const spaced = named
    .replace(/([\u4e00-\u9fff])([ⅠⅡⅢ])/g, '$1 $2')
    .replace(/^(新课标|全国卷) ([ⅠⅡⅢ])$/, '$1 $2 卷');
  return spaced
    .replace('全国卷 Ⅰ 卷', '全国 Ⅰ 卷')
    .replace('全国卷 Ⅱ 卷', '全国 Ⅱ 卷')
    .replace('全国卷 Ⅲ 卷', '全国 Ⅲ 卷');
}

/** Takes the printed number and score from the head of a question: "3．（6分）". */
function withoutHead(text: string): string {
  return (
    text
      .replace(/^\s*\d{1,2}\s*[．.、]\s*/, '')
      .replace(/^[（(]\s*\d{1,2}\s*分\s*[）)]\s*/, '')
      // A scan takes the closing bracket into the formula after it.
      .replace(/^[（(]\s*\d{1,2}\s*分\s*\$\s*[）)]\s*/, '$')
      .trim()
  );
}

/** Draws the gap of an English stem, which these files write as wide blanks; after a question mark it is none. */
function blankLine(stem: string): string {
  return stem
    .replace(/\u3000+/g, ' ______ ')
    .replace(/\s+/g, ' ')
    .replace(/([?？]) ______ ?$/, '$1')
    .replace(/______ (?=[.,;?!])/, '______')
    .trim();
}

/** Long texts of several sources read better as paragraphs than as lines; the rows of a table stay together. */
function paragraphs(text: string): string {
  return text.length > 160 ? text.replace(/(?<!\|)\n+|\n+(?!\|)/g, '\n\n') : text;
}

/** Takes out what a scanning service leaves in a text: headings of its own, and addresses of pictures that the file does not hold. */
function withoutScanMarks(text: string): string {
  return text.replace(/^\\section\*?\{.*$/gm, '').replace(/!\[[^\]]*\]\(https?:[^)]*\)/g, '〔原题此处有图〕');
}

/** Whether a file writes formulas between dollar signs, or money. */
function writesTex(file: SourceFile): boolean {
  const withTex = file.items.filter((item) => /\$[^$]*[\\^_{][^$]*\$/.test(item.question));
  return withTex.length * 5 > file.items.length;
}

/** Reads the items of one file. */
class Mapper {
  readonly #file: SourceFile;
  readonly #hasTex: boolean;
  readonly #language: TextLanguage;

  constructor(file: SourceFile) {
    this.#file = file;
    this.#hasTex = writesTex(file);
    this.#language = file.kind === 'reading' ? 'en' : 'zh';
  }

  #tidy(text: string, language = this.#language): string {
    if (this.#hasTex) return tidyText(withoutScanMarks(text), language, true);
    return escapeDollars(tidyText(language === 'zh' ? writeTables(text) : text, language, false));
  }

  map(item: SourceItem): Mapped {
    if (this.#file.kind === 'reading') return this.#reading(item);
    if (this.#file.kind === 'blank') return this.#blank(item);
    return this.#file.kind === 'choice'
      ? this.#choice(item)
      : { draft: this.#open(item, withoutHead(this.#tidy(item.question))) };
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
    if (split.kind === 'whole') return { draft: this.#open(item, text), kept: split.reason };
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
    const answer = typeof item.answer === 'string' ? item.answer.trim().replace(/\s*[.。．]$/, '') : '';
    let count = 0;
    const marked = withoutHead(this.#tidy(item.question)).replace(
      /_{2,}|\\underline\{(?:\\q?quad|[\s~])*\}/g,
      () => `{{${++count}}}`,
    );
    const stem = count === 0 ? `${marked} {{1}}` : marked;
    const keys = count > 1 ? answer.split(/[;；]/).map((key) => key.trim()) : [answer];
    const isProse = /[\u4e00-\u9fff].*[\u4e00-\u9fff]/.test(answer.replace(/\$[^$]*\$/g, ''));
    const kept = isProse ? 'prose-key' : keys.length !== Math.max(count, 1) ? 'blank-count' : undefined;
    if (kept !== undefined) return { draft: this.#open(item, marked), kept };
    const key = { kind: 'blanks', blanks: keys.map((text) => ({ accepted: [text] })) } as const;
    return { draft: { ...this.#base(item), type: 'blank', stem, key, keyText: keys.join('；') } };
  }

  #reading(item: SourceItem): Mapped {
    const text = this.#tidy(item.question).replace(/^[A-E]\s*\n/, '');
    const answers = typeof item.answer === 'string' ? [] : item.answer;
    const split = splitParts(text, answers);
    if (split === undefined) return { draft: this.#open(item, text), kept: 'no-parts' };
    const base = this.#base(item);
    const pieces = splitExplanation(
      base.explanation,
      split.parts.map((part) => part.number),
    );
    const parts = split.parts.map((part, index): QuestionDraft => {
      const labels = [...(answers[index] ?? '')];
      return {
        ...base,
        sourceKey: `${base.sourceKey}:${index + 1}`,
        type: labels.length > 1 ? 'multiple' : 'single',
        stem: blankLine(part.stem),
        options: part.options,
        key: { kind: 'choice', labels },
        explanation: pieces?.[index] ?? (index === 0 ? base.explanation : ''),
      };
    });
    // Each line of a tidied passage is a paragraph.
    const stem = split.passage.replace(/\n+/g, '\n\n');
    return { draft: { ...base, type: 'material', stem, key: { kind: 'none' }, explanation: '', parts } };
  }
}

/** Puts a file's questions on papers, one a year, with a section for each volume. */
function papersOf(
  file: SourceFile,
  drafts: ReadonlyMap<number, QuestionDraft>,
  subject: SubjectName,
): PaperDraft[] {
  const years = Map.groupBy(file.items, (item) => item.year);
  return [...years].map(([year, items]): PaperDraft => {
    const volumes = Map.groupBy(items, (item) => volumeName(item.volume));
    return {
      sourceKey: `gaokao:${file.subject}:${year}`,
      name: `${year} 年高考${subject.name}真题`,
      year,
      minutes: subject.minutes,
      difficulty: 4,
      sort: 3000 - year,
      sections: [...volumes].map(([volume, members]) => ({
        name: `${volume} · ${SECTION_NAMES[file.kind]}`,
        questions: members.map((item) => {
          const draft = drafts.get(item.index);
          return {
            sourceKey: draft?.sourceKey ?? '',
            score: item.score * Math.max(draft?.parts.length ?? 0, 1),
          };
        }),
      })),
    };
  });
}

/** ConcurrencyLimit a checked file into questions and papers of one subject. */
export function mapFile(file: SourceFile): MappedFile {
  const subject = SUBJECTS[file.subject] ?? {
    name: file.subject.replaceAll('_', ' '),
    sort: 50,
    minutes: 60,
  };
  const mapper = new Mapper(file);
  const drafts = new Map<number, QuestionDraft>();
  const kept: KeptWhole[] = [];
  for (const item of file.items) {
    const mapped = mapper.map(item);
    drafts.set(item.index, mapped.draft);
    if (mapped.kept !== undefined) kept.push({ sourceKey: mapped.draft.sourceKey, reason: mapped.kept });
  }
  const questions = [...drafts.values()];
  return {
    subject: {
      category: '高考真题',
      categorySort: 10,
      name: subject.name,
      summary: `历年高考${subject.name}真题`,
      sort: subject.sort,
      questions,
      papers: papersOf(file, drafts, subject),
    },
    kept,
    pictureKeys: questions
      .filter((draft) => /[如下右左]图|图[甲乙丙1-9]/.test(draft.stem))
      .map((draft) => draft.sourceKey),
  };
}

/** Joins the subjects of several files: a subject's papers of one year become one paper with more sections. */
export function joinSubjects(files: readonly SubjectDraft[]): readonly SubjectDraft[] {
  const byName = Map.groupBy(files, (subject) => subject.name);
  return [...byName.values()].flatMap((subjects): SubjectDraft[] => {
    const [first] = subjects;
    if (first === undefined) return [];
    const papers = Map.groupBy(
      subjects.flatMap((subject) => subject.papers),
      (paper) => paper.sourceKey,
    );
    const rank = (name: string) => SECTION_ORDER.findIndex((kind) => name.endsWith(SECTION_NAMES[kind]));
    return [
      {
        ...first,
        questions: subjects.flatMap((subject) => subject.questions),
        papers: [...papers.values()].flatMap((same) => {
          const [paper] = same;
          if (paper === undefined) return [];
          const sections = same.flatMap((one) => one.sections);
          return [{ ...paper, sections: sections.toSorted((a, b) => rank(a.name) - rank(b.name)) }];
        }),
      },
    ];
  });
}
