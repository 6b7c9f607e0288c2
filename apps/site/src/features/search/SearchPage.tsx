import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { CloseIcon } from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../shared/i18n/moment.ts';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import { readSearchQuery, searchHref, type SearchQuery } from './address.ts';
import { countOf } from './countOf.ts';
import type { Hit, HitGroup } from './found.model.ts';
import { Marked } from './Marked.tsx';
import { deleteRecent, readRecent, recent, remember } from './recent.ts';
import * as css from './SearchPage.css.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { showResults, PER_PAGE, results } from './search.store.ts';
import { searchTexts } from './search.texts.ts';

/** Starts the first request of the results. */
export const prepare: Prepare = (_params, search) => {
  const query = readSearchQuery(search);
  return query.text === '' ? undefined : showResults.prefetch(query);
};

/** The search results: the best of every kind, or all of one kind; without a text, recent searches (/search). */
export default function SearchPage() {
  const texts = useTexts(searchTexts);
  const query = readSearchQuery(useSearch());
  return query.text === '' ? (
    <Page title={texts.title} breadcrumb={<SitePath steps={[{ label: texts.title }]} />}>
      <Field text="" />
      <Recent />
    </Page>
  ) : (
    <Results query={query} />
  );
}

function Field({ text }: { readonly text: string }) {
  const texts = useTexts(searchTexts);
  return (
    <div className={css.field}>
      <SearchField
        key={text}
        label={texts.field}
        placeholder={texts.field}
        value={text}
        onSearch={(searchText) => {
          remember(searchText);
          navigate(searchHref({ text: searchText }).slice(1));
        }}
      />
    </div>
  );
}

function Results({ query }: { readonly query: SearchQuery }) {
  const texts = useTexts(searchTexts);
  const { status, value } = useSnapshot(results);
  const { text, kind } = query;
  const groups = value?.groups ?? [];
  const current = groups.find((group) => group.kind === kind);
  const title = texts.titleOf(text);
  const rows: readonly (Hit | HitGroup)[] = kind === '' ? groups : (current?.hits ?? []);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isCut = groups.some((group) => group.isCut);
  return (
    <ListPage<Hit | HitGroup, SearchQuery>
      title={title}
      load={() => void showResults(query)}
      status={status}
      rows={rows}
      keyOf={(row) => ('hits' in row ? row.kind : row.id)}
      {...(kind !== '' && {
        pages: { filter: query, total: current?.total ?? 0, perPage: PER_PAGE, hrefOf: searchHref },
      })}
      className={css.list}
      failed={texts.failed}
      skeleton={[4, '96px']}
      tools={
        <>
          <Field text={text} />
          {(value === undefined || groups.length > 0 || kind !== '') && (
            <SearchTabs text={text} current={kind} groups={groups} />
          )}
          <p className={css.count} role="status">
            {status === 'ready' &&
              (value?.isNear === true
                ? texts.near(text)
                : total > 0 && texts.found(countOf({ total, isCut })))}
            {status === 'loading' && rows.length === 0 && texts.loading}
          </p>
        </>
      }
      nothing={
        <EmptyWithLink
          type="search"
          title={kind === '' ? texts.empty(text) : texts.noneOfKind(texts.kinds[kind])}
          description={texts.noneHelp}
          href={kind === '' ? '#/course/list' : searchHref({ text })}
          label={kind === '' ? texts.toCourses : texts.toAll}
          isPrimary
        />
      }
    >
      {(row) =>
        'hits' in row ? <Group group={row} text={text} /> : <HitRow hit={row} text={text} level={2} />
      }
    </ListPage>
  );
}

function Group({ group, text }: { readonly group: HitGroup; readonly text: string }) {
  const texts = useTexts(searchTexts);
  const { kind, total, hits } = group;
  const name = texts.kinds[kind];
  return (
    <section className={css.group} aria-label={name}>
      <h2 className={css.kind}>{name}</h2>
      <ul className={css.list}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} text={text} level={3} />
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <Link className={css.moreLink} href={searchHref({ text, kind })}>
          {texts.allOf(name, countOf(group))}
        </Link>
      )}
    </section>
  );
}

function HitRow({ hit, text, level }: { readonly hit: Hit; readonly text: string; readonly level: 2 | 3 }) {
  const texts = useTexts(searchTexts);
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const { kind, title, line, picture, date, isPackage, priceCents } = hit;
  return (
    <Link className={css.hit} href={hit.href} data-kind={kind}>
      {kind === 'teacher' && <Avatar name={title[locale]} src={picture} size={48} />}
      {kind !== 'teacher' && picture !== '' && (
        <img className={css.cover} src={picture} alt="" width={112} height={63} loading="lazy" />
      )}
      <div className={css.details}>
        <Heading className={css.title} lang={langOfText(title, locale)}>
          <Marked text={title[locale]} searchText={text} />
          {isPackage && <Tag>{texts.package}</Tag>}
        </Heading>
        {line[locale] !== '' && (
          <p className={css.line} lang={langOfText(line, locale)}>
            <Marked text={line[locale]} searchText={text} />
          </p>
        )}
      </div>
      {priceCents !== undefined && (
        <span className={css.date}>
          <Price cents={priceCents} />
        </span>
      )}
      {date !== '' && (
        <time className={css.date} dateTime={date}>
          {formatTime(date, 'day', locale)}
        </time>
      )}
    </Link>
  );
}

function Recent() {
  const texts = useTexts(searchTexts);
  const { userId } = useSnapshot(session);
  const stored = useSnapshot(recent);
  useEffect(() => readRecent(), [userId]);
  if (stored.texts.length === 0)
    return <EmptyState type="search" title={texts.start} description={texts.hint} />;
  return (
    <section aria-label={texts.recent}>
      <div className={css.head}>
        <h2 className={css.kind}>{texts.recent}</h2>
        <Button variant="quiet" size="small" onClick={() => deleteRecent()}>
          {texts.forgetAll}
        </Button>
      </div>
      <ul className={css.recent}>
        {stored.texts.map((text) => (
          <li key={text} className={css.recentSearch}>
            <Link className={css.recentText} href={searchHref({ text })}>
              {text}
            </Link>
            <button
              type="button"
              className={css.forget}
              aria-label={texts.forget(text)}
              onClick={() => deleteRecent(text)}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
