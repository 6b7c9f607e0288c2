import type { LessonGate } from '@lectern/sdk/endpoints/learning';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { Lesson } from './catalogue.tables.ts';

/** What a study gate may know about the student. */
export type StudyVisitor = Pick<UserContext, 'db' | 'company' | 'user' | 'clock' | 'config'> &
  Pick<Context, 'session'>;

/** What the student wants to study: a lesson, or a course as a whole. */
export type StudyTarget = Pick<Lesson, 'courseId'> & Partial<Pick<Lesson, 'id' | 'chapterId'>>;

/** Keeps students out of their own courses until they have met the school's requirements. */
export interface StudyGate {
  /** Returns the first closed gate, in the order of the lesson gates; undefined where the student may study. */
  closedFor(visitor: StudyVisitor, target: StudyTarget): Promise<LessonGate | undefined>;
  /** Tells whether the lessons of a course require a face check, whatever other gates are closed. */
  asksForFace(visitor: StudyVisitor, courseId: string): Promise<boolean>;
}

/** Key of the study gate, provided by the agreement module. */
export const studyGate = serviceKey<StudyGate>('studyGate');

/** A gate that is always open, for a back end without requirements. */
export const openGate: StudyGate = { closedFor: async () => undefined, asksForFace: async () => false };
