import { Tag } from '@lectern/ui/Badge';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { dayOf } from '../../shared/i18n/day.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { articleHref } from '../../shared/routes/pages.ts';
import * as css from './news.css.ts';
import { showNews, newsList, PAGE_SIZE, type NewsLine } from './news.store.ts';
import { newsTexts } from './news.texts.ts';

/** Starts the list's first request. */
export const prepare: Prepare = (_params, search) => showNews.prefetch(pageOf(search));

/** The school's news as a dated list. */
export default function NewsPage() {
  const texts = useTexts(newsTexts);
  const { status, value } = useSnapshot(newsList);
  const { records = [], total = 0 } = value ?? {};
  const page = pageOf(useSearch());

  return (
    <ListPage
      title={texts.title}
      load={() => void showNews(page)}
      status={status}
      rows={records}
      pages={{ filter: { page }, total, perPage: PAGE_SIZE, hrefOf: ({ page: to }) => `#/news?page=${to}` }}
      className={css.list}
      failed={texts.failed}
      skeleton={<ListSkeleton />}
      nothing={<EmptyState type="message" title={texts.empty} />}
    >
      {(item) => <NewsEntry item={item} />}
    </ListPage>
  );
}

function NewsEntry({ item }: { readonly item: NewsLine }) {
  const texts = useTexts(newsTexts);
  const locale = useLocale();
  return (
    <a className={css.item} href={articleHref(item.id)}>
      <time className={css.date} dateTime={item.date}>
        {dayOf(item.date, locale)}
      </time>
      <div>
        <h2 className={css.title}>
          {item.title[locale]}
          <span className={css.tags}>
            {item.isPinned && <Tag tone="accent">{texts.pinned}</Tag>}
            {item.tag.zh !== '' && <Tag>{item.tag[locale]}</Tag>}
          </span>
        </h2>
        {item.summary.zh !== '' && <p className={css.summary}>{item.summary[locale]}</p>}
      </div>
    </a>
  );
}

function ListSkeleton() {
  return (
    <ul className={css.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={css.item}>
          <Skeleton width="80px" />
          <div>
            <Skeleton width="60%" height="28px" />
            <Skeleton width="90%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
