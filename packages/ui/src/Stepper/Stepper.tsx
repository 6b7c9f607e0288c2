import type { ReactNode, Ref } from 'react';
import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Stepper.css.ts';
import { texts } from './Stepper.texts.ts';
import type { StepState } from './steps.ts';

export interface Step {
  /** Unique among the steps. */
  id: string;
  /** Name of the step. */
  label: string;
  /** A few words below the name. */
  description?: ReactNode;
}

export interface StepperProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** What the steps lead to; the accessible name of the list. */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** Id of the current step; `null` once all are done. */
  current: string | null;
  /** Whether the current step has failed. @defaultValue false */
  hasFailed?: boolean;
}

/** Shows the progress of a task of several steps. It is not a navigation: the steps are not buttons. */
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
              <span className={css.srOnly}>，{text.states[state]}</span>
              {step.description !== undefined && <span className={css.description}>{step.description}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
