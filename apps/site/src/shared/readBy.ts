type Fixed<Value> = Value extends (...given: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
    : Value;

/**
 * The result type of a reader function of a reply or address, without undefined and read-only: stores replace
 * such values instead of changing them.
 */
export type ReadBy<Reader extends (...given: never[]) => unknown> = Fixed<NonNullable<ReturnType<Reader>>>;
