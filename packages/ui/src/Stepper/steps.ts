export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** The checks before a lesson, in their order. */
export const studyGates = ['proxy', 'agreement', 'info', 'freeCourse', 'face', 'room'] as const;

export type StudyGate = (typeof studyGates)[number];
