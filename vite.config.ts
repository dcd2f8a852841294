import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The site. Output goes to dist/site, which the server serves from one origin. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/site', sourcemap: true },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4000' },
  },
});
