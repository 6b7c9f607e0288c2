import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type OpenSpan, tracing } from '../../tracing/tracing.ts';

/** What balancers ask every second, and what stays open for hours and is traced by the message. */
const isTraced = ({ routeOptions, headers }: FastifyRequest): boolean =>
  !['/healthz', '/readyz'].includes(routeOptions.url ?? '') && headers.upgrade === undefined;

/**
 * Traces each request, as a part of its caller's trace where `traceparent` names one. Before {@link requestLog}, so
 * that each line of the log carries the ids of the trace.
 */
export const traces = plugin(async (app: FastifyInstance) => {
  const recording = tracing();
  if (recording === undefined) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) {
      done();
      return;
    }
    const route = request.routeOptions.url ?? '(none)';
    const span = recording.open({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'url.scheme': request.protocol,
        'lectern.request_id': request.id,
      },
      begins: { headers: request.headers },
    });
    if (span === undefined) done();
    else {
      spans.set(request, span);
      span.within(done);
    }
  });
  // A body ends by an event of the connection, and a reply too: what follows them would be part of nothing.
  const goOn = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.within(done);
  };
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.describe({ 'http.response.status_code': reply.statusCode });
    goOn(request, done);
    span?.end(reply.statusCode < 500 ? undefined : String(reply.statusCode));
  });
});
