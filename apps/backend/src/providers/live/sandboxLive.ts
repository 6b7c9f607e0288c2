import type { FastifyInstance } from 'fastify';
import { sandboxPage } from '../sandboxPage.ts';

/** Plays the live room of an open class, which is a page of the service that holds it. */
export function mountLiveSandbox(app: FastifyInstance): void {
  app.get('/sandbox/live/:room', (_, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage(
          {
            title: '直播间',
            text: '真实的直播间在直播服务商那里，学生从这里看到老师和课件。听完关掉这一页就好。',
          },
          reply.cspNonce.style,
        ),
      ),
  );
}
