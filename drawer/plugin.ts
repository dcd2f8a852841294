import type { Plugin } from 'vite';

/**
 * Puts the drawer with the machines into the pages that Vite serves in development. It knows nothing of a build,
 * and no file of the site imports it, so that nothing of it is ever built.
 */
export function machineDrawer(): Plugin {
  return {
    name: 'drawer-of-machines',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['xstate', 'xstate/graph', 'react-dom/client'] } }),
    transformIndexHtml: () => [
      // Before the site's own script, so that nothing happens unseen.
      { tag: 'script', attrs: { type: 'module', src: '/drawer/main.ts' }, injectTo: 'head' },
    ],
  };
}
