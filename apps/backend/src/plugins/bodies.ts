import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { closeSockets } from '../sockets/closing.ts';

const MEGABYTE = 1024 * 1024;

/** Reads cookies, forms, uploads and sockets. */
export const bodies = plugin(async (app: FastifyInstance) => {
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 2 * MEGABYTE });
  await app.register(multipart, {
    limits: { fileSize: 10 * MEGABYTE, files: 10, fields: 50, fieldSize: MEGABYTE },
  });
  await app.register(websocket, { options: { maxPayload: MEGABYTE }, preClose: closeSockets });
});
