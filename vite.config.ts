import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreloads } from './scripts/fontPreloads.ts';
import { hotelFiles } from './scripts/hotelFiles.ts';

/** The site. Output goes to dist/site, which the server serves from one origin. */
export default defineConfig({
  plugins: [react(), hotelFiles(), fontPreloads()],
  build: { outDir: 'dist/site', sourcemap: true },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4000' },
  },
});
