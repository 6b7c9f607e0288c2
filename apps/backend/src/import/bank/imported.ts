import { createHash } from 'node:crypto';
import { digestOf } from '../../platform/digest/digest.ts';
import type { PaperDraft, QuestionDraft } from '../../modules/question/bankDraft.ts';

/** Where questions stand in the bank. */
export interface Home {
  readonly category: string;
  readonly categorySort?: number;
  readonly subject: string;
  /** Left out where the bank's own is kept. */
  readonly summary?: string;
  readonly sort?: number;
}

/**
 * A question as a reader found it, and all that the writer must know of it. Pictures in its texts have an address
 * of {@link pictureAddress} until the writer keeps their bytes.
 */
export interface ImportedQuestion {
  readonly draft: QuestionDraft;
  readonly home: Home;
  /** Where it stands in its file: a line, a row, a number. */
  readonly place: string;
  /** What of it was not taken as it stands, each with its reason. */
  readonly notes: readonly string[];
}

/** A paper, or the part of one that a file holds: those with one key become one. */
export interface ImportedPaper {
  readonly home: Home;
  readonly draft: PaperDraft;
  /** Where its sections stand among those of other parts. @defaultValue 0 */
  readonly rank?: number;
}

/** Something that was not taken. */
export interface Refusal {
  readonly place: string;
  readonly reason: string;
}

/** A picture that comes along with questions. */
export interface ImportedPicture {
  /** Its name in the file, for the report. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a reader found in a file. */
export interface Reading {
  /** How the format is called. */
  readonly format: string;
  readonly questions: readonly ImportedQuestion[];
  readonly papers: readonly ImportedPaper[];
  readonly refused: readonly Refusal[];
  /** By their addresses. */
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
  /** What is worth saying of the whole file. */
  readonly remarks: readonly string[];
}

/** Collects what a reader finds. */
export class Findings implements Reading {
  readonly format: string;
  readonly questions: ImportedQuestion[] = [];
  readonly papers: ImportedPaper[] = [];
  readonly refused: Refusal[] = [];
  readonly pictures = new Map<string, ImportedPicture>();
  readonly remarks: string[] = [];

  constructor(format: string) {
    this.format = format;
  }

  /** Takes a picture along. @returns its address until it is kept. */
  addPicture(name: string, bytes: Uint8Array): string {
    const address = pictureAddress(bytes);
    this.pictures.set(address, { name, bytes });
    return address;
  }
}

/** What the address of a picture looks like until its bytes are kept. */
export const PICTURE_ADDRESS = /\/import\/[0-9a-f]{40}/g;

const pictureAddress = (bytes: Uint8Array): string =>
  `/import/${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;

/** What a question says, however it is called: two that say the same are one. */
export const contentOf = (draft: QuestionDraft): string =>
  JSON.stringify({
    ...draft,
    sourceKey: '',
    parts: draft.parts.map((part) => ({ ...part, sourceKey: '' })),
  });

/** Shortens a text to what names a question. */
export const shortHash = (text: string): string => digestOf(text).slice(0, 16);

/** Why a question is refused whose numbers only the program that wrote it can make. */
export const NO_NUMBERS = 'its numbers are made by a formula, and it brings none';

/** The remark on a question that had numbers made anew for each student. */
export const sameNumbers = (count: number): string =>
  `every student is asked with the same numbers, the first of ${count}`;

/** Why a question that is no open one in its file became one. */
export const openSince = (why: string): string => `taken as an open question, since ${why}`;

/** The labels of options: A to Z. */
export const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
