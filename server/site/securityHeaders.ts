import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { mapUrl } from '../../src/content/hotel';
import type { InlineHashes } from './builtPages';

/** Whose maps the contact page may embed. */
export const mapOrigins = ['https://www.openstreetmap.org', 'https://www.google.com'];

/** The site asks the map's own server whether it can be had (`src/hooks/useFrameBlocked.ts`). */
const askedMaps = mapUrl === null ? [] : [new URL(mapUrl).origin];

/** An empty style element: styled-components opens one, and fills it by script rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function directives(publicUrl: string, { styles, scripts }: InlineHashes) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...askedMaps],
    frameSrc: mapOrigins,
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}
/** What neither the pages nor what they embed ever use of a guest's device. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function policyOf(publicUrl: string, allowed: InlineHashes): string {
  return Object.entries(directives(publicUrl, allowed))
    .map(([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join(';');
}

/**
 * The policy of a built page: only the very styles and scripts that were built into it may stand in
 * it, and the empty element in which styled-components keeps the rules that come later. Injected
 * markup can neither run nor dress itself up.
 */
export function pagePolicy(publicUrl: string, { styles, scripts }: InlineHashes): string {
  return policyOf(publicUrl, { styles: [EMPTY_STYLE, ...styles], scripts });
}

/** The headers that keep a page to its own business. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Written once: helmet would put it together anew for each answer.
  const policy = policyOf(publicUrl, { styles: [], scripts: [] });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', unusedFeatures).header('content-security-policy', policy);
    done();
  });
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    // The embedded map sends no header that would let it in otherwise.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Payment references stand in the address on the way back from a provider.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
