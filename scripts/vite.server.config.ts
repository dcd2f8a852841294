import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { hotelLanguage } from '../messages/plugin.ts';
import described from '../package.json' with { type: 'json' };
import { noWarnings } from '../tools/noWarnings.ts';

/** The contract as JSON, which the server reads many times faster at its start. */
const contractAsJson: Plugin = {
  name: 'contract-as-json',
  generateBundle() {
    const contract: unknown = parse(readFileSync('openapi.yaml', 'utf8'));
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(contract) });
  },
};

/**
 * What is not bundled: the dependencies of package.json, which have programs, native code or files of their own, and
 * two that production does not install. What makes the receipts is read when the first one is asked for.
 */
const externalPackages = [
  ...Object.keys(described.dependencies),
  '@electric-sql/pglite',
  'pg-native',
];

/** The commit for backups, metrics and doctor: `HOTEL_COMMIT`, where git's own data are not at hand, as in an image. */
const commitFile: Plugin = {
  name: 'commit',
  generateBundle() {
    const { HOTEL_COMMIT: told = '' } = process.env;
    const asked = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    const { status, stdout } = spawnSync('git', asked, { encoding: 'utf8' });
    const found = status === 0 ? stdout.trim() : '';
    this.emitFile({ type: 'asset', fileName: 'commit.txt', source: told === '' ? found : told });
  },
};

/** The fonts of the receipt, which stand beside the bundle as they stand beside its source. */
const fontFolder = 'server/receipts/fonts';
const fontsOfReceipt: Plugin = {
  name: 'fonts-of-receipt',
  generateBundle() {
    for (const name of readdirSync(fontFolder)) {
      const source = readFileSync(`${fontFolder}/${name}`);
      this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source });
    }
  },
};

/** How long the chunks of earlier builds are left: a server that runs from one reads some of them late. */
const CHUNKS_KEPT_MS = 30 * 24 * 3_600_000;
const oldChunks: Plugin = {
  name: 'old-chunks',
  writeBundle({ dir = '' }, bundle) {
    for (const name of readdirSync(dir)) {
      const { mtimeMs } = statSync(join(dir, name));
      const isOld = /\.js(?:\.map)?$/.test(name) && Date.now() - mtimeMs > CHUNKS_KEPT_MS;
      if (isOld && !(name in bundle)) rmSync(join(dir, name));
    }
  },
};

const asked = 'process.env.NODE_ENV';
/** As long as what it stands for: nothing of a file moves, and its source map holds. */
const answered = JSON.stringify('production').padEnd(asked.length);

/**
 * React, which writes the letters, without the checks for those who develop, however the server is started: with them a
 * letter takes four times as long.
 */
const productionReact: Plugin = {
  name: 'react-as-it-runs',
  transform: {
    filter: { id: /node_modules\/react(?:-dom)?\// },
    handler: (code) => ({ code: code.replaceAll(asked, answered), map: null }),
  },
};

/**
 * The server and the staff's commands, bundled from TypeScript for plain Node with nearly all packages: a start
 * reads some files instead of hundreds.
 */
export default defineConfig({
  plugins: [
    hotelLanguage(),
    contractAsJson,
    commitFile,
    fontsOfReceipt,
    oldChunks,
    productionReact,
    noWarnings(),
  ],
  ssr: { noExternal: true, external: externalPackages },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: false,
    rolldownOptions: {
      // How long plugins took is no warning.
      checks: { bundlerTimings: false },
      input: { main: 'server/main.ts', hotel: 'server/cli/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  publicDir: false,
});
