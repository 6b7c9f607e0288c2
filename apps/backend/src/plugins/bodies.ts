import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { StatusError } from '../http/errors.ts';
import { closeSockets } from '../sockets/closing.ts';

const MEGABYTE = 1024 * 1024;

/** Reads cookies, forms, uploads and sockets, and limits how often one address may call. */
export const bodies = plugin(
  async (app: FastifyInstance, options: { readonly requestsPerMinute: number }) => {
    await app.register(cookie);
    await app.register(formbody, { bodyLimit: 2 * MEGABYTE });
    await app.register(multipart, {
      limits: { fileSize: 10 * MEGABYTE, files: 10, fields: 50, fieldSize: MEGABYTE },
    });
    await app.register(websocket, { options: { maxPayload: MEGABYTE }, preClose: closeSockets });
    await app.register(rateLimit, {
      global: options.requestsPerMinute > 0,
      ...(options.requestsPerMinute > 0 && { max: options.requestsPerMinute }),
      timeWindow: 60_000,
      allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
      errorResponseBuilder: () => new StatusError(429, '操作太频繁，请稍后再试'),
    });
  },
);
