import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { type AppParts, contextOf } from '../../platform/http/requestContext.ts';
import { textIn } from '../fields.ts';
import { sandboxButton, sandboxPage } from '../sandboxPage.ts';

/** What the sandbox needs of the school: allowed return URLs, and a code that logs somebody in. */
export interface SsoSandboxParts {
  readonly callbackIn: (query: unknown, origin: string) => string;
  readonly makeCode: (db: Queryable, now: Date, user: User) => Promise<string>;
}

const MAX_SHOWN = 6;

/**
 * Mounts a log-in page on another site, such as a company's portal: people choose who they are and return with
 * a code in the URL, or without one. Never in production.
 */
export function mountSsoSandbox(
  app: FastifyInstance,
  parts: AppParts,
  { callbackIn, makeCode }: SsoSandboxParts,
): void {
  const send = (reply: FastifyReply, html: string) =>
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html);
  const named = (companyId: string) => and(eq(users.companyId, companyId), isNotNull(users.username));

  app.get('/sandbox/sso', async (request, reply) => {
    const { db, company, origin } = await contextOf(parts, request, reply, 'public');
    const callback = callbackIn(request.query, origin);
    const people = await db
      .select()
      .from(users)
      .where(named(company.id))
      .orderBy(asc(users.id))
      .limit(MAX_SHOWN);
    const buttons = people.map(({ name, username }) =>
      sandboxButton('/sandbox/sso', `以“${name ?? username ?? ''}”的身份登录`, {
        callback,
        username: username ?? '',
      }),
    );
    const back = sandboxButton('/sandbox/sso', '不登录，返回学校', { callback, username: '' });
    return send(
      reply,
      sandboxPage(
        {
          title: '统一身份平台',
          text: `${company.name}的学员从这里登录。`,
          body: `<div class="ways">${[...buttons, back].join('')}</div>`,
        },
        reply.cspNonce.style,
      ),
    );
  });

  app.post('/sandbox/sso', async (request, reply) => {
    const { db, company, origin, clock } = await contextOf(parts, request, reply, 'public');
    const back = new URL(callbackIn(request.body, origin));
    const username = textIn(request.body, 'username');
    const [user] =
      username === ''
        ? []
        : await db
            .select()
            .from(users)
            .where(and(named(company.id), eq(sql`lower(${users.username})`, username.toLowerCase())));
    if (user !== undefined) back.searchParams.set('code', await makeCode(db, clock.now(), user));
    return reply.redirect(back.href, 303);
  });
}
