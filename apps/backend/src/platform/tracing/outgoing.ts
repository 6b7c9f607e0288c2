import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { context } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import type { OpenSpan, Tracing } from './tracing.ts';

/** A message of the diagnostics channels of `fetch` and `node:http`, whose formats differ. */
interface ChannelMessage {
  readonly request: object;
  readonly response?: object;
  readonly error?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readMessage(message: unknown): ChannelMessage | undefined {
  if (!isObject(message)) return undefined;
  const [request, response, error]: unknown[] = ['request', 'response', 'error'].map((key) =>
    Reflect.get(message, key),
  );
  return isObject(request) ? { request, error, ...(isObject(response) && { response }) } : undefined;
}

/**
 * Returns the host of a request. URLs are not recorded: their paths contain ids, and their queries secrets and
 * signatures.
 */
function hostOf(request: object): string {
  if (request instanceof ClientRequest) return request.host;
  const origin = String(Reflect.get(request, 'origin'));
  return URL.canParse(origin) ? new URL(origin).hostname : 'unknown';
}

function statusOf(response: object | undefined): number | undefined {
  const status: unknown = response && Reflect.get(response, 'statusCode');
  return typeof status === 'number' ? status : undefined;
}

/**
 * Traces each outgoing request by `fetch` or `node:http` that is part of a trace.
 * @returns a function that ends that
 */
export function watchOutgoing({ open }: Tracing): () => void {
  const spans = new WeakMap<object, OpenSpan>();

  function begin({ request }: ChannelMessage): void {
    // The export of traces itself is not traced.
    if (isTracingSuppressed(context.active())) return;
    const method = String(Reflect.get(request, 'method'));
    const host = hostOf(request);
    const span = open({
      name: `${method} ${host}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': host },
    });
    if (span !== undefined) spans.set(request, span);
  }

  function describe({ request, response }: ChannelMessage): void {
    const status = statusOf(response);
    if (status !== undefined) spans.get(request)?.describe({ 'http.response.status_code': status });
  }

  function end(message: ChannelMessage): void {
    describe(message);
    const { request, error } = message;
    spans.get(request)?.end(error instanceof Error ? error.name : undefined);
    spans.delete(request);
  }

  const hears = Object.entries({
    'undici:request:create': begin,
    'undici:request:headers': describe,
    'undici:request:trailers': end,
    'undici:request:error': end,
    'http.client.request.start': begin,
    'http.client.response.finish': end,
    'http.client.request.error': end,
  }).map(([channel, handler]) => {
    const listener = (message: unknown): void => {
      const read = readMessage(message);
      if (read !== undefined) handler(read);
    };
    subscribe(channel, listener);
    return (): boolean => unsubscribe(channel, listener);
  });
  return () => hears.forEach((stop) => stop());
}
