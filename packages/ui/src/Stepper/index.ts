export { Stepper, type Step, type StepperProps, type StepState } from './Stepper.tsx';
export { StudyGates, studyGates, type StudyGate, type StudyGatesProps } from './StudyGates.tsx';
