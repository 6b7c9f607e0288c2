import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import pg from 'pg';
import type { LogLevel } from '../../config/config.ts';
import { tracing } from '../../tracing/tracing.ts';

/** Maximum characters of a text in the log, since some repeat what a stranger sent. */
const MAX_CHARACTERS = 8000;

/** Masks mobile numbers, ID numbers, emails and tokens in free text, and cuts what is too long for a log. */
export function scrub(text: string): string {
  return (
    text
      .slice(0, MAX_CHARACTERS)
      // Tried only where a word begins, since a long word would otherwise be tried from each of its characters.
      .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '<email>')
      .replace(/\d{7,}[\dXx]?/g, '<digits>')
      .replace(/(?<![\w-])[\w-]{40,}/g, '<token>')
  );
}

function stackOf(error: Error): string {
  return scrub(
    (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 20)
      .join('\n'),
  );
}

/** Describes an error for the log without the values it contains. */
export function describeError(
  error: Error,
): { type: string; message: string; stack: string } & Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause === undefined ? undefined : describeError(error.cause);
    return {
      type: 'DrizzleQueryError',
      message: scrub(error.query),
      stack: stackOf(error),
      ...(cause && { cause }),
    };
  }
  if (error instanceof pg.DatabaseError) {
    const { code, table, constraint, message } = error;
    return { type: 'DatabaseError', message: scrub(message), stack: stackOf(error), code, table, constraint };
  }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: stackOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Returns the error that a log line is about. */
function errorIn(logged: unknown): Error | undefined {
  const error: unknown =
    typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return error instanceof Error ? error : undefined;
}

/**
 * Options of the logger: one JSON line per event on standard output, without URL queries, headers or bodies.
 * Where tracing is on, a line has the ids of its trace.
 */
export function loggerOptions(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const recording = tracing();
  return {
    level,
    ...(recording && { mixin: () => recording.ids() ?? {} }),
    base: { pid: process.pid },
    hooks: {
      // Where an error is logged without a message, pino would take that of the error as it is.
      logMethod(parts, log) {
        const [first] = parts;
        const error = parts.length === 1 ? errorIn(first) : undefined;
        log.apply(this, error === undefined ? parts : [first, scrub(error.message)]);
      },
    },
    redact: {
      paths: [
        'authorization',
        'token',
        'mobile',
        'password',
        'idNumber',
        '*.authorization',
        '*.token',
        '*.mobile',
        '*.password',
        '*.idNumber',
      ],
      censor: '<hidden>',
    },
    serializers: {
      err: describeError,
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? '(none)' }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}

/** Sends the request's id in the reply, and logs one line per finished request. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
});
