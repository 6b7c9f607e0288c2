/** Reads a key of a schema, whatever kind it is of. */
export const partOf = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined;
