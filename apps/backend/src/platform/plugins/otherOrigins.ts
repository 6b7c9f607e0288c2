import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Tenants } from '../http/tenants.ts';
import { varyBy } from '../http/vary.ts';

/** Request headers that pages of other origins may send: those of the SDK, ranges, conditional requests and tracing. */
const ALLOWED_HEADERS = [
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

/** Response headers that such pages may read. `action` distinguishes a firewall's refusal from an ended log-in. */
const EXPOSED_HEADERS = [
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

/** How long browsers cache a preflight, in seconds; none caches it for more than two hours. */
const PREFLIGHT_SECONDS = 7200;

const NO_CORS: FastifyCorsOptions = { origin: false };

/** Returns the origin of a page's URL, unless it is this host's own. */
function foreignOrigin(page: string | undefined, host: string): string | undefined {
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { origin, host: itsHost } = new URL(page);
  return itsHost === host ? undefined : origin;
}

/**
 * Allows cross-origin requests (CORS), only from the origins that the host's company lists in its
 * `company.json`. Other origins get replies without CORS headers, and no preflight.
 *
 * Pictures and videos of a page are requested without an `Origin` header; for these the `Referer` counts.
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
          done(null, NO_CORS);
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
                    allowedHeaders: ALLOWED_HEADERS,
                    exposedHeaders: EXPOSED_HEADERS,
                    maxAge: PREFLIGHT_SECONDS,
                  }
                : NO_CORS,
            ),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), NO_CORS),
        );
      },
    });
    // After the security headers, which are stricter and would override these.
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
