import type { SourceStyle } from '../../platform/richText/richText.ts';
import type { QuestionKey, QuestionKind } from './bank.tables.ts';

/** A question to be imported into the bank. */
export interface QuestionDraft {
  /** Permanent id of the question in its source. */
  readonly sourceKey: string;
  readonly type: QuestionKind;
  readonly style: SourceStyle;
  /** Source text; `{{1}}` is the first blank. */
  readonly stem: string;
  readonly options: readonly { readonly label: string; readonly text: string }[];
  readonly key: QuestionKey;
  /** The correct answer as shown in the report; omitted where the labels are enough. */
  readonly keyText?: string;
  readonly explanation: string;
  /** 1 easy to 5 hard. */
  readonly difficulty: number;
  /** Names of knowledge points. */
  readonly points: readonly string[];
  /** The questions of a material or a cloze. */
  readonly parts: readonly QuestionDraft[];
}

/** A paper to be imported into the bank. */
export interface PaperDraft {
  readonly sourceKey: string;
  readonly name: string;
  readonly year: number | null;
  readonly minutes: number;
  readonly difficulty: number;
  readonly sort: number;
  readonly sections: readonly {
    readonly name: string;
    /** Questions by their source key; a material includes its parts and splits its score among them. */
    readonly questions: readonly { readonly sourceKey: string; readonly score: number }[];
  }[];
}

/** A subject with all its questions and papers. */
export interface SubjectDraft {
  readonly category: string;
  /** Undefined where the import has none: an existing category keeps its sort, a new one comes last. */
  readonly categorySort?: number;
  readonly name: string;
  /** Undefined like `categorySort`: an existing subject keeps its summary. */
  readonly summary?: string;
  /** Undefined like `categorySort`. */
  readonly sort?: number;
  readonly questions: readonly QuestionDraft[];
  readonly papers: readonly PaperDraft[];
}
