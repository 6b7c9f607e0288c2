import type postgres from 'postgres';

/** A statement with more values than this comes in too many shapes to be kept. */
const MOST_VALUES = 40;

type Client = postgres.Sql | postgres.TransactionSql;

/** What a client does with a statement's text and values. */
type Unsafe = (text: string, values?: unknown[], options?: postgres.UnsafeQueryOptions) => unknown;
type Work = (inner: postgres.TransactionSql) => unknown;

const isWork = (value: unknown): value is Work => typeof value === 'function';

/** Runs the statements of a transaction the same way. */
const keptInside = (args: readonly unknown[]): unknown[] =>
  args.map((arg) => (isWork(arg) ? (inner: postgres.TransactionSql) => arg(keepStatements(inner)) : arg));

/**
 * Lets each connection keep the statements that come again and again. The query builder asks for all to be
 * parsed anew, which costs a second way to the database and a plan each time: measured on one saved
 * answer, more than half of it.
 */
export function keepStatements<Given extends Client>(client: Given): Given {
  return new Proxy(client, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      if (name === 'begin' || name === 'savepoint')
        return (...args: unknown[]) => Reflect.apply(value, target, keptInside(args));
      if (name !== 'unsafe') return value;
      const unsafe: Unsafe = (text, values = [], options = {}) =>
        Reflect.apply(value, target, [
          text,
          values,
          { ...options, prepare: values.length > 0 && values.length <= MOST_VALUES },
        ]);
      return unsafe;
    },
  });
}
