import type { FastifyReply } from 'fastify';
import type { Provider } from '../faults';
import type { Markup } from './html';
import { html } from './html';

export const PROVIDER_NAMES: Record<Provider, string> = {
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
};

export interface Page {
  provider: Provider;
  title: string;
  body: Markup;
  /** Where the page's forms may lead in the end; a browser blocks a redirect to any other origin. */
  leadsTo?: readonly (string | null)[];
  wide?: boolean;
}

/** Sends a page that runs no script and loads nothing but its own stylesheet. */
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

/** A page that only says something. */
export function sayOnPage(
  reply: FastifyReply,
  provider: Provider,
  title: string,
  text: string,
  way: { href: string; label: string } | null = null,
): FastifyReply {
  const link =
    way === null ? null : html`<p><a class="way" href="${way.href}">${way.label}</a></p>`;
  return sendPage(reply, {
    provider,
    title,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link}
    </div>`,
  });
}

function writePage({ provider, title, body, wide = false }: Page): Markup {
  const name = PROVIDER_NAMES[provider];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${name} sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body class="${provider}">
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
