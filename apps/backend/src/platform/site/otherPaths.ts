import type { FastifyRequest } from 'fastify';

const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile|MicroMessenger/i;

/** Longer than what any browser calls itself; looking for one word after another costs the square of it. */
const LONGEST_NAME = 500;

/** Tells a phone by what its browser calls itself. */
const isPhone = (userAgent = ''): boolean => PHONE.test(userAgent.slice(0, LONGEST_NAME));

/** Takes the slashes off the end of a path, but for that of the root; an address may be of nothing else, so no expression looks. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The path of a request as it stands in its address, without a slash at its end. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  withoutEndSlashes(url.replace(/[?#].*$/s, ''));

/** Writes the address behind the hash that a plain path leads to, query included: on `/wap` for phones, else on the site's root. */
export function addressBehindHash(request: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const mark = request.url.indexOf('?');
  const search = mark === -1 ? '' : request.url.slice(mark);
  return `${isPhone(request.headers['user-agent']) ? '/wap' : '/'}#${pathOf(request)}${search}`;
}

/**
 * Tells whether whoever asks for an address that leads nowhere is shown a page. Scripts, pictures and the like that
 * are not there are not worth one.
 */
export function wantsPage(request: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathOf(request)));
}
