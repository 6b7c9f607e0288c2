import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import type { EndpointShape } from '../client/endpoint.ts';
import { refuse, refuseWith } from './answer.ts';
import { mock } from './mock.ts';

/** Answers a mocked call with a refusal of the school and its message. */
export const refused =
  (message: string, data: unknown = null) =>
  (): never => {
    throw refuse('0', message, data);
  };

/** Answers a mocked call with a network failure. */
export const unreachable = (): never => {
  throw refuseWith(0);
};

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value;

/** Mocks all calls of an area with the same resolver, for example as unreachable. */
export const mockAll = (area: object, resolver: () => never): HttpHandler[] =>
  Object.values(area)
    .filter(isEndpoint)
    .map((endpoint) => mock<Record<string, unknown>, unknown>(endpoint, resolver));

/** Mocks a call with a reply that violates its endpoint's description. */
export const mockMalformed = (endpoint: EndpointShape, reply: unknown): HttpHandler =>
  mock<Record<string, unknown>, unknown>(endpoint, () => reply);

/** Serves a file of a media type, outside the calls; without content no reply arrives. */
export const mockFile = (path: string, content?: string, type = 'text/plain'): HttpHandler =>
  http.get(`*${path}`, () =>
    content === undefined
      ? delay('infinite')
      : new HttpResponse(content, { headers: { 'content-type': type } }),
  );
