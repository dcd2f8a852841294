import { defineConfig } from 'vite';

/**
 * The server and the staff's commands, bundled from TypeScript for plain Node; packages stay in
 * node_modules.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', hotel: 'server/hotel.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  publicDir: false,
});
