import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** What the headers depend on. */
export interface SecurityOptions {
  readonly isProduction: boolean;
  /** Other origins that scripts may come from: those of the slider challenge, and no more. */
  readonly scriptOrigins: readonly string[];
}

/**
 * Sends the security headers. Scripts and styles need the reply's nonce (`reply.cspNonce.script`,
 * `.style`) or must be files of this site; style attributes are allowed, since they run nothing.
 */
export const security = plugin(async (app: FastifyInstance, options: SecurityOptions) => {
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
    strictTransportSecurity: options.isProduction ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    // The third-party log-in answers through `window.opener`.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
});
