import type { Reply } from '@lectern/sdk';
import { detail, list, type NewsDetail, type NewsItem } from '@lectern/sdk/endpoints/news';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readRows } from '../../shared/rows.ts';
import { words, type Words } from '../../shared/i18n/words.ts';

/** News articles per page. */
export const PAGE_SIZE = 10;

/** A news article in a list. */
export type NewsLine = ReadBy<typeof readLine>;

/** A news article. */
export interface NewsArticle {
  readonly id: string;
  readonly title: Words;
  readonly tag: Words;
  readonly date: string;
  readonly author: string;
  /** HTML from the server, not yet sanitised. */
  readonly content: Words;
  readonly newer: NewsLink | undefined;
  readonly older: NewsLink | undefined;
}

/** A link to another article. */
export type NewsLink = ReadBy<typeof readLink>;

function readLine(item: Reply<NewsItem>) {
  const title = words(item.title, item.titleEn);
  if (title.zh === '') return undefined;
  return {
    id: item.id ?? '',
    title,
    summary: words(item.summary, item.summaryEn),
    tag: words(item.tag, item.tagEn),
    date: item.date ?? '',
    isPinned: item.pinned ?? false,
  };
}

/** A page of the school's news, from 1. */
export const [newsList, showNews] = loadable(
  async (pageNo: number) => readRows(await request(list, { pageNo, pageSize: PAGE_SIZE }), readLine),
  { name: 'news page' },
);

function readLink(link: Reply<NewsDetail['newer']>) {
  const title = words(link?.title, link?.titleEn);
  return title.zh === '' ? undefined : { id: link?.id ?? '', title };
}

/** A news article. */
export const [newsArticle, showArticle] = loadable(
  async (id: string): Promise<NewsArticle | undefined> => {
    const reply = await request(detail, { id });
    const title = words(reply.title, reply.titleEn);
    if (title.zh === '') return undefined;
    return {
      id,
      title,
      tag: words(reply.tag, reply.tagEn),
      date: reply.date ?? '',
      author: reply.author ?? '',
      content: words(reply.content, reply.contentEn),
      newer: readLink(reply.newer),
      older: readLink(reply.older),
    };
  },
  { name: 'news' },
);
