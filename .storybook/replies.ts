import { HttpResponse } from 'msw';

/** A reply of the school for what went well. */
export const done = (data: unknown) => HttpResponse.json({ code: '1', message: '', data });

/** A reply of the school that refuses, in its own words. */
export const refused = (message: string, data: unknown = null) =>
  HttpResponse.json({ code: '0', message, data });
