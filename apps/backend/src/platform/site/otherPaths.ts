import type { FastifyRequest } from 'fastify';

const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile|MicroMessenger/i;

/** Longer than the User-Agent of any browser; the time of matching grows with the square of its length. */
const MAX_USER_AGENT_LENGTH = 500;

/** Tells whether a browser is a phone's, by its user agent. */
const isPhone = (userAgent = ''): boolean => PHONE.test(userAgent.slice(0, MAX_USER_AGENT_LENGTH));

/**
 * Removes trailing slashes from a path, but not the root's. It uses a loop, since a regular expression could
 * take long on a path of nothing but slashes.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Returns the path of a request's URL, without a trailing slash. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  withoutEndSlashes(url.replace(/[?#].*$/s, ''));

/**
 * Returns the address behind the hash for a plain path, including the query: on `/wap` for phones, otherwise on
 * the site's root.
 */
export function addressBehindHash(request: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const mark = request.url.indexOf('?');
  const search = mark === -1 ? '' : request.url.slice(mark);
  return `${isPhone(request.headers['user-agent']) ? '/wap' : '/'}#${pathOf(request)}${search}`;
}

/** Tells whether a request for a missing address gets a page; missing scripts, pictures and the like do not. */
export function wantsPage(request: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathOf(request)));
}
