import type { FastifyReply } from 'fastify';
import type { Provider } from '../faults';
import { html, type Markup } from './html';

/** The page's owner: a provider, or the demo bank. */
export type PageOwner = Provider | 'bank';

export const OWNER_NAMES: Record<PageOwner, string> = {
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
  bank: 'Demo bank',
};

export interface Page {
  owner: PageOwner;
  title: string;
  body: Markup;
  /** Where the page's forms may finally lead. Browsers block redirects to any other origin. */
  leadsTo?: readonly (string | null)[];
  wide?: boolean;
  /** Reloads the page after so many seconds, because pages that wait for something have no script. */
  refreshSeconds?: number;
}

/** How often a page that waits for money reloads. */
export const WAITING_SECONDS = 3;

/** Sends a page that runs no script and loads only its own stylesheet. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(page.leadsTo ?? []),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(writePage(page).markup);
}

/** A page with only a message. */
export function sayOnPage(
  reply: FastifyReply,
  owner: PageOwner,
  title: string,
  text: string,
  way: { href: string; label: string } | null = null,
): FastifyReply {
  const link =
    way === null ? null : html`<p><a class="way" href="${way.href}">${way.label}</a></p>`;
  return sendPage(reply, {
    owner,
    title,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link}
    </div>`,
  });
}

function writePage({ owner, title, body, wide = false, refreshSeconds }: Page): Markup {
  const name = OWNER_NAMES[owner];
  const refresh =
    refreshSeconds === undefined
      ? null
      : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh}
        <title>${title} – ${name} sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body class="${owner}">
        <header class="banner">
          <p class="brand">${name}</p>
          <p class="warning">Sandbox: no real money</p>
        </header>
        <main class="${wide ? 'wide' : 'narrow'}">${body}</main>
      </body>
    </html>`;
}

function contentSecurityPolicy(leadsTo: readonly (string | null)[]): string {
  const origins = leadsTo.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const formTargets = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*', ...new Set(origins)];
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${formTargets.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
