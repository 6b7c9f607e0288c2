import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { CategoryChips } from '../../shared/page/list/CategoryChips.tsx';
import { FoundCount } from '../../shared/page/list/FoundCount.tsx';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { type OpenClassQuery, openClassesHref, readOpenClassQuery, tabs } from './address.ts';
import { OPEN_CLASSES_PER_PAGE, openClassList, showOpenClasses } from './openClass.store.ts';
import { openClassTexts } from './openClass.texts.ts';
import { OpenClassGrid, OpenClassGridSkeleton } from './OpenClassGrid.tsx';
import { useNextChange } from './useNextChange.ts';

/** Starts the list's first request. */
export const prepare: Prepare = (_params, search) => showOpenClasses.prefetch(readOpenClassQuery(search));

/** Lists open classes by time and subject; the whole state is in the address (`/openCourse`). */
export default function OpenClassListPage() {
  const texts = useTexts(openClassTexts);
  const query = readOpenClassQuery(useSearch());
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(openClassList);
  const { records = [], total = 0, categories = [], counts } = value ?? {};

  const load = () => void showOpenClasses(query);
  useNextChange(records, load);

  // A visitor has no bookings.
  const shownTabs = tabs.filter((tab) => tab !== 'booked' || token !== '' || query.tab === 'booked');
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tools={
        <>
          <PageTabs
            label={texts.tabsLabel}
            current={query.tab}
            tabs={shownTabs.map((id) => ({
              id,
              href: openClassesHref({ tab: id, category: query.category }),
              name:
                id !== 'all' && counts !== undefined && counts[id] > 0
                  ? texts.tabCount(texts.tabs[id], counts[id])
                  : texts.tabs[id],
            }))}
          />
          <Stack gap="x4" below="x4">
            {(categories.length > 1 || query.category !== '') && (
              <CategoryChips
                label={texts.subject}
                categories={categories}
                value={query.category}
                onChange={(category) => navigate(openClassesHref({ tab: query.tab, category }))}
              />
            )}
            <FoundCount status={status} total={value?.total} label={texts.results} />
          </Stack>
        </>
      }
      status={status}
      rows={records}
      type="opencourse"
      failed={texts.failed}
      pages={{ filter: query, total, perPage: OPEN_CLASSES_PER_PAGE, hrefOf: openClassesHref }}
      load={() => void showOpenClasses(query)}
      skeleton={<OpenClassGridSkeleton />}
      nothing={<NothingFound query={query} />}
    >
      <OpenClassGrid openClasses={records} isBusy={status === 'loading'} onChanged={load} />
    </ListPage>
  );
}

function NothingFound({ query: { tab, category, page } }: { readonly query: OpenClassQuery }) {
  const texts = useTexts(openClassTexts);
  const isChosen = tab !== 'all' || category !== '' || page > 1;
  return (
    <EmptyWithLink
      type="opencourse"
      title={isChosen ? texts.noneOf[tab] : texts.empty}
      description={isChosen ? texts.noneOfHelp : texts.noneHelp}
      href={isChosen ? openClassesHref() : '#/course/list'}
      label={isChosen ? texts.showAll : texts.toCourses}
      isPrimary
    />
  );
}
