/**
 * A refusal with a code of the platform: HTTP 200 and `{code, message, data}`.
 * The message is shown to the student, so it is Chinese and plain.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Makes a refusal that belongs to a field of the input; the site shows it beside that field. */
export const refused = (field: string, message: string): BusinessError =>
  new BusinessError('0', message, { field });

/** The statuses that the site handles, and the usual ones. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 501 | 503 | 550;

/** A refusal by HTTP status, with a body of the same three fields. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: ErrorStatus;
  readonly data: unknown;

  constructor(status: ErrorStatus, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

/** A service that a call needs is temporarily unavailable; the caller may retry. */
export class AwayError extends Error {
  override readonly name = 'AwayError';
}

/** A request that does not match the endpoint's schema: HTTP 400, naming the field. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** The field, as `items[0].price`; empty when the input as a whole is wrong. */
  readonly path: string;

  constructor(path: string, problem: string) {
    super(path === '' ? `The input ${problem}` : `"${path}" ${problem}`);
    this.path = path;
  }
}

/** A reply that does not match the endpoint's schema: a bug of the server, whose details are never sent. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}
