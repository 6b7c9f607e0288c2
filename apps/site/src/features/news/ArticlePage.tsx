import { Tag } from '@lectern/ui/Badge';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { dayOf } from '../../shared/i18n/day.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { useCleanHtml } from '../../shared/safety/richText.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import { articleHref } from '../../shared/routes/pages.ts';
import * as css from './news.css.ts';
import { newsArticle, showArticle, type NewsArticle } from './news.store.ts';
import { newsTexts } from './news.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = ({ id = '' }) => showArticle.prefetch(id);

/** A news article. */
export default function ArticlePage({ params }: ScreenProps) {
  const texts = useTexts(newsTexts);
  const { status, value } = useSnapshot(newsArticle);
  const locale = useLocale();
  const id = params.id ?? '';

  const load = useLoad(showArticle, id);

  const shown = value?.id === id ? value : undefined;
  return (
    <DetailPage
      steps={[{ label: texts.title, href: '#/news' }]}
      name={shown?.title[locale]}
      status={status}
      value={shown}
      missing={{ title: texts.missing, href: '#/news', label: texts.backToNews }}
      failed={texts.failed}
      onRetry={load}
      skeleton={
        <div className={css.article} aria-hidden>
          <Skeleton height="96px" />
          <Skeleton height="320px" />
        </div>
      }
    >
      {(article) => <Article article={article} />}
    </DetailPage>
  );
}

function Article({ article }: { readonly article: NewsArticle }) {
  const texts = useTexts(newsTexts);
  const locale = useLocale();
  const content = article.content[locale];
  const html = useCleanHtml(content);
  return (
    <article className={css.article}>
      <h1 className={css.articleTitle}>{article.title[locale]}</h1>
      <p className={css.meta}>
        <time dateTime={article.date}>{dayOf(article.date, locale)}</time>
        {article.author !== '' && <span>{article.author}</span>}
        {article.tag.zh !== '' && <Tag>{article.tag[locale]}</Tag>}
      </p>
      <div className={css.body} dangerouslySetInnerHTML={{ __html: html }} />
      <nav className={css.neighbours} aria-label={texts.title}>
        {(
          [
            ['newer', article.newer],
            ['older', article.older],
          ] as const
        ).map(
          ([direction, link]) =>
            link !== undefined && (
              <a key={direction} className={css.neighbour} href={articleHref(link.id)}>
                <span className={css.hint}>{texts[direction]}</span>
                {link.title[locale]}
              </a>
            ),
        )}
      </nav>
    </article>
  );
}
