import { useLoad } from '../../../shared/page/useLoad.ts';
import { FilterCard } from '../../../shared/page/list/FilterCard.tsx';
import { oneOf } from '@lectern/sdk';
import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { ActiveFilters, FilterChips } from '@lectern/ui/FilterChips';
import { ChevronDownIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { Select } from '@lectern/ui/Select';
import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { LocalizedText } from '../../../shared/i18n/localizedText.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { CategoryChips } from '../../../shared/page/list/CategoryChips.tsx';
import { FoundCount } from '../../../shared/page/list/FoundCount.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { useIsKnownEmpty } from '../../../shared/page/list/useIsKnownEmpty.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { LateSearchTabs } from '../../search/index.ts';
import { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
import * as css from './CourseList.css.ts';
import {
  courseList,
  loadCategories,
  PAGE_SIZE,
  showList,
  type CategoryChoice,
  type ListState,
} from './list.store.ts';
import { listTexts } from './list.texts.ts';
import {
  isUnfiltered,
  unfilteredQuery,
  listHref,
  readListQuery,
  refine,
  type ListQuery,
} from './listAddress.ts';
import { PriceRange, type FilterProps } from './PriceRange.tsx';

/** Starts the list's first requests. */
export const prepareList = (query: ListQuery) =>
  Promise.all([loadCategories.prefetch(), showList.prefetch(query)]);

/** Number of covers in the first row, which are visible first. */
const FIRST_ROW = 4;

/** Lists, searches and filters courses, or only packages; the whole state is in the address. */
export function CourseList({ isOfPackages }: { readonly isOfPackages: boolean }) {
  const texts = useTexts(listTexts);
  const query = readListQuery(useSearch(), isOfPackages);
  const list = useSnapshot(courseList);
  const { status, records, total, counts } = list;
  const areWaiting = areFiltersComing(list);
  const results = useRef<HTMLDivElement>(null);
  // Without any courses there is nothing to filter or sort.
  const hasNothing = useIsKnownEmpty(status, total === 0) && isUnfiltered(query, isOfPackages);

  useLoad(loadCategories);
  const load = useLoad(showList, query);

  const go = (change: Partial<ListQuery>) => navigate(listHref(refine(query, change), isOfPackages));
  const ofAll = isOfPackages ? texts.packagesTitle : texts.title;
  const title = query.courseName === '' ? ofAll : texts.searchTitle(query.courseName);
  const isFirstLoad = status === 'idle' || (status === 'loading' && counts === undefined);
  const scrollToResults = () => results.current?.scrollIntoView({ block: 'start' });

  return (
    <Page title={title} breadcrumb={<SitePath steps={[{ label: title }]} />}>
      {query.courseName !== '' && (
        <div className={css.kinds}>
          <LateSearchTabs text={query.courseName} current="course" />
        </div>
      )}
      {!hasNothing && <Filters query={query} onChange={go} />}
      <div ref={results} className={css.bar} data-waits={areWaiting || hasNothing || undefined}>
        <FoundCount
          status={status}
          total={isFirstLoad ? undefined : total}
          label={query.type === 'package' ? texts.packageResults : texts.results}
        />
        <div className={css.active}>
          <Active query={query} onChange={go} />
        </div>
        <div className={css.sort}>
          <Select
            aria-label={texts.sort}
            value={query.sort}
            options={Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))}
            onChange={(value) =>
              go({ sort: oneOf(value, ['popular', 'newest', 'priceUp', 'priceDown'], 'popular') })
            }
          />
        </div>
      </div>
      <ListStates
        // The filters may take several lines, so the results wait for them. A new key remounts the skeleton, and
        // browsers count no shift for new elements.
        key={String(areWaiting)}
        status={areWaiting ? 'loading' : status}
        isEmpty={areWaiting || records.length === 0}
        type="course"
        failed={texts.failed}
        pages={{
          page: query.page,
          pageCount: Math.ceil(total / PAGE_SIZE),
          hrefOf: (page) => listHref({ ...query, page }, isOfPackages),
          onChange: scrollToResults,
        }}
        onRetry={load}
        skeleton={<CourseGridSkeleton count={8} />}
        nothing={<NothingFound query={query} isOfPackages={isOfPackages} />}
      >
        <CourseGrid
          courses={records}
          highlight={query.courseName}
          isBusy={status === 'loading'}
          eager={FIRST_ROW}
        />
      </ListStates>
    </Page>
  );
}

/** Tells whether the filters are incomplete. */
const areFiltersComing = ({
  status,
  categories,
  counts,
}: Pick<ListState, 'status' | 'categories' | 'counts'>) =>
  categories === undefined || (counts === undefined && status !== 'failed');

/** Returns the chosen category and its top-level category. */
function chosenCategory(categories: readonly CategoryChoice[], id: string) {
  const top = categories.find((one) => one.id === id || one.children.some((child) => child.id === id));
  return { top, child: top?.children.find((child) => child.id === id) };
}

