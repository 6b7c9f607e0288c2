type Fixed<Value> = Value extends (...given: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
    : Value;

/**
 * What a function reads out of a reply or an address, where there is something to read: the function says it, field by
 * field. Nobody changes it; stores put a new one in its place.
 */
export type ReadBy<Reader extends (...given: never[]) => unknown> = Fixed<NonNullable<ReturnType<Reader>>>;
