/** Gives the one of a known set of choices that an address, a control or a storage names; anything else is the fallback. */
export const oneOf = <const Choice extends string, Fallback>(
  value: string | null | undefined,
  choices: readonly Choice[],
  fallback: Fallback,
): Choice | Fallback => choices.find((choice) => choice === value) ?? fallback;
