/** Gives the name of a custom property inside its `var()`, to set it on an element. */
export const nameOf = (variable: string): string => variable.slice('var('.length, -1);
