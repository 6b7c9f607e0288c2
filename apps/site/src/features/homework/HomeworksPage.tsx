import { ButtonLink } from '@lectern/ui/Button';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { FilterRows } from '../../shared/page/list/FilterRows.tsx';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../personal/index.ts';
import { ALL_HOMEWORK, filterOf, type HomeworkFilter, homeworksHref } from './address.ts';
import { homeworkStates } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';
import { HOMEWORK_PER_PAGE, homeworks, showHomeworks } from './homeworks.store.ts';
import { HomeworkCard } from './HomeworkCard.tsx';

/**
 * The student's homework of all courses, or that of one lesson, with unfinished homework first. The filter is
 * in the address.
 */
export function HomeworksPage() {
  const texts = useTexts(homeworkTexts);
  const search = useSearch();
  const { status, records, total } = useSnapshot(homeworks);
  const filter = filterOf(search);

  const isPlain = filter.state === undefined && filter.lessonId === '' && !filter.isPaper;
  return (
    <PersonalFrame current="homework" title={texts.title}>
      <ListPage
        tools={
          <ListTools
            filter={
              <FilterRows>
                <ListFilter
                  label={texts.state}
                  choices={homeworkStates}
                  names={texts.states}
                  value={filter.state}
                  hrefOf={(state) => homeworksHref({ ...filter, state, page: 1 })}
                />
                <FilterChips
                  label={texts.kind}
                  options={[{ value: 'paper', label: texts.paper }]}
                  value={filter.isPaper ? 'paper' : null}
                  onChange={(value) =>
                    navigate(homeworksHref({ ...filter, isPaper: value !== null, page: 1 }))
                  }
                />
              </FilterRows>
            }
          >
            {filter.lessonId !== '' && <ButtonLink href={ALL_HOMEWORK}>{texts.showAll}</ButtonLink>}
          </ListTools>
        }
        isUnfiltered={isPlain}
        load={() => void showHomeworks(filter)}
        status={status}
        rows={records}
        pages={{ filter, total, perPage: HOMEWORK_PER_PAGE, hrefOf: homeworksHref }}
        type="course"
        failed={texts.failed}
        skeleton={[3, '136px']}
        nothing={<NoHomework filter={filter} />}
      >
        {(homework) => <HomeworkCard homework={homework} />}
      </ListPage>
    </PersonalFrame>
  );
}

function NoHomework({ filter: { state, lessonId, isPaper } }: { readonly filter: HomeworkFilter }) {
  const texts = useTexts(homeworkTexts);
  if (state === undefined && lessonId === '' && !isPaper) {
    return (
      <EmptyWithLink
        type="course"
        title={texts.empty}
        description={texts.emptyHelp}
        href="#/personal/course/lessons"
        label={texts.toLessons}
        isPrimary
      />
    );
  }
  return (
    <EmptyWithLink
      type="search"
      title={
        state !== undefined
          ? texts.emptyOf(texts.states[state])
          : isPaper
            ? texts.emptyPapers
            : texts.emptyLesson
      }
      href={ALL_HOMEWORK}
      label={texts.showAll}
    />
  );
}
