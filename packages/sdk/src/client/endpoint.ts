/** HTTP methods that the platform uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Query parameters that the client fills in: `domain` is its origin, `schoolId` comes from the session. */
export type Ambient = 'domain' | 'schoolId';

/**
 * Envelope of a reply.
 * - `code`: `{code, message, data}`; code 1 is success and `data` is the output.
 * - `bare`: the body itself is the output (older calls with shapes of their own).
 */
export type EnvelopeKind = 'code' | 'bare';

/** Description of a call without its input and output types. */
export interface EndpointShape {
  /** `area.verbNoun`, unique in the whole platform. */
  readonly id: string;
  readonly method: Method;
  /** Path below `/s/api`, or below the origin when it begins with `{origin}`; `{x}` is replaced by the input's `x`. */
  readonly path: string;
  /** Encoding of the remaining input. @defaultValue `query` for GET and DELETE, `json` otherwise */
  readonly send?: 'query' | 'json' | 'form' | 'multipart';
  /** Input keys sent in the query although the others are sent in the body. */
  readonly query?: readonly string[];
  /** The input key whose value is the whole body (lists and free criteria). */
  readonly body?: string;
  /** Parameters that the client adds to the query itself. */
  readonly ambient?: readonly Ambient[];
  /** True where the request also carries the student's id, in the `userId` header. */
  readonly tellsUser?: true;
  /** @defaultValue 'code' */
  readonly envelope?: EnvelopeKind;
  /** Description of the output in the notation of `decodeReply`; generated from the schema by `npm run replies`. */
  readonly reply: string;
  /** Codes whose message no general error handler may show, since the caller handles them. */
  readonly quiet?: readonly string[];
  /** True where a repeated call has no further effect, so that it may be retried when its reply was lost. */
  readonly idempotent?: true;
  /**
   * True where the call must take effect exactly once (orders, payments, signatures, uploads). The client sends
   * an `Idempotency-Key` with it, so that it may be retried when its reply was lost.
   */
  readonly once?: true;
  /** Input keys of passwords, which are sent only as ciphertext. Methods encrypt them. */
  readonly ciphers?: readonly string[];
}

/**
 * Describes one call as plain data, so that bundlers drop unused ones. `In` and `Out` come from the schema
 * beside it by `import type`.
 */
export interface Endpoint<In = unknown, Out = unknown> extends EndpointShape {
  readonly query?: readonly (keyof In & string)[];
  readonly body?: keyof In & string;
  /** Carries the types only; never present at runtime. */
  readonly types?: { readonly input: In; readonly output: Out };
}

/** Marks an endpoint whose input has passwords, so that its methods encrypt them. */
export interface EncryptedFields {
  readonly ciphers: readonly string[];
}

/** The input type of an endpoint. */
export type InputOf<E> = E extends Endpoint<infer In, infer _Out> ? In : never;

/** The output type of an endpoint, as described by its schema. */
export type OutputOf<E> = E extends Endpoint<infer _In, infer Out> ? Out : never;
