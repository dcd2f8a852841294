import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { builtChunks } from '../site/builtChunks';
import { productionRouter } from '../site/productionRouter';

/**
 * Builds the page that contains only the libraries, the way the site is built.
 * @returns the gzipped bytes of its script
 */
export async function floorOfScript(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [productionRouter] },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('floorPage.tsx', import.meta.url)) },
    },
  });
  const code = builtChunks(built).map((chunk) => chunk.code);
  return code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
