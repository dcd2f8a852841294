import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { statecharts } from './statecharts/plugin.ts';

/** The stories need the site's code alone, without what makes a published page of it. */
export default defineConfig({ plugins: [react(), statecharts()] });
