import { parse } from 'node:querystring';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { type BodyBounds, excessOf } from '../http/input/bodyBounds.ts';
import { InputError } from '../http/errors.ts';
import { HAS_NUL, nulInUrlOrCookies } from '../schema/nulBytes.ts';
import { wellFormed } from '../http/input/wellFormed.ts';
import { closeSockets } from '../sockets/closing.ts';
import { MAX_FRAME_BYTES } from '../sockets/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The bounds of the body, from the call's schema. */
    readonly bodyBounds?: BodyBounds;
  }
}

const MEGABYTE = 1024 * 1024;
/** Maximum fields of one form, including files. */
const MAX_FIELDS = 50;

/**
 * Parses cookies, bodies, uploads and sockets. JSON with more values than the call allows is refused before it
 * is parsed.
 */
export const bodies = plugin(async (app: FastifyInstance) => {
  await app.register(cookie);
  app.addHook('onRequest', (request, _reply, next) => {
    const name = nulInUrlOrCookies(request);
    if (name === undefined) next();
    else next(new InputError(name, HAS_NUL));
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A string, since `parseAs` is set.
    const json = String(body);
    const excess = excessOf(json, request.routeOptions.config.bodyBounds);
    if (excess === undefined)
      void parseJson(request, json, (error, value) => done(error, wellFormed(json, value)));
    else done(new InputError(excess.path, excess.problem));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = parse(String(body), '&', '=', { maxKeys: MAX_FIELDS + 1 });
      const names = Object.entries(fields).flatMap(([name, value]) =>
        Array.isArray(value) ? value.map(() => name) : [name],
      );
      if (names.length <= MAX_FIELDS) done(null, fields);
      else done(new InputError(names.at(-1) ?? '', `is one of more than ${MAX_FIELDS} fields`));
    },
  );
  await app.register(multipart, {
    limits: { fileSize: 10 * MEGABYTE, files: 1, fields: MAX_FIELDS, fieldSize: 16 * 1024, headerPairs: 20 },
  });
  // Node takes its own error handler off a connection that asks for an upgrade, and the WebSocket has none before
  // it is accepted: a client that resets the connection by then would end the process.
  app.server.on('upgrade', ({ url }, socket) =>
    socket.on('error', (error) =>
      app.log.debug({ err: error, url: url?.split('?')[0] }, 'A client broke off'),
    ),
  );
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES }, preClose: closeSockets });
});
