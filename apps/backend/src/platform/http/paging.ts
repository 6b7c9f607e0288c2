/** A page of a list. */
export interface Pagination {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the requested page from an input: by default the first page, of the default size. */
export const pageOf = (
  { pageNo = 1, pageSize }: { readonly pageNo?: number | undefined; readonly pageSize?: number | undefined },
  defaultSize = 20,
): Pagination => ({ limit: pageSize ?? defaultSize, offset: (pageNo - 1) * (pageSize ?? defaultSize) });
