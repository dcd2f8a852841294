import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPicturePreload } from './scripts/firstPicturePreload.ts';
import { fontPreloads } from './scripts/fontPreloads.ts';
import { hotelFiles } from './scripts/hotelFiles.ts';

/** The site. Output goes to dist/site, which the server serves from one origin. */
export default defineConfig({
  plugins: [react(), hotelFiles(), fontPreloads(), firstPicturePreload()],
  build: {
    outDir: 'dist/site',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Few files rather than dozens of crumbs: on a slow line each request costs its own wait.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], priority: 3 },
            {
              name: 'components',
              test: /src[\\/](components|theme)[\\/]|lucide-react/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'journey', test: /(machines|src)[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4000' },
  },
});
