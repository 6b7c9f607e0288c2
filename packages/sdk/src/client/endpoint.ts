/** HTTP methods the platform uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Query parameters the client fills in by itself, from the address or the session. */
export type Ambient = 'domain' | 'schoolId';

/**
 * How a reply is wrapped.
 * - `code`: `{code, message, data}`; code 1 is success and `data` is the output.
 * - `bare`: the reply itself is the output (older calls with shapes of their own).
 */
export type EnvelopeKind = 'code' | 'bare';

/** What is known of a call without its types. */
export interface EndpointShape {
  /** `area.verbNoun`, unique in the whole platform. */
  readonly id: string;
  readonly method: Method;
  /** Under `/s/api`, or from the site's root when it begins with `{origin}`; `{x}` takes the input's `x`. */
  readonly path: string;
  /** How the rest of the input travels; by default `query` for GET and DELETE, `json` otherwise. */
  readonly send?: 'query' | 'json' | 'form' | 'multipart';
  /** Keys of the input that stand in the query although the rest is in the body. */
  readonly query?: readonly string[];
  /** The one key of the input whose value is the whole body (lists and free criteria). */
  readonly body?: string;
  /** Parameters the client adds to the query by itself. */
  readonly ambient?: readonly Ambient[];
  /** True where a header names the student too. */
  readonly tellsUser?: true;
  /** @defaultValue 'code' */
  readonly envelope?: EnvelopeKind;
  /** What the output looks like, as `decode` reads it; made of the schema by `npm run replies`. */
  readonly reply: string;
  /** Codes whose message no general error handler may show; the caller deals with them. */
  readonly quiet?: readonly string[];
  /** True where repeating the call has no second effect, so a lost reply may be asked for again. */
  readonly idempotent?: true;
  /**
   * True where the call must have its effect once (orders, payments, signatures, uploads): the client
   * sends an `Idempotency-Key` with it, so that a lost reply may be asked for again.
   */
  readonly once?: true;
  /** Keys of the input that are passwords, which travel as ciphertext alone. Methods encrypt them. */
  readonly ciphers?: readonly string[];
}

/**
 * Describes one call as plain data, so that an unused one costs nothing.
 * `In` and `Out` come from the schema beside it by `import type`.
 */
export interface Endpoint<In = unknown, Out = unknown> extends EndpointShape {
  readonly query?: readonly (keyof In & string)[];
  readonly body?: keyof In & string;
  /** Carries the types only; never present at run time. */
  readonly types?: { readonly input: In; readonly output: Out };
}

/** What an endpoint says of itself whose input has passwords, so that methods of it may encrypt them. */
export interface Enciphered {
  readonly ciphers: readonly string[];
}

/** The input type of an endpoint. */
export type InputOf<E> = E extends Endpoint<infer In, infer _Out> ? In : never;

/** The output type of an endpoint, as the server promises it. */
export type OutputOf<E> = E extends Endpoint<infer _In, infer Out> ? Out : never;
