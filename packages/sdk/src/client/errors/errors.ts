/**
 * Why a call failed.
 * - `network`, `timeout`, `aborted`: no reply.
 * - `malformed`: a reply that cannot be read; `field` tells what is wrong with it.
 * - `http`: a status with no meaning of its own.
 * - `business`: the platform's own code; `captcha`: code 600, solve the slider and repeat.
 * - `session-ended` (401, 403), `kicked` (409), `blocked` (550), `intercepted` (403 by cc or waf).
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

/** What is known of a failure. */
export interface ApiFailure {
  readonly kind: ApiErrorKind;
  /** Id of the endpoint that was called. */
  readonly endpoint: string;
  /** Path of that endpoint with its `{x}` unfilled, which the error catalogue goes by. */
  readonly path?: string;
  /** The platform's code or the HTTP status, as text; empty when there was no reply. */
  readonly code?: string;
  /** The server's own words, empty when it gave none. */
  readonly message?: string;
  /** The reply's `data` or body, for the codes that carry something to act on. */
  readonly data?: unknown;
  /** The field of a malformed reply that cannot be read; empty for the reply as a whole. */
  readonly field?: string;
  /** True when the endpoint lists the code as one that no general handler may show. */
  readonly isQuiet?: boolean;
  readonly cause?: unknown;
}

/** The one error that the SDK throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Declared alone: the constructor sets them all, and fields of their own would be sent to every browser.
  declare readonly kind: ApiErrorKind;
  declare readonly endpoint: string;
  declare readonly path: string;
  declare readonly code: string;
  declare readonly data: unknown;
  declare readonly field: string;
  declare readonly isQuiet: boolean;
  /** The HTTP status; undefined where there was no reply. A refusal with a code of its own has 200. */
  declare readonly status?: number;
  /** The platform's name for the request, which it finds in its log; empty where it gave none. */
  declare readonly requestId?: string;
  /** In how many seconds to ask again, as the platform said; 0 where it said nothing. */
  declare readonly retryAfter?: number;

  constructor(failure: ApiFailure) {
    super(failure.message ?? '', failure.cause === undefined ? undefined : { cause: failure.cause });
    this.kind = failure.kind;
    this.endpoint = failure.endpoint;
    this.path = failure.path ?? '';
    this.code = failure.code ?? '';
    this.data = failure.data;
    this.field = failure.field ?? '';
    this.isQuiet = failure.isQuiet ?? false;
  }
}

/** Tells whether an unknown thrown value is an {@link ApiError}, of a kind if one is given. */
export function isApiError<Kind extends ApiErrorKind>(
  value: unknown,
  kind?: Kind,
): value is ApiError & { readonly kind: Kind } {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}
