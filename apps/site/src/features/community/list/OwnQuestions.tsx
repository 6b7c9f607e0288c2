import { Tag } from '@lectern/ui/Badge';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { answersHref, ASK, MY_QUESTIONS, ownStates, readQuery } from '../address.ts';
import * as css from '../community.css.ts';
import type { OwnQuestion } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { LoginFirst } from './LoginFirst.tsx';
import { questionsContext, ownQuestions, PER_PAGE, showOwnQuestions } from '../questions.store.ts';
import { QuestionRow } from './QuestionRow.tsx';

/** The student's questions, by state, with their unread answers. */
export function OwnQuestions() {
  const texts = useTexts(communityTexts);
  const query = readQuery(useSearch());
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownQuestions);
  const { counts } = useSnapshot(questionsContext);
  const { records = [], total = 0 } = value ?? {};
  const { state, words } = query;

  if (token === '') return <LoginFirst type="wenda" title={texts.loginMine} />;
  const isPlain = state === undefined && words === '';
  return (
    <>
      <ListPage
        tools={
          <ListTools
            filter={
              <ListFilter
                label={texts.state}
                choices={ownStates}
                names={texts.states}
                counts={counts}
                value={state}
                hrefOf={(one) => answersHref({ ...query, page: 1, state: one })}
              />
            }
          >
            <SearchField
              key={words}
              label={texts.search}
              placeholder={texts.search}
              value={words}
              onSearch={(typed) => navigate(answersHref({ ...query, page: 1, words: typed }))}
            />
          </ListTools>
        }
        isUnfiltered={isPlain}
        load={() => void showOwnQuestions(query)}
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
            title={isPlain ? texts.noneMine : texts.noneMineOf}
            {...(isPlain && { description: texts.noneHelp })}
            href={isPlain ? ASK : MY_QUESTIONS}
            label={isPlain ? texts.ask : texts.showAll}
          />
        }
      >
        {(question) => <Row question={question} />}
      </ListPage>
    </>
  );
}

function Row({
  question: { id, title, course, askedAt, answerCount, unread },
}: {
  readonly question: OwnQuestion;
}) {
  const texts = useTexts(communityTexts);
  const time = formatTime(askedAt, 'moment', useLocale());
  return (
    <QuestionRow id={id} title={title} count={answerCount}>
      {unread > 0 && <Tag tone="danger">{texts.unread(unread)}</Tag>}
      {course !== '' && <span>{course}</span>}
      {time !== '' && <time dateTime={askedAt}>{time}</time>}
    </QuestionRow>
  );
}
