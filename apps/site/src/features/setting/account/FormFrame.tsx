import { Button } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import type { FormEvent, ReactNode } from 'react';
import * as css from './setting.css.ts';

interface FormFrameProps {
  readonly onSubmit: (event: FormEvent) => void;
  /** A problem that belongs to no field; empty for none. */
  readonly problem: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** A form's fields below each other, its problem, and its submit button. */
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
