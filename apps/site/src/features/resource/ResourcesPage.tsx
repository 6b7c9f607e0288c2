import { useLoad } from '../../shared/page/useLoad.ts';
import { FilterCard } from '../../shared/page/list/FilterCard.tsx';
import { oneOf } from '@lectern/sdk';
import { ButtonLink } from '@lectern/ui/Button';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useTexts } from '@lectern/ui/locale';
import { Select } from '@lectern/ui/Select';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { FilterRows } from '../../shared/page/list/FilterRows.tsx';
import { CategoryChips } from '../../shared/page/list/CategoryChips.tsx';
import { FoundCount } from '../../shared/page/list/FoundCount.tsx';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import { kinds, orders, readResourceQuery, type ResourceQuery, resourcesHref, SHARE } from './address.ts';
import { DownloadButton } from './DownloadButton.tsx';
import * as css from './resource.css.ts';
import { loadOptions, showResources, options, PER_PAGE, resourceList } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';
import { ResourceRow } from './ResourceRow.tsx';
import { ResourceTabs } from './ResourceTabs.tsx';

/** Starts the list's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadOptions.prefetch(), showResources.prefetch(readResourceQuery(search))]);

/** The files that a school and its students share; the whole state is in the address (`resourceSharing/list`). */
export default function ResourcesPage() {
  const texts = useTexts(resourceTexts);
  const search = useSearch();
  const query = readResourceQuery(search);
  const { isKnown } = useSnapshot(options);
  const { status, value } = useSnapshot(resourceList);
  const { records = [], total = 0 } = value ?? {};

  useLoad(loadOptions);

  const go = (change: Partial<ResourceQuery>) => navigate(resourcesHref({ ...query, page: 1, ...change }));
  return (
    <ListPage
      title={texts.title}
      actions={
        <ButtonLink variant="primary" href={SHARE}>
          {texts.share}
        </ButtonLink>
      }
      tools={
        <>
          <ResourceTabs current={query.isOfStudents ? 'students' : 'all'} />
          {isKnown && <Tools query={query} onChange={go} />}
        </>
      }
      load={() => void showResources(query)}
      // There may be no filter options at all, so the list waits until that is known.
      waits={!isKnown}
      status={status}
      rows={records}
      pages={{ filter: query, total, perPage: PER_PAGE, hrefOf: resourcesHref }}
      className={css.rows}
      type="ziliao"
      failed={texts.failed}
      skeleton={[4, '104px']}
      nothing={<NothingFound query={query} />}
    >
      {(resource) => (
        <ResourceRow resource={resource} actions={<DownloadButton resource={resource} isInList />} />
      )}
    </ListPage>
  );
}

interface FiltersProps {
  readonly query: ResourceQuery;
  readonly onChange: (change: Partial<ResourceQuery>) => void;
}

function Tools({ query, onChange: go }: FiltersProps) {
  const texts = useTexts(resourceTexts);
  const { status, value } = useSnapshot(resourceList);
  return (
    <>
      <Filters query={query} onChange={go} />
      <div className={css.bar}>
        <FoundCount status={status} total={value?.total} label={texts.results} />
        <div className={css.tools}>
          <SearchField
            key={query.keyword}
            label={texts.search}
            placeholder={texts.search}
            value={query.keyword}
            onSearch={(keyword) => go({ keyword })}
          />
          <div className={css.order}>
            <Select
              aria-label={texts.order}
              value={query.order}
              options={orders.map((order) => ({ value: order, label: texts.orders[order] }))}
              onChange={(order) => go({ order: oneOf(order, orders, 'newest') })}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function Filters({ query: { kind, subject }, onChange }: FiltersProps) {
  const texts = useTexts(resourceTexts);
  const { current } = useSnapshot(options);
  const subjects = current.subjects.filter(({ id, count }) => count > 0 || id === subject);
  if (current.kinds.length === 0 && subjects.length === 0) return null;
  return (
    <FilterCard label={texts.title}>
      <FilterRows>
        <FilterChips
          label={texts.kind}
          options={current.kinds.map((one) => ({
            value: one.kind,
            label: texts.kinds[one.kind],
            count: one.count,
          }))}
          value={kind ?? null}
          onChange={(one) => onChange({ kind: oneOf(one, kinds, undefined) })}
        />
        {subjects.length > 0 && (
          <CategoryChips
            label={texts.subject}
            categories={subjects}
            value={subject}
            onChange={(one) => onChange({ subject: one })}
          />
        )}
      </FilterRows>
    </FilterCard>
  );
}

function NothingFound({ query: { keyword, kind, subject, page } }: { readonly query: ResourceQuery }) {
  const texts = useTexts(resourceTexts);
  if (keyword !== '' || kind !== undefined || subject !== '' || page > 1) {
    return (
      <EmptyWithLink
        type="search"
        title={texts.noneFound}
        description={texts.noneFoundHelp}
        href={resourcesHref()}
        label={texts.showAll}
      />
    );
  }
  return (
    <EmptyWithLink
      type="ziliao"
      title={texts.empty}
      description={texts.noneHelp}
      href={SHARE}
      label={texts.share}
      isPrimary
    />
  );
}