/** The filters. On a phone only the subjects are shown, and the others on request, so that the results are in view. */
function Filters({ query, onChange }: FilterProps) {
  const texts = useTexts(listTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useSnapshot(courseList);
  const { categories, counts } = list;
  const { top, child } = chosenCategory(categories ?? [], query.category);
  // Leaves out choices without results, except the active one.
  const choices = (
    some: readonly { readonly id: string; readonly name: LocalizedText }[],
    chosen: string | undefined,
  ) =>
    some
      .map(({ id, name }) => ({ id, name, count: counts?.categories[id] ?? 0 }))
      .filter(({ id, count }) => count > 0 || id === chosen);
  const subjects = choices(categories ?? [], top?.id);
  const subcategories = choices(top?.children ?? [], child?.id);
  // Reserves a line for the subjects, which mostly take one.
  const areComing = areFiltersComing(list);
  return (
    <FilterCard label={texts.filters} isWaiting={areComing}>
      {(subjects.length > 0 || areComing) && (
        <CategoryChips
          label={texts.category}
          categories={subjects}
          value={top?.id ?? ''}
          onChange={(category) => onChange({ category })}
        />
      )}
      {(subcategories.length > 0 || (areComing && query.category !== '')) && (
        <CategoryChips
          label={texts.subcategory}
          categories={subcategories}
          value={child?.id ?? ''}
          onChange={(category) => onChange({ category: category || (top?.id ?? '') })}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        className={css.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.moreFilters}
        <ChevronDownIcon className={css.chevron} />
      </Button>
      <div id={id} className={css.moreFilters} data-folded={isOpen ? undefined : ''}>
        <div className={css.twoColumns}>
          <FilterChips
            label={texts.kind}
            options={(['live', 'recorded'] as const).map((value) => ({
              value,
              label: texts.kinds[value],
              ...(counts !== undefined && { count: counts[value] }),
            }))}
            value={query.kind || null}
            onChange={(kind) => onChange({ kind: oneOf(kind, ['live', 'recorded'], '') })}
          />
          <FilterChips
            label={texts.price}
            options={(['free', 'paid'] as const).map((value) => ({
              value,
              label: texts.prices[value],
              ...(counts !== undefined && { count: counts[value] }),
            }))}
            value={query.price || null}
            onChange={(price) => onChange({ price: oneOf(price, ['free', 'paid'], '') })}
          />
          <FilterChips
            label={texts.type}
            options={(['course', 'package'] as const).map((value) => ({ value, label: texts.types[value] }))}
            value={query.type || null}
            onChange={(type) => onChange({ type: oneOf(type, ['course', 'package'], '') })}
          />
        </div>
        <PriceRange query={query} onChange={onChange} />
      </div>
    </FilterCard>
  );
}

function Active({ query, onChange }: FilterProps) {
  const texts = useTexts(listTexts);
  const locale = useLocale();
  const { categories } = useSnapshot(courseList);
  const { top, child } = chosenCategory(categories ?? [], query.category);
  const yuan = (price: string) => formatMoney(Number(price) * 100);
  // A placeholder for a name that is still loading.
  const category =
    (child ?? top)?.name[locale] ?? (categories === undefined && query.category !== '' ? '…' : undefined);
  const filters = [
    { id: 'courseName', label: query.courseName === '' ? undefined : `“${query.courseName}”` },
    { id: 'category', label: category },
    { id: 'kind', label: query.kind === '' ? undefined : texts.kinds[query.kind] },
    { id: 'price', label: query.price === '' ? undefined : texts.prices[query.price] },
    { id: 'from', label: query.from === '' ? undefined : texts.fromPrice(yuan(query.from)) },
    { id: 'to', label: query.to === '' ? undefined : texts.to(yuan(query.to)) },
    { id: 'type', label: query.type === '' ? undefined : texts.types[query.type] },
  ].flatMap(({ id, label }) => (label === undefined ? [] : [{ id, label }]));
  return (
    <ActiveFilters
      filters={filters}
      onRemove={(id) => onChange({ [id]: '' })}
      onClear={() => onChange({ ...unfilteredQuery, sort: query.sort })}
    />
  );
}

function NothingFound({
  query,
  isOfPackages,
}: {
  readonly query: ListQuery;
  readonly isOfPackages: boolean;
}) {
  const texts = useTexts(listTexts);
  if (isUnfiltered(query, isOfPackages))
    return isOfPackages ? (
      <EmptyWithLink
        type="coursepackage"
        title={texts.noPackages}
        href={listHref({})}
        label={texts.toCourses}
      />
    ) : (
      <EmptyState type="course" title={texts.nothingYet} description={texts.nothingYetHelp} />
    );
  return (
    <EmptyWithLink
      type="search"
      title={query.courseName === '' ? texts.empty : texts.noneFor(query.courseName)}
      description={texts.noneHelp}
      href={listHref({ sort: query.sort })}
      label={texts.clear}
      isPrimary
    />
  );
}
