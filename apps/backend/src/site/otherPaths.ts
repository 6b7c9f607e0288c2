import type { FastifyInstance } from 'fastify';

/** Addresses of the older site that have a page of their own behind the hash now (specification 2.1). */
const MOVED: Readonly<Record<string, string>> = {
  '/resourceSharing/list': '/resourceSharing/list',
  '/homeworkStudentComplete/homeworksAndProductions': '/homeworkStudentComplete/homeworksAndProductions',
  '/appload': '/appload',
  '/course/list': '/course/list',
  '/lib/subject': '/lib/subject',
  '/news': '/news',
  '/teachers': '/teachers',
};

const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile|MicroMessenger/i;

/** Tells a phone by what its browser calls itself. */
export const isPhone = (userAgent: string | undefined): boolean => PHONE.test(userAgent ?? '');

/** Leads older addresses to their pages: phones to `/wap`, everybody else to the site's root. */
export function mountOtherPaths(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, async (request, reply) => {
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const root = isPhone(request.headers['user-agent']) ? '/wap' : '/';
      return reply.header('Vary', 'User-Agent').redirect(`${root}#${to}${search}`);
    });
  }
}
