/** The rows that a reader gives, or the one that it finds: its query says what stands in them. */
export type RowOf<Reader extends (...given: never[]) => PromiseLike<unknown>> =
  Exclude<Awaited<ReturnType<Reader>>, undefined> extends infer Found
    ? Found extends readonly (infer Row)[]
      ? Row
      : Found
    : never;
