import { FilterCard } from '../../shared/page/list/FilterCard.tsx';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { FilterRows } from '../../shared/page/list/FilterRows.tsx';
import { CategoryChips } from '../../shared/page/list/CategoryChips.tsx';
import { FoundCount } from '../../shared/page/list/FoundCount.tsx';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import { type PlanQuery, plansHref, readPlanQuery } from './address.ts';
import * as css from './plan.css.ts';
import { planList, PLANS_PER_PAGE, showPlans } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';
import { NoPlans } from './NoPlans.tsx';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showPlans.prefetch(readPlanQuery(search));

/** Lists, searches and filters training plans; the whole state is in the address. */
export default function PlanListPage() {
  const texts = useTexts(planTexts);
  const query = readPlanQuery(useSearch());
  const { status, value } = useSnapshot(planList);
  const { records = [], total = 0, categories = [] } = value ?? {};

  const go = (change: Partial<PlanQuery>) => navigate(plansHref({ ...query, page: 1, ...change }));
  return (
    <ListPage
      title={texts.all}
      steps={[{ label: texts.title, href: '#/trainingPlan' }]}
      tools={
        <>
          <FilterCard label={texts.title}>
            <FilterRows>
              {categories.length > 0 && (
                <CategoryChips
                  label={texts.category}
                  categories={categories}
                  value={query.category}
                  onChange={(category) => go({ category })}
                />
              )}
              <ListFilter
                label={texts.price}
                choices={['free', 'paid']}
                names={texts.prices}
                value={query.price || undefined}
                hrefOf={(price) => plansHref({ ...query, page: 1, price: price ?? '' })}
              />
            </FilterRows>
          </FilterCard>
          <div className={css.bar}>
            <FoundCount status={status} total={value?.total} label={texts.results} />
            <SearchField
              key={query.keyword}
              label={texts.search}
              placeholder={texts.searchPlaceholder}
              value={query.keyword}
              onSearch={(keyword) => go({ keyword })}
            />
          </div>
        </>
      }
      status={status}
      rows={records}
      type="course"
      failed={texts.failed}
      pages={{ filter: query, total, perPage: PLANS_PER_PAGE, hrefOf: plansHref }}
      load={() => void showPlans(query)}
      skeleton={<PlanGridSkeleton count={3} />}
      nothing={<NothingFound query={query} />}
    >
      <PlanGrid plans={records} highlight={query.keyword} isBusy={status === 'loading'} />
    </ListPage>
  );
}

function NothingFound({ query: { keyword, category, price, page } }: { readonly query: PlanQuery }) {
  const texts = useTexts(planTexts);
  const isFiltered = keyword !== '' || category !== '' || price !== '' || page > 1;
  if (!isFiltered) return <NoPlans />;
  return (
    <EmptyWithLink
      type="search"
      title={texts.noneFound}
      description={texts.noneFoundHelp}
      href={plansHref()}
      label={texts.clear}
      isPrimary
    />
  );
}
