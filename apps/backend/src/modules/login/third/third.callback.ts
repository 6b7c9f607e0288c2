import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../../platform/http/context.ts';
import { type AppParts, contextOf } from '../../../platform/http/requestContext.ts';
import { textIn } from '../../../providers/fields.ts';
import { THIRD_TYPES, ThirdLoginError, type ThirdType } from '../../../providers/login/thirdProvider.ts';
import { callbackPage, type ThirdOutcome } from './third.page.ts';
import { addLoginCode } from '../login.service.ts';
import { findBound } from './third.repo.ts';
import { storeThirdUser } from './third.service.ts';
import { cacheCodeOf, callbackOf, providerOf, takeState } from './third.ts';

/** Identifies who returned from a platform, and returns the outcome for the site's page. */
async function outcomeOf(context: Context, type: ThirdType, query: unknown): Promise<ThirdOutcome> {
  const provider = providerOf(context, type);
  if (provider === undefined || !(await takeState(context, type, textIn(query, 'state'))))
    return { kind: 'expired' };
  // DingTalk names the parameter `authCode`.
  const code = textIn(query, 'code') || textIn(query, 'authCode');
  if (code === '') return { kind: 'denied' };
  const { db, clock, company, log } = context;
  try {
    const profile = await provider.profileOf(code, { redirectUrl: callbackOf(context, type) });
    const account = await storeThirdUser(db, company.id, type, profile, clock.now());
    const user = await findBound(db, account);
    if (user === undefined)
      return { kind: 'bind', thirdCacheCode: cacheCodeOf(context, account), id: account.publicId };
    return {
      kind: 'code',
      code: await addLoginCode(db, clock.now(), { companyId: company.id, userId: user.id, sessionId: null }),
    };
  } catch (error) {
    if (!(error instanceof ThirdLoginError)) throw error;
    log.warn({ err: error, type }, 'A log-in platform returned no account for an authorisation code');
    return { kind: 'expired' };
  }
}

/** Mounts the callback address of the platforms; its page notifies the site's page and closes itself. */
export function mountThirdCallback(app: FastifyInstance, parts: AppParts): void {
  app.get<{ Params: { type: string } }>(
    '/third/login/callback/:type',
    async (request, reply): Promise<FastifyReply> => {
      const context = await contextOf(parts, request, reply, 'public');
      const type = THIRD_TYPES.find((known) => known === request.params.type);
      const outcome: ThirdOutcome =
        type === undefined ? { kind: 'expired' } : await outcomeOf(context, type, request.query);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(callbackPage(outcome, textIn(request.query, 'state'), reply.cspNonce));
    },
  );
}
