import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { QUESTIONS_A_PAGE, type QuestionsState } from '../question/question.model.ts';
import { questionTexts } from '../question/question.texts.ts';
import * as css from '../question/questionList.css.ts';

/** The student's questions that the address names. */
export interface QuestionsQuery {
  /** Subject id; empty for all subjects. */
  readonly subjectId: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** Returns the subject and page in the current address. */
export const useQuestionsQuery = (): QuestionsQuery => questionsQueryOf(useSearch());

/** Reads the subject and page from an address. */
export function questionsQueryOf(search: string): QuestionsQuery {
  const query = new URLSearchParams(search);
  return { subjectId: query.get('subjectId') ?? '', page: pageOf(query) };
}

export interface QuestionsPageProps {
  /** The page's path, for example `/lib/subject/wrong`. */
  readonly path: string;
  readonly query: QuestionsQuery;
  readonly state: Pick<QuestionsState<unknown>, 'status' | 'questions' | 'total' | 'subjects'>;
  readonly texts: {
    readonly title: string;
    readonly failed: string;
    readonly loading: string;
    readonly empty: string;
    readonly emptyHelp: string;
    readonly toBank: string;
  };
  readonly onRetry: () => void;
  /** The text with the number of questions; above the list if there are no actions, else beside it. */
  readonly count: string;
  /** Actions for all of the questions. */
  readonly actions?: ReactNode;
  /** The questions of the current page. */
  readonly children: ReactNode;
}

/** A page of a student's own questions, filtered by subject. */
export function QuestionsPage({
  path,
  query: { subjectId, page },
  state,
  texts,
  onRetry,
  count,
  actions,
  children,
}: QuestionsPageProps) {
  const { bank, subject } = useTexts(questionTexts);
  const { status, questions, total, subjects } = state;
  const hrefOf = (id: string, to: number) => withQuery(`#${path}`, { subjectId: id, page: to });
  const isBusy = status === 'loading';
  const isFirstLoad = status === 'idle' || (isBusy && questions.length === 0);
  const chips = subjects.length > 1 && (
    <FilterChips
      label={subject}
      options={subjects.map(({ id, name, count: inSubject }) => ({
        value: id,
        label: name,
        count: inSubject,
      }))}
      value={subjectId === '' ? null : subjectId}
      onChange={(value) => navigate(hrefOf(value ?? '', 1))}
    />
  );
  return (
    <Page
      title={texts.title}
      breadcrumb={<Breadcrumb steps={[{ label: bank, href: '#/lib/subject' }, { label: texts.title }]} />}
    >
      <ListStates
        status={status}
        isEmpty={isFirstLoad || questions.length === 0}
        failed={texts.failed}
        pages={{
          page,
          pageCount: Math.ceil(total / QUESTIONS_A_PAGE),
          hrefOf: (to) => hrefOf(subjectId, to),
          onChange: () => scrollTo({ top: 0 }),
        }}
        onRetry={onRetry}
        skeleton={
          <div className={css.columns} role="status" aria-busy aria-label={texts.loading}>
            {actions !== undefined && (
              <aside className={css.side}>
                <Skeleton />
                <Skeleton width="60%" />
              </aside>
            )}
            <div className={css.list}>
              <Skeleton shape="box" height="220px" />
              <Skeleton shape="box" height="220px" />
            </div>
          </div>
        }
        nothing={
          <EmptyWithLink
            title={texts.empty}
            description={texts.emptyHelp}
            href="#/lib/subject"
            label={texts.toBank}
          />
        }
      >
        <div className={css.columns}>
          {(actions !== undefined || chips !== false) && (
            <aside className={css.side}>
              {actions !== undefined && (
                <>
                  <p className={css.count} role="status">
                    {count}
                  </p>
                  <Inline gap="x3" align="stretch">
                    {actions}
                  </Inline>
                </>
              )}
              {chips}
            </aside>
          )}
          <div>
            {actions === undefined && (
              <p className={css.resultCount} role="status">
                {count}
              </p>
            )}
            <div className={css.list} aria-busy={isBusy} inert={isBusy}>
              {children}
            </div>
          </div>
        </div>
      </ListStates>
    </Page>
  );
}
