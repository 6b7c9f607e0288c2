import { Card } from '@lectern/ui/Card';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import type { ReactNode } from 'react';
import { questionHref } from '../address.ts';
import { AnswerCount, type AnswerCountProps } from './AnswerCount.tsx';
import * as css from '../community.css.ts';

export interface QuestionRowProps extends AnswerCountProps {
  readonly id: string;
  readonly title: string;
  /** Its first words; nothing where they are left out or there are none. */
  readonly summary?: string;
  /** What else is said of it, in one line. */
  readonly children: ReactNode;
}

/** A question in a list: its answers, its title that leads to it, and what else is said of it. */
export function QuestionRow({ id, title, summary = '', children, ...answers }: QuestionRowProps) {
  return (
    <Card as="article" padding="large" gap="x6" className={css.row} aria-label={title}>
      <AnswerCount {...answers} />
      <Stack gap="x2">
        <h2 className={css.name}>
          <Link className={css.nameLink} href={questionHref(id)}>
            {title}
          </Link>
        </h2>
        {summary !== '' && <p className={css.summary}>{summary}</p>}
        <p className={css.meta}>{children}</p>
      </Stack>
    </Card>
  );
}
