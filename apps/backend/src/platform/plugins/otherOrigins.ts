import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Tenants } from '../http/tenants.ts';
import { varyBy } from '../http/vary.ts';

/** What pages of other origins may send: what the SDK sends, ranges, copies that are known, and what traces calls. */
const SENT = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'schoolId',
  'companyId',
  'userId',
  'deviceId',
  'Memory',
  'system_os',
  'platform',
  'app_version',
  'Range',
  'If-None-Match',
  'If-Range',
  'traceparent',
  'tracestate',
];

/** What they may read besides the reply itself. `action` tells a firewall's refusal from a log-in that ended. */
const EXPOSED = [
  'X-Request-Id',
  'Retry-After',
  'action',
  'Content-Disposition',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Date',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** Browsers ask again after this long; none keeps an answer longer than two hours. */
const PREFLIGHT_SECONDS = 7200;

const CLOSED: FastifyCorsOptions = { origin: false };

/** The origin that an address of a page names, unless the page is this host's own. */
function foreignOrigin(page: string | undefined, host: string): string | undefined {
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { origin, host: itsHost } = new URL(page);
  return itsHost === host ? undefined : origin;
}

/**
 * Answers pages of other origins, those alone that the company of the host lists in its `company.json`. Everybody else
 * gets replies that no browser hands to a page of another origin, and no preflight.
 *
 * A picture or film that a page shows is asked for without an origin; there the address of the page counts, which
 * browsers send with it.
 */
export const otherOrigins = plugin(
  async (app: FastifyInstance, { tenants }: { readonly tenants: Tenants }) => {
    async function isListed(request: FastifyRequest, origin: string): Promise<boolean> {
      const tenant = await tenants.byHost(request.hostname);
      return tenant?.company.origins.includes(origin) ?? false;
    }

    await app.register(cors, {
      delegator: (request, done) => {
        const origin = foreignOrigin(request.headers.origin, request.host);
        if (origin === undefined) {
          done(null, CLOSED);
          return;
        }
        isListed(request, origin).then(
          (mayUse) =>
            done(
              null,
              mayUse
                ? {
                    origin,
                    credentials: true,
                    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
                    allowedHeaders: SENT,
                    exposedHeaders: EXPOSED,
                    maxAge: PREFLIGHT_SECONDS,
                  }
                : CLOSED,
            ),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), CLOSED),
        );
      },
    });
    // After the headers of security, which close what they are put on.
    app.addHook('onRequest', (request, reply, next) => {
      const { origin: named, referer } = request.headers;
      const origin = foreignOrigin(named ?? referer, request.host);
      if (origin === undefined) {
        next();
        return;
      }
      isListed(request, origin).then((mayUse) => {
        if (mayUse) void reply.header('cross-origin-resource-policy', 'cross-origin');
        next();
      }, next);
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      varyBy(reply, 'Origin');
      next();
    });
  },
);
