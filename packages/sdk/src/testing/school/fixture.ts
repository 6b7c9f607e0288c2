import type { Input } from './inputs.ts';
import { withoutPrivate } from './private.ts';

/** A recorded call of a real back end, without private data. */
export interface RecordedCall {
  /** The endpoint's id. */
  readonly id: string;
  /** Input, without the parameters that the client adds. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The HTTP status. */
  readonly status: number;
  /** The platform's code; `1` is success. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Content of a recording file. */
export interface Fixture {
  readonly format: 'lectern-fixture-1';
  /** Names of further fields whose values were removed as private. */
  readonly alsoPrivate: readonly string[];
  readonly calls: readonly RecordedCall[];
}

/** Returns the area of a call. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Input fields that the client adds itself, or that differ in every call. */
const AMBIENT = ['domain', 'schoolId', 'companyId', 'hash', 'ticket', 'randstr', 'operationId', 'givenAt'];

/** Returns a cache key that is equal for equivalent inputs. */
function keyOf(input: Input): string {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value === null ? null : String(value);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([field, part]) => !AMBIENT.includes(field) && part !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, part]) => [field, plain(part)]),
    );
  };
  return JSON.stringify(plain(input));
}

/** Creates a function that returns recorded replies in their order; the last one for an input is repeated. */
export function replay({
  calls,
  alsoPrivate,
}: Fixture): (id: string, input: Input) => RecordedCall | undefined {
  const recorded = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = `${call.id} ${keyOf(call.input)}`;
    recorded.set(key, [...(recorded.get(key) ?? []), call]);
  }
  const turns = new Map<string, number>();
  return (id, input) => {
    // Private values are removed, as the recorder did.
    const publicInput = Object(withoutPrivate(input, areaOf(id), alsoPrivate));
    const key = `${id} ${keyOf(publicInput)}`;
    const seen = recorded.get(key);
    if (seen === undefined) return undefined;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return seen[Math.min(turn, seen.length - 1)];
  };
}

/**
 * Validates a fixture.
 * @throws {TypeError} naming the malformed part.
 */
export function readFixture(value: unknown): Fixture {
  const { format, calls, alsoPrivate = [] } = Object(value);
  if (format !== 'lectern-fixture-1') throw new TypeError('format: a fixture says "lectern-fixture-1"');
  if (!Array.isArray(calls)) throw new TypeError('calls: a list is expected');
  for (const [at, call] of calls.entries())
    for (const field of ['id', 'code'])
      if (typeof Object(call)[field] !== 'string')
        throw new TypeError(`calls[${at}].${field}: a text is expected`);
  return {
    format,
    alsoPrivate: Array.isArray(alsoPrivate) ? alsoPrivate.map(String) : [],
    calls: calls.map((call) => ({ status: 200, message: '', input: {}, ...call })),
  };
}
