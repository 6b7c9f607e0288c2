import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { sandboxButton, sandboxPage } from '../sandboxPage.ts';
import type { FaceProvider } from './faceProvider.ts';
import { sandboxFaces } from './sandboxFace.tables.ts';

/** Maximum duration of a recognition, in milliseconds. */
const GOOD_MS = 10 * 60_000;

const ACTIONS = { pass: 'passed', fail: 'failed' } as const;

/** A fake face recognition: the person chooses the result on its page. */
export function createSandboxFace(db: Queryable, clock: Clock): FaceProvider {
  return {
    async begin({ orderNo, returnUrl }) {
      const now = clock.now();
      await db.delete(sandboxFaces).where(lt(sandboxFaces.expiresAt, now));
      await db
        .insert(sandboxFaces)
        .values({ orderNo, returnUrl, state: 'pending', expiresAt: new Date(now.getTime() + GOOD_MS) });
      return { url: `/sandbox/face/${encodeURIComponent(orderNo)}` };
    },
    async stateOf(orderNo) {
      const [face] = await db
        .select()
        .from(sandboxFaces)
        .where(and(eq(sandboxFaces.orderNo, orderNo), gt(sandboxFaces.expiresAt, clock.now())));
      return face?.state ?? 'failed';
    },
  };
}

/** Mounts the page that replaces the camera. Never in production. */
export function mountFaceSandbox(app: FastifyInstance, db: Queryable, clock: Clock): void {
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html);
  const find = async (orderNo: string) => {
    const [face] = await db
      .select()
      .from(sandboxFaces)
      .where(and(eq(sandboxFaces.orderNo, orderNo), gt(sandboxFaces.expiresAt, clock.now())));
    return face;
  };
  const missing = (reply: FastifyReply) =>
    send(
      reply,
      sandboxPage({ title: '人脸识别', text: '这次识别已经结束或过期了。' }, reply.cspNonce.style),
      404,
    );

  app.get<{ Params: { orderNo: string } }>('/sandbox/face/:orderNo', async (request, reply) => {
    const { orderNo } = request.params;
    if ((await find(orderNo)) === undefined) return missing(reply);
    const action = (name: keyof typeof ACTIONS) => `/sandbox/face/${encodeURIComponent(orderNo)}/${name}`;
    const body = `<div class="ways">${sandboxButton(action('pass'), '识别通过', {}, true)}${sandboxButton(action('fail'), '识别不通过', {})}</div>`;
    return send(
      reply,
      sandboxPage(
        { title: '人脸识别', text: '真实的识别会打开摄像头，这里由你来决定结果。', body },
        reply.cspNonce.style,
      ),
    );
  });

  app.post<{ Params: { orderNo: string; action: string } }>(
    '/sandbox/face/:orderNo/:action',
    async (request, reply) => {
      const { orderNo, action } = request.params;
      const face = await find(orderNo);
      if (face === undefined || (action !== 'pass' && action !== 'fail')) return missing(reply);
      await db
        .update(sandboxFaces)
        .set({ state: ACTIONS[action] })
        .where(and(eq(sandboxFaces.orderNo, orderNo), eq(sandboxFaces.state, 'pending')));
      return reply.redirect(face.returnUrl, 303);
    },
  );
}
