import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Whose maps the contact page may embed. */
export const mapOrigins = ['https://www.openstreetmap.org', 'https://www.google.com'];

/**
 * The headers that keep a page to its own business. Styles may stand in the page, because
 * styled-components writes them there and the pages are static files, which can't carry a fresh nonce
 * each; scripts may not, so that injected markup can't run.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: mapOrigins,
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    // The embedded map sends no header that would let it in otherwise.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Payment references stand in the address on the way back from a provider.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
