import type { EndpointShape, Method } from '../endpoint.ts';

/**
 * Reason why a call failed.
 * - `network`, `timeout`, `aborted`: no reply.
 * - `malformed`: a reply that cannot be parsed; `field` names the part.
 * - `http`: a status without a meaning of its own.
 * - `business`: refused with a code of the platform; `captcha`: code 600, solve the slider and repeat the call.
 * - `session-ended` (401, 403), `kicked` (409), `blocked` (550), `intercepted` (403 by the firewall: `action`
 *   is `cc` or `waf`).
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'http'
  | 'business'
  | 'captcha'
  | 'session-ended'
  | 'kicked'
  | 'blocked'
  | 'intercepted';

/** Properties from which an {@link ApiError} is made. */
export interface ApiFailure {
  readonly kind: ApiErrorKind;
  /** Id of the called endpoint. */
  readonly endpoint: string;
  /** Path template of that endpoint, with `{x}` unfilled; the error catalogue matches it. */
  readonly path?: string;
  /** HTTP method of that endpoint. */
  readonly method?: Method;
  /** The platform's code or the HTTP status, as text; empty when there was no reply. */
  readonly code?: string;
  /** The server's message; missing or empty where it sent none. */
  readonly message?: string;
  /** The reply's `data` or body, for codes whose handling needs it. */
  readonly data?: unknown;
  /** The field of a malformed reply that cannot be parsed; empty for the reply as a whole. */
  readonly field?: string;
  /** True when the endpoint lists the code in `quiet`: no general handler may show the message. */
  readonly isQuiet?: boolean;
  readonly cause?: unknown;
}

/** Returns the properties of an error that say which call failed. */
export function aboutCall({
  id,
  method,
  path,
}: EndpointShape): Pick<ApiFailure, 'endpoint' | 'method' | 'path'> {
  return { endpoint: id, method, path };
}

/** The error that every failed call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // `declare` only: the constructor assigns all of them, and class fields would add code to the bundle.
  declare readonly kind: ApiErrorKind;
  declare readonly endpoint: string;
  declare readonly path: string;
  /** The server's message, to be shown to the student; empty where it sent none. `message` then names the call. */
  declare serverMessage: string;
  declare readonly code: string;
  declare readonly data: unknown;
  declare readonly field: string;
  declare readonly isQuiet: boolean;
  /** HTTP status; undefined without a reply. A refusal with a code of its own has status 200. */
  declare readonly status?: number;
  /**
   * The platform's id of the request (`x-request-id`), for looking it up in its log; empty where the reply has
   * none.
   */
  declare readonly requestId?: string;
  /** Value of `Retry-After` in seconds; 0 where the reply has none. */
  declare readonly retryAfter?: number;

  constructor({
    kind,
    endpoint,
    method,
    path = '',
    code = '',
    message = '',
    data,
    field = '',
    isQuiet = false,
    cause,
  }: ApiFailure) {
    super(
      // For a log: names the call and the reason by nothing that was sent or received but the code.
      message || [endpoint, method, path, kind, code, field].filter(Boolean).join(' '),
      cause === undefined ? undefined : { cause },
    );
    Object.assign(this, { kind, endpoint, path, code, serverMessage: message, data, field, isQuiet });
  }
}

/** Returns whether an unknown thrown value is an {@link ApiError}, and of the given kind if one is given. */
export function isApiError<Kind extends ApiErrorKind>(
  value: unknown,
  kind?: Kind,
): value is ApiError & { readonly kind: Kind } {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}
