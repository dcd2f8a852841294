import type { Plugin } from 'vite';

/**
 * Adds the drawer with the machines to the pages that Vite serves in development. It doesn't run in builds, and no
 * file of the site imports it, so none of it is ever built.
 */
export function machineDrawer(): Plugin {
  return {
    name: 'drawer-of-machines',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['xstate', 'xstate/graph', 'react-dom/client'] } }),
    transformIndexHtml: () => [
      // Before the site's own script, so that nothing is missed.
      { tag: 'script', attrs: { type: 'module', src: '/drawer/main.ts' }, injectTo: 'head' },
    ],
  };
}
