import type { PaperDraft, QuestionDraft } from '../../src/modules/question/bankDraft.ts';
import type { BlankKey } from '../../src/modules/question/bank.tables.ts';

/** Properties of every test question. */
export interface About {
  readonly key: string;
  readonly stem: string;
  readonly explanation: string;
  readonly points?: readonly string[];
  /** 1 easy to 5 hard. @defaultValue 2 */
  readonly difficulty?: number;
}

function base({ key, stem, explanation, points = [], difficulty = 2 }: About) {
  return {
    sourceKey: `demo:${key}`,
    style: 'rich',
    stem,
    explanation,
    points,
    difficulty,
    options: [],
    parts: [],
  } as const;
}

function labelled(options: readonly string[]): QuestionDraft['options'] {
  return options.map((text, index) => ({ label: 'ABCDEFG'.charAt(index), text }));
}

/** Makes a choice with one or several right options: `right` is `B` or `ABD`. */
export function choice(
  about: About & { readonly options: readonly string[]; readonly right: string },
): QuestionDraft {
  const labels = [...about.right];
  return {
    ...base(about),
    type: labels.length > 1 ? 'multiple' : 'single',
    options: labelled(about.options),
    key: { kind: 'choice', labels },
  };
}

/** Makes a true-or-false question. */
export function trueFalse(about: About & { readonly isTrue: boolean }): QuestionDraft {
  return {
    ...base(about),
    type: 'judge',
    key: { kind: 'choice', labels: [about.isTrue ? 'true' : 'false'] },
  };
}

/**
 * Makes a question with blanks, `{{1}}` and so on in its stem; each accepts one of several texts. `shown` is
 * the key with formulas.
 */
export function blank(
  about: About & { readonly blanks: readonly (readonly string[] | BlankKey)[]; readonly shown?: string },
): QuestionDraft {
  const blanks = about.blanks.map((entry): BlankKey => ('accepted' in entry ? entry : { accepted: entry }));
  const shown = about.shown ?? blanks.map(({ accepted }) => accepted[0] ?? '').join('；');
  return { ...base(about), type: 'blank', key: { kind: 'blanks', blanks }, keyText: shown };
}

/** Makes an open question, which the student scores against `reference`. */
export function open(about: About & { readonly reference: string }): QuestionDraft {
  return { ...base(about), type: 'open', key: { kind: 'reference' }, keyText: about.reference };
}

/** Makes a text with sub-questions; `cloze` where these are its gaps. */
export function material(
  about: Pick<About, 'key' | 'stem'> & {
    readonly parts: readonly QuestionDraft[];
    readonly isCloze?: boolean;
  },
): QuestionDraft {
  const { parts, isCloze = false } = about;
  return {
    ...base({ ...about, explanation: '' }),
    type: isCloze ? 'cloze' : 'material',
    key: { kind: 'none' },
    parts,
  };
}

/** Makes a paper of sections, with the questions and the score of each. */
export function paper(
  head: {
    readonly key: string;
    readonly name: string;
    readonly minutes: number;
    readonly difficulty?: number;
    readonly sort: number;
  },
  sections: readonly {
    readonly name: string;
    readonly score: number;
    readonly of: readonly QuestionDraft[];
  }[],
): PaperDraft {
  return {
    sourceKey: `demo:${head.key}`,
    name: head.name,
    year: 2026,
    minutes: head.minutes,
    difficulty: head.difficulty ?? 2,
    sort: head.sort,
    sections: sections.map(({ name, score, of }) => ({
      name,
      questions: of.map(({ sourceKey, parts }) => ({ sourceKey, score: score * Math.max(parts.length, 1) })),
    })),
  };
}
