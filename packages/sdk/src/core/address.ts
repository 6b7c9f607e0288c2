import type { EndpointShape } from './endpoint.ts';

/** The base path of every call that does not begin at the site's root (specification 7). */
export const BASE_PATH = '/s/api';

/** A call made concrete: where it goes and what it carries. */
export interface Call {
  readonly url: string;
  readonly body?: BodyInit | Record<string, unknown> | unknown[];
}

type Fields = Record<string, unknown>;

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(key, value instanceof Blob ? value : asText(value));
  }
  return form;
}

function toQuery(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.append(key, asText(value));
  }
  return query;
}

/**
 * Lays an input out over path, query and body as the endpoint says.
 * @param ambient values of the parameters that the client fills in; the input's own win.
 * @throws {TypeError} when a path parameter is missing or empty, naming it.
 */
export function layOut(endpoint: EndpointShape, input: Fields, origin: string, ambient: Fields): Call {
  const rest: Fields = { ...input };
  const take = (key: string): unknown => {
    const value = rest[key];
    delete rest[key];
    return value;
  };

  const path = endpoint.path.replace(/^\{origin\}/, '').replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = take(key);
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${endpoint.id}: "${key}" is missing`);
    }
    return encodeURIComponent(asText(value));
  });

  const query: Fields = {};
  for (const key of endpoint.ambient ?? []) query[key] = ambient[key];
  for (const key of endpoint.query ?? []) {
    const value = take(key);
    if (value !== undefined) query[key] = value;
  }

  const send = endpoint.send ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'query' : 'json');
  let body: Call['body'];
  if (endpoint.body !== undefined) {
    const value = take(endpoint.body);
    Object.assign(query, rest);
    body = typeof value === 'object' && value !== null ? { ...value } : {};
    if (Array.isArray(value)) body = value;
  } else if (send === 'query') Object.assign(query, rest);
  else if (send === 'json') body = rest;
  else body = send === 'form' ? toQuery(rest) : toForm(rest);

  const base = endpoint.path.startsWith('{origin}') ? '' : BASE_PATH;
  const search = toQuery(query).toString();
  return { url: `${origin}${base}${path}${search === '' ? '' : `?${search}`}`, ...(body !== undefined && { body }) };
}
