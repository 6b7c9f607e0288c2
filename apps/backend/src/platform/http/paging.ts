/** Which part of a list is read. */
export interface PageWish {
  readonly limit: number;
  readonly offset: number;
}

/** Reads which part of a list an input asks for: the first page where it names none, of the usual size. */
export const pageOf = (
  { pageNo = 1, pageSize }: { readonly pageNo?: number | undefined; readonly pageSize?: number | undefined },
  usualSize = 20,
): PageWish => ({ limit: pageSize ?? usualSize, offset: (pageNo - 1) * (pageSize ?? usualSize) });
