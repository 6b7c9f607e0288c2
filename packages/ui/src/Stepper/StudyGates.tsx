import type { Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import { Stepper } from './Stepper.tsx';
import { texts } from './Stepper.texts.ts';
import { studyGates, type StudyGate } from './steps.ts';

export interface StudyGatesProps {
  /** The element itself. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** The gates that this student meets; the order is always that of `studyGates`. */
  gates: readonly StudyGate[];
  /** The gate that is being passed; `null` once all are. */
  current: StudyGate | null;
  /** It did not open. @defaultValue false */
  hasFailed?: boolean;
}

/** The way into a lesson as a stepper. */
export function StudyGates({ ref, gates, current, hasFailed = false }: StudyGatesProps) {
  const text = useTexts(texts);
  const steps = studyGates
    .filter((gate) => gates.includes(gate))
    .map((gate) => ({ id: gate, label: text.gates[gate] }));
  return <Stepper ref={ref} label={text.way} steps={steps} current={current} hasFailed={hasFailed} />;
}
