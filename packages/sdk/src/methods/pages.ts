import type { RequestOptions } from '../client/client.ts';

/** One page of a list, reduced to what is needed to request the next. */
export interface PageReply<Entry = unknown> {
  readonly total?: number | undefined;
  readonly records: readonly Entry[];
}

/** Input that selects a page. */
export interface PageInput {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Fetches one page. */
export type FetchPage<In, Out> = (input: In, options?: RequestOptions) => Promise<Out>;

/**
 * Iterates over the pages of a list, from the page that the input names or the first. Each page is fetched when
 * the loop asks for it, so breaking out of the loop stops the requests. Ends at an empty page, or when `total`
 * entries were seen.
 * @throws {ApiError} of the underlying call, including `aborted`.
 */
export async function* pagesOf<In extends PageInput, Out extends PageReply>(
  fetchPage: FetchPage<In, Out>,
  input: In,
  options?: RequestOptions,
): AsyncGenerator<Out, void, undefined> {
  let seen = ((input.pageNo ?? 1) - 1) * (input.pageSize ?? 0);
  for (let pageNo = input.pageNo ?? 1; ; pageNo += 1) {
    const page = await fetchPage({ ...input, pageNo }, options);
    yield page;
    seen += page.records.length;
    if (page.records.length === 0 || (page.total !== undefined && seen >= page.total)) return;
  }
}

/** Iterates over the entries of a list across its pages; see {@link pagesOf}. */
export async function* entriesOf<In extends PageInput, Entry>(
  ask: FetchPage<In, PageReply<Entry>>,
  input: In,
  options?: RequestOptions,
): AsyncGenerator<Entry, void, undefined> {
  for await (const { records } of pagesOf(ask, input, options)) yield* records;
}
