import type { SourceStyle } from '../../platform/richText/richText.ts';
import type { QuestionKey, QuestionKind } from './bank.tables.ts';

/** A question on its way into the bank from an import. */
export interface QuestionDraft {
  /** Names it in its source for ever. */
  readonly sourceKey: string;
  readonly type: QuestionKind;
  readonly style: SourceStyle;
  /** Source text; `{{1}}` is the first blank. */
  readonly stem: string;
  readonly options: readonly { readonly label: string; readonly text: string }[];
  readonly key: QuestionKey;
  /** The key as the report shows it; left out where the letters say it all. */
  readonly keyText?: string;
  readonly explanation: string;
  /** 1 easy to 5 hard. */
  readonly difficulty: number;
  /** Names of knowledge points. */
  readonly points: readonly string[];
  /** Questions of a material or a cloze. */
  readonly parts: readonly QuestionDraft[];
}

/** A paper on its way into the bank. */
export interface PaperDraft {
  readonly sourceKey: string;
  readonly name: string;
  readonly year: number | null;
  readonly minutes: number;
  readonly difficulty: number;
  readonly sort: number;
  readonly sections: readonly {
    readonly name: string;
    /** Questions by their source key; a material stands for its parts and shares its score among them. */
    readonly questions: readonly { readonly sourceKey: string; readonly score: number }[];
  }[];
}

/** A subject with everything in it. */
export interface SubjectDraft {
  readonly category: string;
  /** Left out where an import knows none: what is there stays, and a new one is last. */
  readonly categorySort?: number;
  readonly name: string;
  /** Left out as the sort of the category is. */
  readonly summary?: string;
  /** Left out as the sort of the category is. */
  readonly sort?: number;
  readonly questions: readonly QuestionDraft[];
  readonly papers: readonly PaperDraft[];
}
