import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Options of {@link security}. */
export interface SecurityOptions {
  readonly isProduction: boolean;
  /** Other origins that scripts may come from: only those of the slider captcha. */
  readonly scriptOrigins: readonly string[];
  /** Whether pages show frames of a captcha or a log-in platform, at addresses that these choose. */
  readonly hasOutsideFrames: boolean;
}

/** Path prefix of the calls, whose replies are data. */
const CALLS = '/s/api/';
/** Max age of Strict-Transport-Security, in seconds. */
const HSTS_SECONDS = 31_536_000;
/**
 * Devices that a page may use. The camera reads the QR code of a rescue file and is tried before an exam; what
 * else an injected script or a vendor's frame could ask the student for is refused.
 */
const PERMISSIONS_POLICY =
  'camera=(self), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/**
 * Headers of data: those of a page, but nothing may run, load or be framed. They are written out, since helmet
 * generates nonces and the policy for each reply, which takes a twentieth of the server's time in an exam.
 */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/**
 * Sends the security headers. Scripts and styles need the reply's nonce (`reply.cspNonce.script`, `.style`) or
 * must be files of this site; style attributes are allowed, since they cannot run code.
 */
export const security = plugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const ofData = {
    ...dataHeaders,
    ...(options.isProduction && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  };
  // Registered before helmet's own hook, which reads the route option that this one sets.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(CALLS)) route.helmet = false;
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.url?.startsWith(CALLS) === true) reply.headers(ofData);
    else reply.header('permissions-policy', PERMISSIONS_POLICY);
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
        // Schools and their texts show pictures and videos from anywhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        // A delivered page adds the hosts of its school's sockets.
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        frameSrc: ["'self'", ...(options.hasOutsideFrames ? ['https:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: options.isProduction ? { maxAge: HSTS_SECONDS } : false,
    crossOriginEmbedderPolicy: false,
    // The third-party log-in window reports its result through `window.opener`.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
});
