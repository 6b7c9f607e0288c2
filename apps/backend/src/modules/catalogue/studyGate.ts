import type { LessonGate } from '@lectern/sdk/endpoints/learning';
import type { UserContext } from '../../platform/http/context.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { Lesson } from './catalogue.tables.ts';

/** What a gate may know of who wants in. */
export type StudyVisitor = Pick<UserContext, 'db' | 'company' | 'user' | 'clock' | 'config'>;

/** Where they want in: a lesson, or a course as a whole. */
export type StudyPlace = Pick<Lesson, 'courseId'> & Partial<Pick<Lesson, 'id' | 'chapterId'>>;

/** Keeps students out of their own courses until they have done what the school demands. */
export interface StudyGate {
  /** Tells the first gate that is closed, in the order of the study entry; undefined when they may study. */
  closedFor(visitor: StudyVisitor, place: StudyPlace): Promise<LessonGate | undefined>;
  /** Tells whether the lessons of a course want to see a face, whichever gates stand before. */
  asksForFace(visitor: StudyVisitor, courseId: string): Promise<boolean>;
}

/** Who keeps the gate: the module of the agreements provides it. */
export const studyGate = serviceKey<StudyGate>('studyGate');

/** Lets everybody in, for a back end that demands nothing. */
export const openGate: StudyGate = { closedFor: async () => undefined, asksForFace: async () => false };
