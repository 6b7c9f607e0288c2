import type { EndpointShape } from './endpoint.ts';
import { aboutCall, ApiError, type ApiErrorKind } from './errors/errors.ts';
import { text } from './readers.ts';

/** Code of a successful reply. */
export const SUCCESS = '1';
/** Code of a reply that demands the slider challenge. */
export const CAPTCHA_REQUIRED = '600';

/** A received HTTP reply, before its body is parsed. */
export interface RawReply {
  readonly status: number;
  /** Value of the `action` header, which a firewall sets on its 403 replies. */
  readonly action: string;
  readonly body: string;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fields(value: unknown): { code?: unknown; message?: unknown; data?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Maps an HTTP status to an error kind; also used for statuses sent over sockets. */
export function kindOfStatus(status: number, action: string): ApiErrorKind {
  if (status === 403) return action === 'cc' || action === 'waf' ? 'intercepted' : 'session-ended';
  if (status === 401) return 'session-ended';
  if (status === 409) return 'kicked';
  return status === 550 ? 'blocked' : 'http';
}

/**
 * Extracts the output from a reply.
 * @throws {ApiError} for every status outside 2xx, every code but 1, and a body that cannot be parsed.
 */
export function readReply(endpoint: EndpointShape, reply: RawReply): unknown {
  const value = parse(reply.body);
  const { code, message, data } = fields(value);
  const about = aboutCall(endpoint);
  if (reply.status < 200 || reply.status > 299) {
    const kind = kindOfStatus(reply.status, reply.action);
    throw new ApiError({
      ...about,
      kind,
      code: String(reply.status),
      message: text(message),
      data: kind === 'intercepted' ? reply.body : (data ?? value),
    });
  }
  if (endpoint.envelope === 'bare') {
    if (value === undefined && reply.body !== '') throw new ApiError({ ...about, kind: 'malformed' });
    return value;
  }
  const word = text(code);
  if (word === SUCCESS) return data;
  if (word === '')
    throw new ApiError({ ...about, kind: 'malformed', field: value === undefined ? '' : 'code' });
  throw new ApiError({
    ...about,
    kind: word === CAPTCHA_REQUIRED ? 'captcha' : 'business',
    code: word,
    message: text(message),
    data,
    isQuiet: endpoint.quiet?.includes(word) ?? false,
  });
}
