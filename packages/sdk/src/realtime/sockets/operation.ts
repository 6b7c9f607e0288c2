import type { Endpoint } from '../../client/endpoint.ts';

/**
 * Describes one operation of a socket as plain data. `In` and `Out` come from a schema by `import
 * type`.
 */
export interface Operation<In = unknown, Out = unknown> {
  /** Its name on the wire. */
  readonly op: string;
  /** The HTTP call with the same input, output and effect. It is idempotent, so either may follow the other. */
  readonly fallback?: Endpoint<In, Out>;
  /** What the reply of one without a fallback looks like, as an endpoint's. @defaultValue `*`: as it arrived */
  readonly reply?: string;
  /** Carries the types only; never present at run time. */
  readonly types?: { readonly input: In; readonly output: Out };
}
