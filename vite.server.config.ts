import { defineConfig } from 'vite';

/** The server, bundled from TypeScript to one file that plain Node runs; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  publicDir: false,
});
