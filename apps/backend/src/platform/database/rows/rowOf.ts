/** The row type of a reader that returns rows or one row, inferred from its query. */
export type RowOf<Reader extends (...given: never[]) => PromiseLike<unknown>> =
  Exclude<Awaited<ReturnType<Reader>>, undefined> extends infer Found
    ? Found extends readonly (infer Row)[]
      ? Row
      : Found
    : never;
