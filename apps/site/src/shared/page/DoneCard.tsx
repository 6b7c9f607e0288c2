import { Card } from '@lectern/ui/Card';
import { Heading, Inline } from '@lectern/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './DoneCard.css.ts';

interface DoneCardProps {
  readonly title: string;
  /** What happens next. */
  readonly help: ReactNode;
  /** How to go on. */
  readonly children: ReactNode;
}

/**
 * Replaces a form after it was sent successfully. It takes the focus, since the focused element of the form is
 * gone.
 */
export function DoneCard({ title, help, children }: DoneCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="large" gap="x4" className={css.card}>
      <Heading ref={heading} tabIndex={-1} className={css.heading}>
        {title}
      </Heading>
      <p className={css.help}>{help}</p>
      <Inline gap="x3">{children}</Inline>
    </Card>
  );
}
