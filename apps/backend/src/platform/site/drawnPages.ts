import type { BootData } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressLimit } from '../http/limits/addressLimit.ts';
import type { Context } from '../http/context.ts';
import { readCache } from '../http/sharedWork/readCache.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { pack, type Packed, sendPacked } from './compress.ts';
import { withoutEndSlashes } from './otherPaths.ts';
import { pageKey } from './pageKey.ts';
import type { Renderer } from './renderer.ts';
import type { Template } from './template.ts';

/** Where pages are drawn; the path and query of what stands behind the hash follow. */
export const DRAWN = '/s/page/';
/** Where the calls are. */
const CALLS = '/s/api/';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Pages of visitors that are kept at once. */
const KEPT = 100;
/** How old one may be. */
const FRESH_MS = 10_000;
/** How many pages are drawn at once; who comes then has theirs drawn by their browser alone. */
const MOST = 4;
/** How many of these are drawn for one log-in, or for one address without any: nobody may hold them all. */
const MOST_OF_ONE = 2;
/** What somebody could write into a page that is about to be drawn anew, which would lose it. */
const FIELDS = /<(?:input|textarea|select)\b/g;
/** A page that is sent once is packed with less effort than one that is sent often. */
const ONCE = 4;

/** Longer than any address of the site. */
const LONGEST_ADDRESS = 500;

/**
 * What of a request says which company is asked, and by which way. The site itself says which school, the one that its
 * page is kept for: a request may name another one in its query, a header and a cookie each.
 */
const PASSED = /^(host|x-forwarded-.+|forwarded)$/;
/** What says who asks, and with what. */
const PASSED_OF_STUDENTS = /^(authorization|cookie|companyid|user-agent|accept-language)$/;

/** The address of a page: what stands behind the hash. */
interface DrawnAddress {
  /** It begins with a slash. */
  readonly path: string;
  /** Without its `?`. */
  readonly search: string;
}

/** Reads which page is asked for; undefined where that is no address of the site. */
function drawnAddress({ url }: Pick<FastifyRequest, 'url'>): DrawnAddress | undefined {
  const address = url.slice(DRAWN.length - 1);
  if (address.length > LONGEST_ADDRESS) return undefined;
  const mark = address.indexOf('?');
  return {
    path: withoutEndSlashes(mark === -1 ? address : address.slice(0, mark)),
    search: mark === -1 ? '' : address.slice(mark + 1),
  };
}

/** Makes the calls of a page as if whoever asks for it had made them. */
function callsFor(
  app: FastifyInstance,
  { headers: asked, socket: { remoteAddress } }: FastifyRequest,
  isStudent: boolean,
): typeof fetch {
  const passed = Object.entries(asked).filter(
    ([name]) => PASSED.test(name) || (isStudent && PASSED_OF_STUDENTS.test(name)),
  );
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(String(input));
    if (!pathname.startsWith(CALLS)) throw new TypeError(`${pathname} is no call`);
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), ...Object.fromEntries(passed) },
      ...(typeof body === 'string' && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
    });
  };
}

/** What pages are drawn with. */
interface Drawing {
  readonly site: () => Promise<{ readonly template: Template; readonly renderer: Renderer }>;
  /** The school's own data, as its first page has them. */
  readonly schoolData: (context: Context, locale: 'zh' | 'en') => Promise<BootData>;
  readonly localeOf: (request: FastifyRequest, context: Context) => 'zh' | 'en';
}

/** A drawn page; none where only the browser can draw it. */
interface Drawn {
  readonly body: Packed | undefined;
}

/**
 * Draws pages that stand behind a hash, which the delivered page shows until the site's code is there
 * (docs/decisions/server-rendered-pages.md). A visitor's is kept for a moment, a student's never.
 */
export async function mountDrawnPages(
  app: FastifyInstance,
  parts: AppParts,
  { site, schoolData, localeOf }: Drawing,
): Promise<{ readonly clear: () => void }> {
  const mayDraw = addressLimit(app, parts.config.requestsPerMinute);
  /** For whom pages are drawn just now. */
  const underWay: string[] = [];

  interface Wanted {
    readonly request: FastifyRequest;
    readonly context: Context;
    readonly address: DrawnAddress;
    readonly locale: 'zh' | 'en';
    readonly token: string;
  }

  async function draw({ request, context, address, locale, token }: Wanted): Promise<Drawn | undefined> {
    const asker = parts.askers.askerOf(request);
    const own = underWay.filter((other) => other === asker);
    if (underWay.length >= MOST || own.length >= MOST_OF_ONE) return undefined;
    underWay.push(asker);
    try {
      // A page is as much as many calls, of which an address without a log-in may make a hundred times as many.
      if (token === '' && !(await mayDraw(request))) return undefined;
      const { template, renderer } = await site();
      const drawn = await renderer.drawPage({
        data: await schoolData(context, locale),
        origin: context.origin,
        ...address,
        session: {
          token,
          userId: context.user?.id ?? '',
          companyId: context.company.id,
          schoolId: context.school.id,
        },
        fetch: callsFor(app, request, token !== ''),
      });
      if (drawn === undefined) return { body: undefined };
      const html = drawn.html.replace(FIELDS, '$& inert');
      const text = JSON.stringify({ ...drawn, html, css: template.stylesOf(html) });
      return { body: await pack(text, JSON_TYPE, token === '' ? undefined : ONCE) };
    } catch (error) {
      // The browser draws the page by itself then.
      context.log.warn({ err: error, path: address.path }, 'A page was not drawn');
      return { body: undefined };
    } finally {
      underWay.splice(underWay.indexOf(asker), 1);
    }
  }

  const pages = readCache<Drawn, Wanted>({
    max: KEPT,
    ttl: FRESH_MS,
    fetchMethod: (_key, _old, { context }) => draw(context),
  });

  async function deliver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply
      .header('Cache-Control', 'private, no-store')
      .header('Vary', 'Accept-Encoding, Accept-Language, Authorization, Cookie');
    const address = drawnAddress(request);
    if (address === undefined) return reply.code(204).send();
    const context = await contextOf(parts, request, reply, 'public');
    const locale = localeOf(request, context);
    const token = context.user === undefined ? '' : (request.headers.authorization ?? '');
    const wanted: Wanted = { request, context, address, locale, token };
    const key = pageKey(context, locale, address.path, address.search);
    // A log-in that is over sees what its page says about that.
    if (token === '' && request.headers.authorization) return reply.code(204).send();
    const drawn = token === '' ? await pages.fetch(key, { context: wanted }) : await draw(wanted);
    if (drawn?.body === undefined) return reply.code(204).send();
    return sendPacked(request, reply, drawn.body);
  }

  // Each is some work, so they are counted as calls are.
  const config = parts.config.requestsPerMinute > 0 ? { rateLimit: {} } : {};
  app.get(`${DRAWN}*`, { config }, deliver);
  return pages;
}
