/** Reads a keyword of a schema of any kind. */
export const partOf = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined;
