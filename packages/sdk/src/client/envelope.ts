import type { EndpointShape } from './endpoint.ts';
import { ApiError, type ApiErrorKind } from './errors/errors.ts';
import { text } from './readers.ts';

/** The code that means success. */
export const SUCCESS = '1';
/** The code that asks for the slider challenge. */
export const CAPTCHA_REQUIRED = '600';

/** What came back over HTTP, before it is understood. */
export interface RawReply {
  readonly status: number;
  /** The `action` header, which marks a 403 of a firewall. */
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

/** Tells what an HTTP status means, over sockets too. */
export function kindOfStatus(status: number, action: string): ApiErrorKind {
  if (status === 403) return action === 'cc' || action === 'waf' ? 'intercepted' : 'session-ended';
  if (status === 401) return 'session-ended';
  if (status === 409) return 'kicked';
  return status === 550 ? 'blocked' : 'http';
}

/**
 * Turns a reply into its output.
 * @throws {ApiError} for every status outside 2xx, every code but 1, and a body that cannot be read.
 */
export function readReply(endpoint: EndpointShape, reply: RawReply): unknown {
  const value = parse(reply.body);
  const { code, message, data } = fields(value);
  const about = { endpoint: endpoint.id, path: endpoint.path };
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
