import { Button } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import type { FormEvent, ReactNode } from 'react';
import * as css from './setting.css.ts';

interface FormFrameProps {
  readonly onSubmit: (event: FormEvent) => void;
  /** What belongs to no field; empty for nothing. */
  readonly problem: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** A form's fields one under the other, what went wrong, and the one button. */
export function FormFrame({ onSubmit, problem, submitLabel, isBusy, children }: FormFrameProps) {
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={onSubmit}>
      {children}
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
