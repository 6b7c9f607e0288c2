import { constants, publicEncrypt } from 'node:crypto';
import * as login from '@lectern/sdk/endpoints/login';
import { sandboxPuzzles } from '../src/providers/captcha/sandboxCaptcha.tables.ts';
import { eq } from 'drizzle-orm';
import type { CallOptions, TestApp } from './createTestApp.ts';

/** Encrypts a password like the browser, with a fresh nonce. */
export async function encrypted(app: TestApp, password: string, options: CallOptions = {}): Promise<string> {
  const { publicKey, nonce } = (await app.call(login.config, {}, options)).body.data;
  return encryptWith(publicKey, `${nonce}:${Buffer.from(password).toString('base64url')}`);
}

/** Encrypts any text with a public key. */
export function encryptWith(publicKey: string, plain: string): string {
  return publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString(
    'base64',
  );
}

/** Solves a puzzle of the sandbox like a person. */
export async function solvePuzzle(
  app: TestApp,
  { headers = {} }: Pick<CallOptions, 'headers'> = {},
): Promise<{ ticket: string; randstr: string }> {
  const puzzle = (
    await app.server.inject({
      method: 'POST',
      url: '/sandbox/captcha/puzzle',
      headers: { host: 'localhost', ...headers },
      payload: {},
    })
  ).json();
  const [row] = await app.parts.connection.db
    .select()
    .from(sandboxPuzzles)
    .where(eq(sandboxPuzzles.id, puzzle.id));
  const x = row?.gapX ?? 0;
  const reply = await app.server.inject({
    method: 'POST',
    url: '/sandbox/captcha/answer',
    headers: { host: 'localhost', ...headers },
    payload: {
      id: puzzle.id,
      x,
      track: [
        { x: 0, t: 0 },
        { x: x / 2, t: 180 },
        { x, t: 420 },
      ],
    },
  });
  const { ticket, randstr } = reply.json();
  return { ticket, randstr };
}

/** Requests a code with a solved captcha, and reads it from the sandbox's outbox. */
export async function sentCode(app: TestApp, mobile: string, options: CallOptions = {}): Promise<string> {
  await app.call(login.sendSms, { mobile, ...(await solvePuzzle(app, options)) }, options);
  return lastCode(app, mobile, options);
}

/** Returns the code of the last SMS to a number; empty when there is none. */
export async function lastCode(
  app: TestApp,
  mobile: string,
  { host = 'localhost' }: CallOptions = {},
): Promise<string> {
  const reply = await app.server.inject({ url: `/sandbox/outbox.json?mobile=${mobile}`, headers: { host } });
  return reply.json()[0]?.code ?? '';
}
