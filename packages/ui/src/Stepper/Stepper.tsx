import type { ReactNode, Ref } from 'react';
import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Stepper.css.ts';
import { texts } from './Stepper.texts.ts';
import type { StepState } from './steps.ts';

export interface Step {
  /** Unique in the way. */
  id: string;
  /** What is to be done. */
  label: string;
  /** A few words under it. */
  description?: ReactNode;
}

export interface StepperProps {
  /** The element itself. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** What the steps lead to, for screen readers. */
  label: string;
  /** The way, in this order. */
  steps: readonly Step[];
  /** The step that is under way; `null` once all are done. */
  current: string | null;
  /** The step under way did not work out. @defaultValue false */
  hasFailed?: boolean;
}

/** Shows how far something of several steps has come. It tells, it does not lead: steps are no buttons. */
export function Stepper({ ref, label, steps, current, hasFailed = false }: StepperProps) {
  const text = useTexts(texts);
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const stateOf = (index: number): StepState => {
    if (index < at) return 'done';
    if (index > at) return 'upcoming';
    return hasFailed ? 'failed' : 'current';
  };
  return (
    <ol ref={ref} className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step.id}
            className={css.step}
            data-state={state}
            {...(index === at && { 'aria-current': 'step' })}
          >
            <span className={css.mark} aria-hidden>
              {state === 'done' ? <CheckIcon /> : state === 'failed' ? <CloseIcon /> : index + 1}
            </span>
            <span className={css.label}>
              {step.label}
              <span className={css.spoken}>，{text.states[state]}</span>
              {step.description !== undefined && <span className={css.description}>{step.description}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
