import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hotelFiles } from './scripts/hotelFiles';

/** The site. Output goes to dist/site, which the server serves from one origin. */
export default defineConfig({
  plugins: [react(), hotelFiles()],
  build: { outDir: 'dist/site', sourcemap: true },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4000' },
  },
});
