import { InputError, BusinessError, OutputError, StatusError } from '../http/errors.ts';
import { sqlStateOf } from '../database/connection.ts';
import { isDiskFull, isUnavailable } from '../database/unavailable.ts';
import { BucketAwayError } from '../files/bucket.ts';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** The body of every reply that is no success. */
export interface ErrorReply {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly data?: unknown;
    readonly path?: string;
  };
}

/** PostgreSQL's words for an id that is no number, or one too long to be any row's. */
const BAD_VALUES = ['22P02', '22003'];
/** When a caller may try again. */
export const RETRY_AFTER_SECONDS = '2';

const WORDS: Readonly<Record<number, string>> = {
  400: '请求格式不对',
  404: '没有找到',
  405: '不支持这种请求',
  413: '内容太大',
  415: '不支持这种格式',
  429: '操作太频繁，请稍后再试',
};

function frameworkStatus(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Tells the reply of an error, or undefined for one that must not be explained to anybody outside. */
export function replyOf(error: unknown): ErrorReply | undefined {
  if (error instanceof BusinessError) {
    return { status: 200, body: { code: error.code, message: error.message, data: error.data } };
  }
  if (error instanceof StatusError) {
    return {
      status: error.status,
      body: { code: String(error.status), message: error.message, data: error.data },
    };
  }
  if (error instanceof InputError)
    return { status: 400, body: { code: '400', message: error.message, path: error.path } };
  if (error instanceof OutputError) return undefined;
  const state = sqlStateOf(error);
  if (state !== undefined && BAD_VALUES.includes(state)) {
    return { status: 400, body: { code: '400', message: 'An id or number in the request cannot exist' } };
  }
  if (isDiskFull(error))
    return { status: 503, body: { code: '503', message: '服务器的存储空间满了，请稍后再试' } };
  if (isUnavailable(error) || error instanceof BucketAwayError)
    return { status: 503, body: { code: '503', message: '服务正在恢复，请稍后再试' } };
  const status = frameworkStatus(error);
  if (status === undefined) return undefined;
  const message = WORDS[status] ?? '请求无法处理';
  return { status, body: { code: String(status), message, ...(status === 413 && { path: 'body' }) } };
}

/** Answers every error in one shape; what is unexpected is logged and kept to ourselves. */
export const errorReplies = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const known = replyOf(error);
    if (known === undefined) request.log.error({ err: error }, 'A request failed');
    if (known?.status === 503) {
      request.log.warn({ err: error }, 'A request must wait');
      void reply.header('Retry-After', RETRY_AFTER_SECONDS);
    }
    // A handler that failed may have said already what it meant to send.
    void reply.removeHeader('Content-Disposition').removeHeader('Content-Length');
    void reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return reply
      .status(known?.status ?? 500)
      .send(known?.body ?? { code: '500', message: '服务出了点问题，请稍后再试', requestId: request.id });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.header('Cache-Control', 'no-store').status(404).send({ code: '404', message: '没有找到' }),
  );
});
