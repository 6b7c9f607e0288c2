import { createHash } from 'node:crypto';
import { digestOf } from '../../platform/digest/digest.ts';
import type { PaperDraft, QuestionDraft } from '../../modules/question/bankDraft.ts';

/** Category and subject of questions in the bank. */
export interface Home {
  readonly category: string;
  readonly categorySort?: number;
  readonly subject: string;
  /** Undefined where the bank's own summary is kept. */
  readonly summary?: string;
  readonly sort?: number;
}

/**
 * A question as found by a reader, with everything the writer needs. Pictures in its texts have a {@link
 * pictureAddress} until their bytes are stored.
 */
export interface ImportedQuestion {
  readonly draft: QuestionDraft;
  readonly home: Home;
  /** Its place in the file: a line, a row, a number. */
  readonly place: string;
  /** Remarks about what could not be imported unchanged, with reasons. */
  readonly notes: readonly string[];
}

/** A paper, or the part of one that a file contains: parts with the same key are merged. */
export interface ImportedPaper {
  readonly home: Home;
  readonly draft: PaperDraft;
  /** Position of its sections among those of other parts. @defaultValue 0 */
  readonly rank?: number;
}

/** Something that was not imported. */
export interface Refusal {
  readonly place: string;
  readonly reason: string;
}

/** A picture of questions. */
export interface ImportedPicture {
  /** Its name in the file, for the report. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The contents that a reader found in a file. */
export interface Reading {
  /** Name of the format. */
  readonly format: string;
  readonly questions: readonly ImportedQuestion[];
  readonly papers: readonly ImportedPaper[];
  readonly refused: readonly Refusal[];
  /** By their temporary addresses. */
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
  /** Remarks about the whole file. */
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

  /** Adds a picture. @returns its temporary address. */
  addPicture(name: string, bytes: Uint8Array): string {
    const address = pictureAddress(bytes);
    this.pictures.set(address, { name, bytes });
    return address;
  }
}

/** Pattern of a picture's temporary address. */
export const PICTURE_ADDRESS = /\/import\/[0-9a-f]{40}/g;

const pictureAddress = (bytes: Uint8Array): string =>
  `/import/${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;

/** Returns the content of a question without its name: questions with equal content are duplicates. */
export const contentOf = (draft: QuestionDraft): string =>
  JSON.stringify({ ...draft, sourceKey: '', parts: draft.parts.map((part) => ({ ...part, sourceKey: '' })) });

/** Shortens a text's hash to a name of a question. */
export const shortHash = (text: string): string => digestOf(text).slice(0, 16);

/** Reason to refuse a question whose numbers only its own program can generate. */
export const NO_NUMBERS = 'its numbers are made by a formula, and it brings none';

/** The remark on a question whose numbers differed for each student. */
export const sameNumbers = (count: number): string =>
  `every student is asked with the same numbers, the first of ${count}`;

/** Returns the remark on a question that became an open one. */
export const openSince = (reason: string): string => `taken as an open question, since ${reason}`;

/** The labels of options: A to Z. */
export const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
