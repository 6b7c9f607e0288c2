import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { session } from '../../../shared/session/session.store.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { answersHref, questionHref, readQuery } from '../address.ts';
import * as css from '../community.css.ts';
import type { OwnAnswer } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { LoginFirst } from './LoginFirst.tsx';
import { ownAnswers, PER_PAGE, showOwnAnswers } from '../questions.store.ts';

/** The student's answers, and whether they were liked or accepted. */
export function OwnAnswers() {
  const texts = useTexts(communityTexts);
  const query = readQuery(useSearch());
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownAnswers);
  const { records = [], total = 0 } = value ?? {};

  if (token === '') return <LoginFirst type="wenda" title={texts.loginMine} />;
  return (
    <ListPage
      load={() => void showOwnAnswers(query)}
      status={status}
      rows={records}
      pages={{ filter: query, total, perPage: PER_PAGE, hrefOf: answersHref }}
      className={css.rows}
      type="wenda"
      failed={texts.failed}
      skeleton={[4, '124px']}
      nothing={
        <EmptyWithLink
          type="wenda"
          title={texts.noneAnswers}
          description={texts.noneAnswersHelp}
          href={answersHref({ order: 'unanswered' })}
          label={texts.toUnanswered}
        />
      }
    >
      {(answer) => <Row answer={answer} />}
    </ListPage>
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
    <Card as="article" padding="large" gap="x4" aria-label={title}>
      <h2 className={css.name}>
        <Link className={css.nameLink} href={questionHref(questionId)}>
          {title}
        </Link>
      </h2>
      <RichText html={html} className={css.richText} />
      <p className={css.meta}>
        {isAccepted && <Tag tone="success">{texts.accepted}</Tag>}
        {likes > 0 && <span>{texts.likes(likes)}</span>}
        {time !== '' && <time dateTime={answeredAt}>{time}</time>}
      </p>
    </Card>
  );
}
