import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { oneOf } from '../../shared/routes/oneOf.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { ListTools, PersonalFrame } from '../personal/index.ts';
import { ALL_HOMEWORK, filterOf, type HomeworkFilter, homeworksHref } from './address.ts';
import * as css from './homework.css.ts';
import { homeworkStates } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';
import { HOMEWORK_PER_PAGE, homeworks, showHomeworks } from './homeworks.store.ts';
import { HomeworkCard } from './HomeworkCard.tsx';

/** The student's homework over all courses, or that of one lesson: what is to be done first. The address keeps what is shown. */
export function HomeworksPage() {
  const texts = useTexts(homeworkTexts);
  const search = useSearch();
  const { token } = useSnapshot(session);
  const { status, records, total } = useSnapshot(homeworks);
  const filter = filterOf(search);

  useEffect(() => void showHomeworks(filterOf(search)), [search, token]);

  const isPlain = filter.state === undefined && filter.lessonId === '' && !filter.isPaper;
  return (
    <PersonalFrame current="homework" title={texts.title}>
      {!(isPlain && status === 'ready' && records.length === 0) && (
        <ListTools
          filter={
            <FilterChips
              label={texts.state}
              options={homeworkStates.map((state) => ({ value: state, label: texts.states[state] }))}
              value={filter.state ?? null}
              onChange={(value) =>
                navigate(
                  homeworksHref({ ...filter, state: oneOf(value, homeworkStates, undefined), page: 1 }),
                )
              }
            />
          }
        >
          <FilterChips
            label={texts.kind}
            options={[{ value: 'paper', label: texts.paper }]}
            value={filter.isPaper ? 'paper' : null}
            onChange={(value) => navigate(homeworksHref({ ...filter, isPaper: value !== null, page: 1 }))}
          />
          {filter.lessonId !== '' && <ButtonLink href={ALL_HOMEWORK}>{texts.showAll}</ButtonLink>}
        </ListTools>
      )}
      <ListStates
        status={status}
        isEmpty={records.length === 0}
        type="course"
        failed={texts.failed}
        pages={{
          page: filter.page,
          pageCount: Math.ceil(total / HOMEWORK_PER_PAGE),
          hrefOf: (page) => homeworksHref({ ...filter, page }),
        }}
        onRetry={() => void showHomeworks(filter)}
        skeleton={
          <div className={css.list} aria-busy>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} shape="box" height="136px" />
            ))}
          </div>
        }
        nothing={<Nothing filter={filter} />}
      >
        <ul className={css.list} aria-busy={status === 'loading'}>
          {records.map((homework) => (
            <li key={homework.id}>
              <HomeworkCard homework={homework} />
            </li>
          ))}
        </ul>
      </ListStates>
    </PersonalFrame>
  );
}

function Nothing({ filter: { state, lessonId, isPaper } }: { readonly filter: HomeworkFilter }) {
  const texts = useTexts(homeworkTexts);
  if (state === undefined && lessonId === '' && !isPaper) {
    return (
      <EmptyState
        type="course"
        title={texts.empty}
        description={texts.emptyHelp}
        action={
          <ButtonLink variant="primary" href="#/personal/course/lessons">
            {texts.toLessons}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      type="search"
      title={
        state !== undefined
          ? texts.emptyOf(texts.states[state])
          : isPaper
            ? texts.emptyPapers
            : texts.emptyLesson
      }
      action={<ButtonLink href={ALL_HOMEWORK}>{texts.showAll}</ButtonLink>}
    />
  );
}
