import type { Plugin } from 'vite';

/** Serves the front desk's page at its addresses in development, beside the site. */
export function deskInDevelopment(): Plugin {
  return {
    name: 'desk-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/desk(?:\/|\?|$)/.test(request.url ?? '')) request.url = '/src/desk/desk.html';
        next();
      });
    },
  };
}
