import type { Reply } from '@lectern/sdk';
import { detail, list, type NewsDetail, type NewsItem } from '@lectern/sdk/endpoints/news';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readRows } from '../../shared/rows.ts';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';

/** News articles per page. */
export const PAGE_SIZE = 10;

/** A news article in a list. */
export type NewsLine = ReadBy<typeof readLine>;

/** A news article. */
export interface NewsArticle {
  readonly id: string;
  readonly title: LocalizedText;
  readonly tag: LocalizedText;
  readonly date: string;
  readonly author: string;
  /** HTML from the server, not yet sanitised. */
  readonly content: LocalizedText;
  readonly newer: NewsLink | undefined;
  readonly older: NewsLink | undefined;
}

/** A link to another article. */
export type NewsLink = ReadBy<typeof readLink>;

function readLine(item: Reply<NewsItem>) {
  const title = localizedText(item.title, item.titleEn);
  if (title.zh === '') return undefined;
  return {
    id: item.id ?? '',
    title,
    summary: localizedText(item.summary, item.summaryEn),
    tag: localizedText(item.tag, item.tagEn),
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
  const title = localizedText(link?.title, link?.titleEn);
  return title.zh === '' ? undefined : { id: link?.id ?? '', title };
}

/** A news article. */
export const [newsArticle, showArticle] = loadable(
  async (id: string): Promise<NewsArticle | undefined> => {
    const reply = await request(detail, { id });
    const title = localizedText(reply.title, reply.titleEn);
    if (title.zh === '') return undefined;
    return {
      id,
      title,
      tag: localizedText(reply.tag, reply.tagEn),
      date: reply.date ?? '',
      author: reply.author ?? '',
      content: localizedText(reply.content, reply.contentEn),
      newer: readLink(reply.newer),
      older: readLink(reply.older),
    };
  },
  { name: 'news' },
);
