/**
 * The structure of the questions in a file.
 * - `choice`: a stem with options. `reading`: a passage with numbered questions, each with options.
 * - `cloze`: a passage with numbered gaps, and options for each. `chosen`: gaps that share one list of options.
 * - `gaps`: numbered gaps to write in. `dictation`: blanks to write in. `blank`: blanks with short keys.
 * - `open`: answered in free text. `any`: determined by the answers.
 */
export type SourceKind =
  | 'choice'
  | 'reading'
  | 'cloze'
  | 'chosen'
  | 'gaps'
  | 'dictation'
  | 'blank'
  | 'open'
  | 'any';

/** The properties that a collection's name reveals. */
export interface Collection {
  /** For example `Math_I`. */
  readonly subject: string;
  readonly kind: SourceKind;
  /** The heading of its questions on a paper. */
  readonly section: string;
}

/** The name of a subject in the bank. */
export interface SubjectName {
  readonly name: string;
  readonly sort: number;
  readonly minutes: number;
}

const SUBJECTS: Readonly<Record<string, SubjectName & { readonly also?: readonly string[] }>> = {
  Chinese: { name: '语文', sort: 1, minutes: 150, also: ['语文'] },
  Math_II: { name: '数学（文科）', sort: 3, minutes: 120, also: ['文数', '文科数学'] },
  Math_I: { name: '数学', sort: 2, minutes: 120, also: ['理数', '理科数学', '数学', 'Math', 'Mathematics'] },
  English: { name: '英语', sort: 4, minutes: 120, also: ['英语'] },
  Physics: { name: '物理', sort: 5, minutes: 60, also: ['物理'] },
  Chemistry: { name: '化学', sort: 6, minutes: 50, also: ['化学'] },
  Biology: { name: '生物', sort: 7, minutes: 40, also: ['生物'] },
  Political_Science: { name: '政治', sort: 8, minutes: 60, also: ['政治', 'Politics'] },
  History: { name: '历史', sort: 9, minutes: 60, also: ['历史'] },
  Geography: { name: '地理', sort: 10, minutes: 60, also: ['地理'] },
};

/** Endings of collections' names, longer ones before their own endings; their order is that of a paper. */
const ENDINGS: readonly (readonly [ending: RegExp, kind: SourceKind, section: string])[] = [
  [/_Lang_and_Usage_MCQs$|语言文字运用选择题$/, 'choice', '语言文字运用'],
  [/_MCQs$|选择题$|单项选择$/, 'choice', '选择题'],
  [/_Fill_in_Blanks$|完形填空$/, 'cloze', '完形填空'],
  [/_Cloze_Test$|七选五$/, 'chosen', '七选五'],
  [/_Fill-in-the-Blank$|填空题$/, 'blank', '填空题'],
  [/_Cloze_Passage$|短文填词$|语法填空$/, 'gaps', '语法填空'],
  [/_Error_Correction$|短文改错$/, 'open', '短文改错'],
  [/_Modern_Lit$|现代文阅读$/, 'reading', '现代文阅读'],
  [/_Reading_Comp$|阅读理解$/, 'reading', '阅读理解'],
  [/_Classical_Chinese_Reading$|文言文阅读$/, 'open', '文言文阅读'],
  [/_Ancient_Poetry_Reading$|古代诗歌阅读$/, 'open', '古代诗歌阅读'],
  [/_Dictation$|默写题?$/, 'dictation', '名篇名句默写'],
  [/_Literary_Text_Reading$|文学类文本阅读$/, 'open', '文学类文本阅读'],
  [/_Practical_Text_Reading$|实用类文本阅读$/, 'open', '实用类文本阅读'],
  [/_Language_and_Writing_Skills_Open-ended_Questions$|语言文字运用解答题$/, 'open', '语言文字表达'],
  [/_Open-ended_Questions$|解答题$|论述题$/, 'open', '材料解析题'],
];

/** Returns the position of a section on a paper, by its heading. */
export const sectionRank = (name: string): number => {
  const rank = ENDINGS.findIndex(([, , section]) => name === section);
  return rank === -1 ? ENDINGS.length : rank;
};

/**
 * Parses the name of a collection: the subject from its beginning, the kind from its ending; unknown ones are
 * allowed.
 */
export function collectionOf(keywords: string): Collection {
  const name = keywords.replace(/^\d{4}(?:-\d{4})?[_年]?\s*/, '');
  const ending = ENDINGS.find(([form]) => form.test(name));
  const found = Object.entries(SUBJECTS).find(([key, { also = [] }]) =>
    [key, ...also].some((word) => name.startsWith(word) && !/^[a-z]/.test(name.slice(word.length))),
  );
  return {
    subject: found?.[0] ?? (name.replace(ending?.[0] ?? '', '') || name),
    kind: ending?.[1] ?? 'any',
    section: ending?.[2] ?? '试题',
  };
}

/** Returns the name of a collection's subject. */
export const subjectName = (subject: string): SubjectName =>
  SUBJECTS[subject] ?? { name: subject.replaceAll('_', ' '), sort: 50, minutes: 60 };
