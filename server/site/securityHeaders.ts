import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { mapUrl } from '../../hotel/hotel';
import type { InlineHashes } from './builtPages';

/** Origins whose maps the contact page may embed. */
export const mapOrigins = ['https://www.openstreetmap.org', 'https://www.google.com'];

/** The site checks whether the map's server is reachable (`src/hooks/useFrameBlocked.ts`). */
const askedMaps = mapUrl === null ? [] : [new URL(mapUrl).origin];

/** The hash of an empty style element: styled-components inserts one and fills it through CSSOM. */
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
/** Device features that neither the pages nor what they embed use. */
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
 * The policy of a built page. It allows only the styles and scripts built into it, and the empty element through
 * which styled-components adds rules later, so injected markup can neither run scripts nor add styles.
 */
export function pagePolicy(publicUrl: string, { styles, scripts }: InlineHashes): string {
  return policyOf(publicUrl, { styles: [EMPTY_STYLE, ...styles], scripts });
}

/** Adds the security headers that every response carries. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Computed once: helmet would build it for each response.
  const policy = policyOf(publicUrl, { styles: [], scripts: [] });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', unusedFeatures).header('content-security-policy', policy);
    done();
  });
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Not for subdomains: a hotel may have others without TLS, which browsers would refuse for a year.
    strictTransportSecurity: isSecure && { includeSubDomains: false },
    // The embedded map's responses lack the header that this policy demands.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Payment references appear in the URL on the way back from a provider.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
