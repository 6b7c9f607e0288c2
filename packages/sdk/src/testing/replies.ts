import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import type { EndpointShape } from '../client/endpoint.ts';
import { refuse, refuseWith } from './answer.ts';
import { mock } from './mock.ts';

/** Answers a mocked call with a refusal of the school, in its own words. */
export const refused =
  (message: string, data: unknown = null) =>
  (): never => {
    throw refuse('0', message, data);
  };

/** Answers a mocked call with nothing: the line is broken. */
export const unreachable = (): never => {
  throw refuseWith(0);
};

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value;

/** Mocks all calls of an area the same way, as when none of them can be reached. */
export const mockAll = (area: object, resolver: () => never): HttpHandler[] =>
  Object.values(area)
    .filter(isEndpoint)
    .map((endpoint) => mock<Record<string, unknown>, unknown>(endpoint, resolver));

/** Mocks a call with what its endpoint does not promise: less, or something else. */
export const mockMalformed = (endpoint: EndpointShape, reply: unknown): HttpHandler =>
  mock<Record<string, unknown>, unknown>(endpoint, () => reply);

/** Serves a file of a media type, which is no call; without content it never arrives. */
export const mockFile = (path: string, content?: string, type = 'text/plain'): HttpHandler =>
  http.get(`*${path}`, () =>
    content === undefined
      ? delay('infinite')
      : new HttpResponse(content, { headers: { 'content-type': type } }),
  );
