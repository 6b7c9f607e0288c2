import { Card } from '@lectern/ui/Card';
import { CircleCheckIcon } from '@lectern/ui/icon';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { questionHref } from '../address.ts';
import * as css from '../community.css.ts';
import { communityTexts } from '../community.texts.ts';

export interface QuestionRowProps {
  readonly count: number;
  readonly isAccepted?: boolean;
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

/** The number of a question's answers, and whether one was accepted, shown by shape and text as well as by colour. */
function AnswerCount({ count, isAccepted = false }: Pick<QuestionRowProps, 'count' | 'isAccepted'>) {
  const texts = useTexts(communityTexts);
  return (
    <p className={css.count} data-state={isAccepted ? 'accepted' : count > 0 ? 'answered' : 'waiting'}>
      <span className={css.number}>
        {isAccepted && <CircleCheckIcon size={16} />}
        {count}
      </span>
      <span className={css.unit}>{isAccepted ? texts.accepted : texts.answerUnit(count)}</span>
    </p>
  );
}
