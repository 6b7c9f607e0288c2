import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type OpenSpan, tracing } from '../../tracing/tracing.ts';

/** Leaves out health checks of load balancers, and sockets, which stay open for hours and are traced per message. */
const isTraced = ({ routeOptions, headers }: FastifyRequest): boolean =>
  !['/healthz', '/readyz'].includes(routeOptions.url ?? '') && headers.upgrade === undefined;

/**
 * Traces each request, as a part of its caller's trace where `traceparent` names one. Registered before {@link
 * requestLog}, so that each log line has the ids of the trace.
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
  // The end of a body is an event of the connection, outside the request's async context; later hooks would
  // lose the span.
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
