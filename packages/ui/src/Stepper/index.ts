export { Stepper, type Step, type StepperProps } from './Stepper.tsx';
export type { StepState } from './steps.ts';
export { StudyGates, type StudyGatesProps } from './StudyGates.tsx';
export { studyGates, type StudyGate } from './steps.ts';
