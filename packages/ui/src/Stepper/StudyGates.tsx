import type { Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import { Stepper } from './Stepper.tsx';
import { texts } from './Stepper.texts.ts';
import { studyGates, type StudyGate } from './steps.ts';

export interface StudyGatesProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** The gates that apply to this student; they are always shown in the order of `studyGates`. */
  gates: readonly StudyGate[];
  /** The current gate; `null` once all are passed. */
  current: StudyGate | null;
  /** Whether the current gate has failed. @defaultValue false */
  hasFailed?: boolean;
}

/** The checks before a lesson, as a stepper. */
export function StudyGates({ ref, gates, current, hasFailed = false }: StudyGatesProps) {
  const text = useTexts(texts);
  const steps = studyGates
    .filter((gate) => gates.includes(gate))
    .map((gate) => ({ id: gate, label: text.gates[gate] }));
  return <Stepper ref={ref} label={text.way} steps={steps} current={current} hasFailed={hasFailed} />;
}
