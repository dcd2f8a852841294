import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { spokenIn } from '../messages/plugin.ts';
import { noWarnings } from '../tools/noWarnings.ts';
import { statecharts } from './statecharts/plugin.ts';

const spoken = fileURLToPath(new URL('setLocale.ts', import.meta.url));

/** The stories need the site's code alone, without what makes a published page of it, in the language of the toolbar. */
export default defineConfig({
  plugins: [spokenIn(spoken), react(), statecharts(), noWarnings()],
});
