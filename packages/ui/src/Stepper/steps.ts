export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** The gates before study, in their order. */
export const studyGates = ['proxy', 'agreement', 'info', 'freeCourse', 'face', 'room'] as const;

export type StudyGate = (typeof studyGates)[number];
