import type { CoverMotif } from '../../../drawing/covers/cover.ts';
import type { Words } from '../words.ts';

/** An agreement as a person would write it down. */
export interface ProtocolContent {
  /** What names it in {@link GuardedCourse.agreements}. */
  readonly key: string;
  readonly name: string;
  /** Markdown; the page's own heading is of level 1. */
  readonly text: string;
  /** How long a signature holds, in days. @defaultValue for ever */
  readonly validDays?: number;
  /** True where its time is over. @defaultValue false */
  readonly isOver?: boolean;
}

/** An agreement before a course or package; `signed` was signed a month ago, `read` needs no signature. */
export type ProtocolUse = readonly [key: string, how?: 'signed' | 'read'];

/** A live lesson: over without a replay, or on. */
export interface LiveContent {
  readonly state: 'over' | 'on';
  /** Who holds the room. @defaultValue the school itself */
  readonly company?: 'gh' | 'cc' | 'zs';
  /** The room's address; none where the school forgot it. */
  readonly url?: string;
}

/** A course that its students may not simply open. It is on no shelf: only those who have it see it. */
export interface GuardedCourse {
  /** In Latin letters; also what its cover is drawn from. */
  readonly key: string;
  readonly motif: CoverMotif;
  readonly name: Words;
  readonly summary: Words;
  /** Yuan. */
  readonly price: number;
  readonly lessons: readonly (readonly [name: Words, minutes: number, live?: LiveContent])[];
  readonly agreements?: readonly ProtocolUse[];
  /** True where the school asks for everything that it may ask of a student. @defaultValue false */
  readonly wantsInformation?: boolean;
  /** True where the school's own questions must be answered. @defaultValue false */
  readonly hasQuestions?: boolean;
  /** When the registration for the exam behind it is due. @defaultValue none */
  readonly registration?: 'anyTime' | 'beforeStudy';
}

/** A package with agreements of its own. */
export interface GuardedPackage {
  readonly key: string;
  readonly motif: CoverMotif;
  readonly name: Words;
  readonly summary: Words;
  /** Yuan. */
  readonly price: number;
  readonly courses: readonly string[];
  readonly agreements: readonly ProtocolUse[];
}

/** What a company has guarded, and who has it. */
export interface GuardedContent {
  readonly host: string;
  readonly protocols: readonly ProtocolContent[];
  readonly courses: readonly GuardedCourse[];
  readonly packages: readonly GuardedPackage[];
  /** Courses and packages by user name; `gifts` came from the school and were never opened. */
  readonly students: readonly {
    readonly username: string;
    readonly owns: readonly string[];
    readonly gifts?: readonly string[];
  }[];
}
