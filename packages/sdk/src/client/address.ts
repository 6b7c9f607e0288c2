import type { EndpointShape } from './endpoint.ts';

/** Base path of every call whose path does not begin with `{origin}`. */
export const BASE_PATH = '/s/api';

/** Body of a request; JSON is a string. Declared here because Node's types have no `BodyInit`. */
export type CallBody = string | FormData | URLSearchParams;

/** The URL and body of a call, ready to send. */
export interface Call {
  readonly url: string;
  readonly body?: CallBody;
}

type Fields = Map<string, unknown>;

const LONE_SURROGATE = /\p{Surrogate}/gu;

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of fields) {
    if (isPresent(value)) form.append(key, value instanceof Blob ? value : asText(value));
  }
  return form;
}

function toQuery(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of fields) {
    if (isPresent(value)) query.append(key, asText(value));
  }
  return query;
}

function toBody(send: 'json' | 'form' | 'multipart', fields: Fields): CallBody {
  if (send === 'json') return JSON.stringify(Object.fromEntries(fields));
  return send === 'form' ? toQuery(fields) : toForm(fields);
}

/** Encodes a path segment. Refuses dot segments, which change the path even when percent-encoded. */
function segment(id: string, key: string, value: unknown): string {
  if (!isPresent(value) || value === '') throw new TypeError(`${id}: "${key}" is missing`);
  const word = asText(value).replace(LONE_SURROGATE, '\uFFFD');
  if (word === '.' || word === '..') throw new TypeError(`${id}: "${key}" is no path segment`);
  return encodeURIComponent(word);
}

/**
 * Distributes an input over path, query and body as the endpoint describes. Values that are undefined or null
 * are left out of path, query and forms; objects and lists in query and forms are written as JSON.
 * @param ambient values of the parameters that the client fills in; an empty value is left out, and a value in
 *   the input takes precedence.
 * @throws {TypeError} naming the path parameter that is missing, empty or a dot segment.
 */
export function buildCall(
  endpoint: EndpointShape,
  input: Readonly<Record<string, unknown>>,
  origin: string,
  ambient: Readonly<Record<string, unknown>>,
): Call {
  const rest: Fields = new Map(Object.entries(input));
  const take = (key: string): unknown => {
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };

  const path = endpoint.path
    .replace(/^\{origin\}/, '')
    .replace(/\{(\w+)\}/g, (_, key: string) => segment(endpoint.id, key, take(key)));

  const query: Fields = new Map();
  // An empty school id is left out: the platform then uses its default school.
  for (const key of endpoint.ambient ?? []) query.set(key, take(key) ?? (ambient[key] || undefined));
  for (const key of endpoint.query ?? []) if (rest.has(key)) query.set(key, take(key));

  const send =
    endpoint.send ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'query' : 'json');
  let body: CallBody | undefined;
  if (endpoint.body !== undefined) body = JSON.stringify(take(endpoint.body) ?? {});
  else if (send !== 'query') {
    body = toBody(send, rest);
    rest.clear();
  }
  for (const [key, value] of rest) query.set(key, value);

  const base = endpoint.path.startsWith('{origin}') ? '' : BASE_PATH;
  const search = toQuery(query).toString();
  return {
    url: `${origin}${base}${path}${search === '' ? '' : `?${search}`}`,
    ...(body !== undefined && { body }),
  };
}
