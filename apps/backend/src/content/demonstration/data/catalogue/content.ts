import type { CoverMotif } from '../../../drawing/covers/cover.ts';

/** A text in both languages, Chinese first. */
export type Words = readonly [zh: string, en: string];

/** A subject with those under it. */
export interface CategoryContent {
  readonly key: string;
  readonly name: Words;
  /** Motif of its courses' covers and name of its icon. */
  readonly motif: CoverMotif;
  readonly children?: readonly Omit<CategoryContent, 'children'>[];
}

/** Somebody who teaches. */
export interface TeacherContent {
  readonly key: string;
  readonly presents: 'f' | 'm';
  readonly name: Words;
  readonly title: Words;
  readonly motto: Words;
  readonly introduction: Words;
}

/** A course as a person would write it down. */
export interface CourseContent {
  /** In Latin letters; also what its cover is drawn from. */
  readonly key: string;
  readonly category: string;
  readonly teacher: string;
  readonly kind: 'live' | 'recorded';
  /** Evening of a live course, 0 for Monday to 6 for Sunday. @defaultValue 3 */
  readonly weekday?: number;
  readonly name: Words;
  readonly summary: Words;
  /** Paragraphs, separated by an empty line. */
  readonly about: Words;
  readonly outcomes: readonly Words[];
  readonly prerequisites?: Words;
  /** 1 to 5. */
  readonly level: number;
  readonly language: string;
  readonly hours: number;
  /** Yuan, now and before a reduction. */
  readonly price: readonly [now: number, before: number];
  readonly students: number;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** True where the school's own questions are answered before it is bought. @defaultValue false */
  readonly hasQuestions?: boolean;
  /**
   * Chapters and lessons, a line each: `# chapter | English`, then `lesson | English | minutes`;
   * a `*` before a lesson opens it to everyone.
   */
  readonly outline: string;
  /** A line each: stars, a space, what the student says; after ` → ` the teacher's answer. */
  readonly reviews: string;
}

/** Several courses sold as one. */
export interface PackageContent {
  readonly key: string;
  readonly category: string;
  readonly name: Words;
  readonly summary: Words;
  readonly about: Words;
  readonly outcomes: readonly Words[];
  readonly courses: readonly string[];
  readonly price: readonly [now: number, before: number];
  readonly students: number;
  readonly published: string;
}

/** All that a company teaches. */
export interface CatalogueContent {
  /** The host by which the company is found. */
  readonly host: string;
  readonly categories: readonly CategoryContent[];
  readonly teachers: readonly TeacherContent[];
  readonly courses: readonly CourseContent[];
  readonly packages: readonly PackageContent[];
  /** Names of former students, who wrote the reviews. */
  readonly alumni: readonly string[];
}
