import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../../config/config.ts';
import { meters, requestSeconds } from '../../metrics/meters.ts';

/** Starts measuring the process itself (memory, event loop, garbage collection), once. */
function measureProcess(): void {
  if (meters.getSingleMetric('process_cpu_user_seconds_total') === undefined)
    collectDefaultMetrics({ register: meters });
}

/** Measures every request. `/metrics` is only served on the metrics port, never to a school's visitors. */
export const metrics = plugin(
  async (
    app: FastifyInstance,
    { config }: { readonly config: Pick<Config, 'metricsHost' | 'metricsPort'> },
  ) => {
    app.addHook('onResponse', async (request, reply) => {
      requestSeconds.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? '(none)',
          status: String(reply.statusCode),
        },
        reply.elapsedTime / 1000,
      );
    });

    const { metricsHost, metricsPort } = config;
    if (metricsPort === undefined) return;
    measureProcess();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      meters.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': meters.contentType }).end(text),
        (error: unknown) => {
          app.log.error({ err: error }, 'The metrics could not be collected');
          response.writeHead(500).end();
        },
      );
    });
    app.addHook('onReady', async () => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(metricsPort, metricsHost, resolve);
      });
      app.log.info({ port: portOf(server.address()) }, 'Metrics are served');
    });
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    });
  },
);

const portOf = (address: AddressInfo | string | null): number | undefined =>
  typeof address === 'object' ? address?.port : undefined;
