import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hotelLanguage } from '../../messages/plugin.ts';
import { hotelWords } from '../hotelFiles.ts';
import { chunkPreloads } from './chunkPreloads.ts';
import { licensesFile } from './fontLicenses.ts';
import { hashedNames } from './hashedNames.ts';
import { iconKeys } from './iconKeys.ts';
import { buildTargets } from './oldestBrowsers.ts';
import { productionRouter } from './productionRouter.ts';
import { noWarnings } from '../../tools/noWarnings.ts';

/** React Aria's own words in three dozen languages, of which the desk says English alone (`DeskApp`). */
const otherLanguages: Plugin = {
  name: 'no-other-languages',
  enforce: 'pre',
  load: (id) =>
    /react-aria.*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id)
      ? 'export default {};'
      : undefined,
};

/**
 * The front desk. `scripts/buildSite.ts` runs it after the site, into dist/desk, which the server serves under `/desk`. It
 * is a build of its own, so that the site contains none of it.
 */
export default defineConfig({
  base: '/desk/',
  plugins: [
    otherLanguages,
    hotelLanguage(),
    react(),
    iconKeys(),
    chunkPreloads(),
    hotelWords(),
    noWarnings(),
  ],
  resolve: { alias: [productionRouter] },
  // What it shows of the public folder comes from the site.
  publicDir: false,
  build: {
    ...buildTargets,
    outDir: 'dist/desk',
    emptyOutDir: true,
    sourcemap: true,
    license: { fileName: licensesFile },
    // The pages' policy takes fonts from files alone.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: 'src/desk/desk.html',
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all' } },
      output: hashedNames,
    },
  },
});
