import { build } from 'vite';
import { hotelLanguage } from '../../messages/plugin';
import { buildTargets } from './oldestBrowsers';

/**
 * Builds the service worker. It is at the site's root, so that its scope covers all pages, and has no hash in its
 * name, because browsers fetch it again to compare.
 * @param folder of the built site
 * @param files the URLs that it caches from the start
 * @param version that its pages say
 */
export async function buildServiceWorker(
  root: string,
  folder: string,
  files: readonly string[],
  version: string,
): Promise<void> {
  await build({
    root,
    configFile: false,
    plugins: [hotelLanguage()],
    logLevel: 'warn',
    publicDir: false,
    define: { PRECACHED_FILES: JSON.stringify(files), SITE_VERSION: JSON.stringify(version) },
    build: {
      ...buildTargets,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'src/offline/worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
