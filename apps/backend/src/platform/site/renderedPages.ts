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

/** Path prefix of pages rendered on the server; the path and query from behind the hash follow. */
export const RENDERED_PAGE_PATH = '/s/page/';
/** Path prefix of the calls. */
const CALLS = '/s/api/';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Maximum cached pages of visitors. */
const MAX_CACHED = 100;
/** Maximum age of a cached page, in milliseconds. */
const MAX_AGE_MS = 10_000;
/** Maximum pages rendered concurrently; further requests get no page, and their browsers render it alone. */
const MAX_CONCURRENT = 4;
/**
 * Maximum pages rendered concurrently for one log-in, or for one address without a log-in, so that nobody uses
 * up {@link MAX_CONCURRENT}.
 */
const MAX_PER_REQUESTER = 2;
/** Form fields: input typed before hydration would be lost. */
const FIELDS = /<(?:input|textarea|select)\b/g;
/** Compression effort of a page that is sent once. */
const SINGLE_USE_EFFORT = 4;

/** Maximum characters of an address; all addresses of the site are shorter. */
const MAX_ADDRESS_LENGTH = 500;

/**
 * Headers that determine the company and the origin; always passed on. The school is set by the site itself,
 * since the page is cached for it, while a request could select another school by its query, a header or a
 * cookie.
 */
const FORWARDED_HEADERS = /^(host|x-forwarded-.+|forwarded)$/;
/** Headers that identify the student and the browser; passed on for students only. */
const FORWARDED_STUDENT_HEADERS = /^(authorization|cookie|companyid|user-agent|accept-language)$/;

/** The address of a page, from behind the hash. */
interface HashAddress {
  /** Begins with a slash. */
  readonly path: string;
  /** Without its `?`. */
  readonly search: string;
}

/** Parses the requested page's address; undefined where it is too long. */
function hashAddressOf({ url }: Pick<FastifyRequest, 'url'>): HashAddress | undefined {
  const address = url.slice(RENDERED_PAGE_PATH.length - 1);
  if (address.length > MAX_ADDRESS_LENGTH) return undefined;
  const mark = address.indexOf('?');
  return {
    path: withoutEndSlashes(mark === -1 ? address : address.slice(0, mark)),
    search: mark === -1 ? '' : address.slice(mark + 1),
  };
}

/** Makes a `fetch` for a page's calls, which are made on behalf of the requester. */
function callsFor(
  app: FastifyInstance,
  { headers: requestHeaders, socket: { remoteAddress } }: FastifyRequest,
  isStudent: boolean,
): typeof fetch {
  const passed = Object.entries(requestHeaders).filter(
    ([name]) => FORWARDED_HEADERS.test(name) || (isStudent && FORWARDED_STUDENT_HEADERS.test(name)),
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

/** Dependencies of {@link mountRenderedPages}. */
interface RenderedPagesOptions {
  readonly site: () => Promise<{ readonly template: Template; readonly renderer: Renderer }>;
  /** The school's data, as its first page contains it. */
  readonly schoolData: (context: Context, locale: 'zh' | 'en') => Promise<BootData>;
  readonly localeOf: (request: FastifyRequest, context: Context) => 'zh' | 'en';
}

/** A rendered page; without a body where only the browser can render it. */
interface CachedReply {
  readonly body: Packed | undefined;
}

/**
 * Renders pages from behind the hash on the server; the delivered page shows them until the site's code is
 * loaded (docs/decisions/server-rendered-pages.md). A visitor's page is cached briefly, a student's never.
 */
export async function mountRenderedPages(
  app: FastifyInstance,
  parts: AppParts,
  { site, schoolData, localeOf }: RenderedPagesOptions,
): Promise<{ readonly clear: () => void }> {
  const isWithinLimit = addressLimit(app, parts.config.requestsPerMinute);
  /** The requesters of the pages that are being rendered. */
  const underWay: string[] = [];

  interface HashPageRequest {
    readonly request: FastifyRequest;
    readonly context: Context;
    readonly address: HashAddress;
    readonly locale: 'zh' | 'en';
    readonly token: string;
  }

  async function render({
    request,
    context,
    address,
    locale,
    token,
  }: HashPageRequest): Promise<CachedReply | undefined> {
    const asker = parts.askers.callerOf(request);
    const own = underWay.filter((other) => other === asker);
    if (underWay.length >= MAX_CONCURRENT || own.length >= MAX_PER_REQUESTER) return undefined;
    underWay.push(asker);
    try {
      // A page costs as much as many calls, so an anonymous address does not get its hundredfold allowance
      // here.
      if (token === '' && !(await isWithinLimit(request))) return undefined;
      const { template, renderer } = await site();
      const rendered = await renderer.renderHashPage({
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
      if (rendered === undefined) return { body: undefined };
      const html = rendered.html.replace(FIELDS, '$& inert');
      const text = JSON.stringify({ ...rendered, html, css: template.stylesOf(html) });
      return { body: await pack(text, JSON_TYPE, token === '' ? undefined : SINGLE_USE_EFFORT) };
    } catch (error) {
      // The browser renders the page itself then.
      context.log.warn({ err: error, path: address.path }, 'A page could not be rendered on the server');
      return { body: undefined };
    } finally {
      underWay.splice(underWay.indexOf(asker), 1);
    }
  }

  const pages = readCache<CachedReply, HashPageRequest>({
    max: MAX_CACHED,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _old, { context }) => render(context),
  });

  async function deliver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply
      .header('Cache-Control', 'private, no-store')
      .header('Vary', 'Accept-Encoding, Accept-Language, Authorization, Cookie');
    const address = hashAddressOf(request);
    if (address === undefined) return reply.code(204).send();
    const context = await contextOf(parts, request, reply, 'public');
    const locale = localeOf(request, context);
    const token = context.user === undefined ? '' : (request.headers.authorization ?? '');
    const hashPage: HashPageRequest = { request, context, address, locale, token };
    const key = pageKey(context, locale, address.path, address.search);
    // With an expired log-in, the browser renders the page, which handles that.
    if (token === '' && request.headers.authorization) return reply.code(204).send();
    const rendered = token === '' ? await pages.fetch(key, { context: hashPage }) : await render(hashPage);
    if (rendered?.body === undefined) return reply.code(204).send();
    return sendPacked(request, reply, rendered.body);
  }

  // Rendering is expensive, so these requests count towards the rate limit of calls.
  const config = parts.config.requestsPerMinute > 0 ? { rateLimit: {} } : {};
  app.get(`${RENDERED_PAGE_PATH}*`, { config }, deliver);
  return pages;
}
