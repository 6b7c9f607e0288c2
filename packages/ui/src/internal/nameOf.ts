/** Returns the name of a custom property from its `var()`, to set the property on an element. */
export const nameOf = (variable: string): string => variable.slice('var('.length, -1);
