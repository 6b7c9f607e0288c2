/** Tells whether a value is an object with named values, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies an object; returns an empty one for any other value. */
export const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? { ...value } : {});
