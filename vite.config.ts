import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineDrawer } from './drawer/plugin.ts';
import { deskInDevelopment } from './scripts/deskInDevelopment.ts';
import { fontPreloads } from './scripts/fontPreloads.ts';
import { hotelFiles, hotelWords } from './scripts/hotelFiles.ts';
import {
  accountChunkName,
  commonChunkName,
  librariesChunkName,
  publicChunkName,
} from './scripts/site/chunkNames.ts';
import { chunkPreloads } from './scripts/site/chunkPreloads.ts';
import { licensesFile } from './scripts/site/fontLicenses.ts';
import { hashedNames } from './scripts/site/hashedNames.ts';
import { noWarnings } from './tools/noWarnings.ts';
import { componentIds } from './scripts/site/componentIds.ts';
import { iconKeys } from './scripts/site/iconKeys.ts';
import { buildTargets } from './scripts/site/oldestBrowsers.ts';
import { productionRouter } from './scripts/site/productionRouter.ts';
import { hotelLanguage } from './messages/plugin.ts';

/** How long plugins took is no warning. */
const checks = { bundlerTimings: false };

/** What every page may start with, besides libraries. */
const startedWith = /(?:machines|messages|hotel)[\\/]|src[\\/](?!main\.tsx)|lucide-react/;

/** What pages may have in common. */
const shared = /(machines|src|messages|hotel)[\\/]|lucide-react/;

/**
 * The site. `vite build` writes its files to dist/site, which the server serves from one origin;
 * `scripts/buildSite.ts` runs it, and then again for Node, to render the pages before any script.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    hotelLanguage(),
    react(),
    componentIds(),
    iconKeys(),
    hotelWords(),
    hotelFiles(),
    deskInDevelopment(),
    fontPreloads(),
    chunkPreloads(),
    machineDrawer(),
    noWarnings(),
  ],
  // A class name must not depend on which chunk a browser happened to run first: each is made from
  // its file, so that a page rendered before and the script that takes it over agree.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: command === 'serve',
        fileName: false,
        pure: true,
      },
    },
  },
  resolve: {
    alias: command === 'build' ? [productionRouter] : [],
  },
  build: {
    ...buildTargets,
    outDir: 'dist/site',
    sourcemap: true,
    license: isSsrBuild ? false : { fileName: licensesFile },
    // The pages' policy takes fonts and pictures from files alone.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { rolldownOptions: { checks, output: { assetFileNames: hashedNames.assetFileNames } } }
      : {
          rolldownOptions: {
            checks,
            // Words stand where they are said, and not under their names in the catalogue.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              ...hashedNames,
              // Few files rather than dozens of crumbs: on a slow line each request costs its own wait.
              codeSplitting: {
                groups: [
                  // Each file is run in a task of its own (`src/loader/pageScript.ts`), so what every page starts
                  // with is two files, and main.tsx, which runs last.
                  { name: librariesChunkName, test: /node_modules/, priority: 9 },
                  { name: commonChunkName, test: startedWith, priority: 7 },
                  // A group takes what its modules import with it. So the calls come behind what public pages
                  // need as well, or a page of text would start with all of them for the sake of a price.
                  {
                    name: 'api',
                    test: /src[\\/](?:api|session[\\/]sessionCalls)|openapi-fetch/,
                    priority: 3,
                  },
                  { name: publicChunkName, test: shared, minShareCount: 2, priority: 4 },
                  { name: accountChunkName, test: shared, minShareCount: 2, priority: 2 },
                  { name: 'journey', test: shared, minShareCount: 2, priority: 1 },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4000', '/mailbox': 'http://localhost:4000' },
  },
}));
