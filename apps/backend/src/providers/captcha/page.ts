import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { InputError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { strictCheck } from '../../platform/schema/strict.ts';
import { validatePuzzle, setPuzzle } from './sandboxCaptcha.ts';

const Answer = Type.Object({
  id: Type.String({ maxLength: 64 }),
  x: Type.Number({ minimum: 0, maximum: 320 }),
  track: Type.Array(Type.Object({ x: Type.Number(), t: Type.Number() }), { maxItems: 2000 }),
});

const inspect = strictCheck(Answer);

function readAnswer(body: unknown): Static<typeof Answer> {
  const problem = inspect(body);
  if (problem !== undefined || !isAnswer(body))
    throw new InputError(problem?.path ?? '', problem?.problem ?? 'is not valid');
  return body;
}

function isAnswer(body: unknown): body is Static<typeof Answer> {
  return inspect(body) === undefined;
}

/** High, since a room of students may solve their puzzles behind one address. */
const LIMIT = { rateLimit: { max: 6000, timeWindow: 60_000 } };

/** Mounts the sandbox's script and the two calls that it makes. */
export async function mountCaptchaSandbox(
  app: FastifyInstance,
  { connection, clock }: AppParts,
): Promise<void> {
  const script = await readFile(new URL('captcha.client.js', import.meta.url), 'utf8');
  app.get('/sandbox/captcha.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(script),
  );
  app.post('/sandbox/captcha/puzzle', { config: LIMIT }, async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return setPuzzle(connection.db, clock);
  });
  app.post('/sandbox/captcha/answer', { config: LIMIT }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return validatePuzzle(connection.db, clock, { ...readAnswer(request.body), ip: request.ip });
  });
}
