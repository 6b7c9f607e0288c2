import type { RequestOptions } from '../client/client.ts';

/** One page of a list, as far as it must be known to ask for the next. */
export interface PageReply<Entry = unknown> {
  readonly total?: number | undefined;
  readonly records: readonly Entry[];
}

/** An input that names a page. */
export interface PageInput {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Asks for one page. */
export type AskPage<In, Out> = (input: In, options?: RequestOptions) => Promise<Out>;

/**
 * Goes through a list page by page, from the page that the input names or the first. The next page is asked for when
 * it is wanted, so whoever breaks out asks for no more. It ends with an empty page, or when `total` entries were seen.
 * @throws {ApiError} what the call throws, `aborted` too.
 */
export async function* pagesOf<In extends PageInput, Out extends PageReply>(
  ask: AskPage<In, Out>,
  input: In,
  options?: RequestOptions,
): AsyncGenerator<Out, void, undefined> {
  let seen = ((input.pageNo ?? 1) - 1) * (input.pageSize ?? 0);
  for (let pageNo = input.pageNo ?? 1; ; pageNo += 1) {
    const page = await ask({ ...input, pageNo }, options);
    yield page;
    seen += page.records.length;
    if (page.records.length === 0 || (page.total !== undefined && seen >= page.total)) return;
  }
}

/** Goes through the entries of a list, whatever page they are on; see {@link pagesOf}. */
export async function* entriesOf<In extends PageInput, Entry>(
  ask: AskPage<In, PageReply<Entry>>,
  input: In,
  options?: RequestOptions,
): AsyncGenerator<Entry, void, undefined> {
  for await (const { records } of pagesOf(ask, input, options)) yield* records;
}
