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
  /** The beginning of its text; renders nothing if empty or omitted. */
  readonly summary?: string;
  /** Other facts about it, in one line. */
  readonly children: ReactNode;
}

/** A question in a list: its number of answers, its title as a link, and other facts. */
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
