import type { Endpoint } from '../../client/endpoint.ts';

/** Describes one operation of a socket as plain data. `In` and `Out` come from a schema by `import type`. */
export interface Operation<In = unknown, Out = unknown> {
  /** Name of the operation in its frames. */
  readonly op: string;
  /** HTTP call with the same input, output and effect. Both are idempotent, so either may be sent after the other. */
  readonly fallback?: Endpoint<In, Out>;
  /** Description of the reply of an operation without a fallback, as in an endpoint. @defaultValue `*`: not decoded */
  readonly reply?: string;
  /** Carries the types only; never present at runtime. */
  readonly types?: { readonly input: In; readonly output: Out };
}
