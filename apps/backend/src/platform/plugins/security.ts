import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** What the headers depend on. */
export interface SecurityOptions {
  readonly isProduction: boolean;
  /** Other origins that scripts may come from: those of the slider challenge, and no more. */
  readonly scriptOrigins: readonly string[];
}

/** Where the calls are; what they answer is data. */
const CALLS = '/s/api/';
/** How long browsers ask by https alone, in seconds. */
const HTTPS_SECONDS = 31_536_000;

/**
 * The headers of data: the same as those of a page, but nothing in it may run, load or be framed. They are
 * written out, since helmet draws nonces and joins the policy anew for each reply, which is a twentieth of the
 * server's time in an exam.
 */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/**
 * Sends the security headers. Scripts and styles need the reply's nonce (`reply.cspNonce.script`,
 * `.style`) or must be files of this site; style attributes are allowed, since they run nothing.
 */
export const security = plugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const ofData = {
    ...dataHeaders,
    ...(options.isProduction && {
      'strict-transport-security': `max-age=${HTTPS_SECONDS}; includeSubDomains`,
    }),
  };
  // Before helmet's own, which reads what this one says of the route.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(CALLS)) route.helmet = false;
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.url?.startsWith(CALLS) === true) reply.headers(ofData);
    next();
  });
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptOrigins],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", 'https:'],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: options.isProduction ? { maxAge: HTTPS_SECONDS } : false,
    crossOriginEmbedderPolicy: false,
    // The third-party log-in answers through `window.opener`.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
});
