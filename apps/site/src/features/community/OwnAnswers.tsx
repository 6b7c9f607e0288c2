import { Tag } from '@lectern/ui/Badge';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../shared/i18n/moment.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { answersHref, questionHref, readQuery } from './address.ts';
import * as css from './community.css.ts';
import type { OwnAnswer } from './community.model.ts';
import { communityTexts } from './community.texts.ts';
import { LoginFirst } from './LoginFirst.tsx';
import { ownAnswers, PER_PAGE, showOwnAnswers } from './questions.store.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What the student answered, and how it was taken. */
export function OwnAnswers() {
  const texts = useTexts(communityTexts);
  const search = useSearch();
  const query = readQuery(search);
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownAnswers);
  const { items, total } = value ?? { items: [], total: 0 };
  const { page } = query;

  useEffect(() => {
    if (token !== '') void showOwnAnswers(readQuery(search));
  }, [search, token]);

  if (token === '') return <LoginFirst />;
  return (
    <ListStates
      status={status}
      isEmpty={items.length === 0}
      type="wenda"
      failed={texts.failed}
      pages={{
        page,
        pageCount: Math.ceil(total / PER_PAGE),
        hrefOf: (to) => answersHref({ ...query, page: to }),
      }}
      onRetry={() => void showOwnAnswers(query)}
      skeleton={<RowsSkeleton />}
      nothing={
        <EmptyState
          type="wenda"
          title={texts.noneAnswers}
          description={texts.noneAnswersHelp}
          action={<ButtonLink href={answersHref({ order: 'unanswered' })}>{texts.toUnanswered}</ButtonLink>}
        />
      }
    >
      <ul className={css.rows} aria-busy={status === 'loading'}>
        {items.map((answer) => (
          <li key={answer.id}>
            <Row answer={answer} />
          </li>
        ))}
      </ul>
    </ListStates>
  );
}

function Row({
  answer: { questionId, title, html, answeredAt, likes, isAccepted },
}: {
  readonly answer: OwnAnswer;
}) {
  const texts = useTexts(communityTexts);
  const time = formatTime(answeredAt, 'moment', useLocale());
  return (
    <article className={css.card} aria-label={title}>
      <h2 className={css.name}>
        <Link className={css.nameLink} href={questionHref(questionId)}>
          {title}
        </Link>
      </h2>
      <RichText html={html} className={css.words} />
      <p className={css.meta}>
        {isAccepted && <Tag tone="success">{texts.accepted}</Tag>}
        {likes > 0 && <span>{texts.likes(likes)}</span>}
        {time !== '' && <time dateTime={answeredAt}>{time}</time>}
      </p>
    </article>
  );
}
