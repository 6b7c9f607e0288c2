import { oneOf } from '@lectern/sdk';
import { Tag } from '@lectern/ui/Badge';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { FilterRows } from '../../../shared/page/list/FilterRows.tsx';
import { CategoryChips } from '../../../shared/page/list/CategoryChips.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { ALL_QUESTIONS, type AnswersQuery, answersHref, ASK, orders, readQuery } from '../address.ts';
import * as css from '../community.css.ts';
import type { Question } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import {
  questionsContext,
  loadSubjects,
  PER_PAGE,
  schoolQuestions,
  showQuestions,
} from '../questions.store.ts';
import { QuestionRow } from './QuestionRow.tsx';

/** The school's questions by order, subject and search text. */
export function SchoolQuestions() {
  const texts = useTexts(communityTexts);
  const search = useSearch();
  const query = readQuery(search);
  const { status, value } = useSnapshot(schoolQuestions);
  const { subjects = [] } = useSnapshot(questionsContext);
  const { records = [], total = 0 } = value ?? {};
  const { order, subject, words } = query;

  useLoad(loadSubjects);

  const go = (change: Partial<AnswersQuery>) => navigate(answersHref({ ...query, page: 1, ...change }));
  const isPlain = order === 'newest' && subject === '' && words === '';
  const roots = subjects.filter(
    ({ id, parentId, count }) => parentId === '' && (count > 0 || id === subject),
  );
  return (
    <>
      <ListPage
        tools={
          <ListTools
            filter={
              <FilterRows>
                <FilterChips
                  label={texts.order}
                  allLabel={texts.orders.newest}
                  options={orders.slice(1).map((one) => ({ value: one, label: texts.orders[one] }))}
                  value={order === 'newest' ? null : order}
                  onChange={(one) => go({ order: oneOf(one, orders, 'newest') })}
                />
                {roots.length > 1 && (
                  <CategoryChips
                    label={texts.subject}
                    categories={roots}
                    value={subject}
                    onChange={(one) => go({ subject: one })}
                  />
                )}
              </FilterRows>
            }
          >
            <SearchField
              key={words}
              label={texts.search}
              placeholder={texts.search}
              value={words}
              onSearch={(typed) => go({ words: typed })}
            />
          </ListTools>
        }
        isUnfiltered={isPlain}
        load={() => void showQuestions(query)}
        status={status}
        rows={records}
        pages={{ filter: query, total, perPage: PER_PAGE, hrefOf: answersHref }}
        className={css.rows}
        type="wenda"
        failed={texts.failed}
        skeleton={[4, '124px']}
        nothing={
          isPlain ? (
            <EmptyWithLink
              type="wenda"
              title={texts.empty}
              description={texts.noneHelp}
              href={ASK}
              label={texts.ask}
              isPrimary
            />
          ) : (
            <EmptyWithLink type="search" title={texts.noneFound} href={ALL_QUESTIONS} label={texts.showAll} />
          )
        }
      >
        {(question) => <Row question={question} />}
      </ListPage>
    </>
  );
}

function Row({ question }: { readonly question: Question }) {
  const texts = useTexts(communityTexts);
  const locale = useLocale();
  const {
    id,
    title,
    summary,
    subject,
    course,
    author,
    askedAt,
    answerCount,
    isAccepted,
    hasTeacher,
    pictureCount,
  } = question;
  const time = formatTime(askedAt, 'moment', locale);
  return (
    <QuestionRow id={id} title={title} summary={summary} count={answerCount} isAccepted={isAccepted}>
      {hasTeacher && <Tag tone="info">{texts.byTeacher}</Tag>}
      {[subject, course].filter(Boolean).map((name) => (
        <span key={name}>{name}</span>
      ))}
      {author.name !== '' && <span>{author.name}</span>}
      {time !== '' && <time dateTime={askedAt}>{time}</time>}
      {pictureCount > 0 && <span>{texts.pictures(pictureCount)}</span>}
    </QuestionRow>
  );
}
