import { paths } from '../machines/shared/paths';
import { hotel } from '../hotel/hotel';
import { shareImage } from '../src/content/shareImage';
import { tokens } from '../hotel/tokens';
import { locale, pageLanguage } from '../messages/shared/locale';
import { deskNeedsScript, needsScript } from '../messages/site/pages/hotel';
import { roomPictureFiles } from './roomPictureFiles';
import { outdatedBrowserScript } from './site/oldestBrowsers';
import { publicPaths } from './site/publicPaths';

const listedPaths = [...publicPaths, paths.reservation];

const unlistedPaths = [
  '/api/',
  paths.roomSelection,
  `${paths.reservation}/`,
  paths.payment,
  paths.confirmPayment,
  paths.myReservations,
];

function robots(): string {
  const disallowed = unlistedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${hotel.origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

function sitemap(): string {
  const urls = listedPaths.map((path) => `  <url><loc>${hotel.origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function manifest(): string {
  return JSON.stringify({
    name: `${hotel.name}, ${hotel.kind}`,
    short_name: hotel.name,
    description: hotel.description,
    lang: pageLanguage,
    start_url: '/',
    display: 'minimal-ui',
    background_color: tokens.color.paper,
    theme_color: tokens.color.forest,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** The files outside the site's code that name the hotel. */
export const files = [
  { fileName: 'robots.txt', type: 'text/plain', source: robots() },
  { fileName: 'sitemap.xml', type: 'application/xml', source: sitemap() },
  { fileName: 'manifest.webmanifest', type: 'application/manifest+json', source: manifest() },
  ...roomPictureFiles,
];

/** The values of `%hotel.…%` in index.html and desk.html. */
export const words: Record<string, string> = {
  pageLanguage,
  locale: locale.replace('-', '_'),
  title: `${hotel.name}, ${hotel.kind}`,
  name: hotel.name,
  description: hotel.description,
  deskNeedsScript,
  needsScript: needsScript(hotel.name, hotel.reservationPhone),
  outdatedBrowserScript,
  themeColor: tokens.color.forest,
  shareImage: `${hotel.origin}${shareImage.path}`,
  shareImageWidth: String(shareImage.width),
  shareImageHeight: String(shareImage.height),
  shareImageAlt: shareImage.alt,
};
