/** A page of a list. */
export interface PageWish {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the requested page from an input: by default the first page, of the default size. */
export const pageOf = (
  { pageNo = 1, pageSize }: { readonly pageNo?: number | undefined; readonly pageSize?: number | undefined },
  usualSize = 20,
): PageWish => ({ limit: pageSize ?? usualSize, offset: (pageNo - 1) * (pageSize ?? usualSize) });
