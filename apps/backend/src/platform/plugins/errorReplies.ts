import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RETRY_AFTER_SECONDS, replyOf } from '../http/errorReply.ts';
import { dataHeaders } from './security.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers an address that leads to no route, and so past all hooks: one that is no text, or has too long a part. It is
 * not said again, as the framework by itself would.
 */
export function refuseAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = replyOf(error);
  return reply
    .headers({ ...dataHeaders, 'cache-control': 'no-store' })
    .type(JSON_TYPE)
    .status(known?.status ?? 400)
    .send(known?.body);
}

/** Answers every error in the same shape; unexpected errors are logged, and their details are not sent. */
export const errorReplies = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const known = replyOf(error);
    if (known === undefined) request.log.error({ err: error }, 'A request failed');
    // A client that breaks off gets no reply, and says nothing about the server.
    if (known?.status === 503 && !request.raw.socket.destroyed) {
      request.log.warn({ err: error }, 'A request was refused because the server is busy');
      void reply.header('Retry-After', RETRY_AFTER_SECONDS);
    }
    // A failed handler may have set headers of the reply it meant to send.
    void reply.removeHeader('Content-Disposition').removeHeader('Content-Length');
    void reply.header('Cache-Control', 'no-store').type(JSON_TYPE);
    return reply
      .status(known?.status ?? 500)
      .send(known?.body ?? { code: '500', message: '服务出了点问题，请稍后再试', requestId: request.id });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.header('Cache-Control', 'no-store').status(404).send({ code: '404', message: '没有找到' }),
  );
});
