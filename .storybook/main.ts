import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';

const atlas = fileURLToPath(new URL('../dist/atlas/', import.meta.url));

/** The atlas as it was drawn last stands beside the stories; before that a page says how to draw it. */
function atlasBesideStories() {
  mkdirSync(atlas, { recursive: true });
  const page = `${atlas}index.html`;
  if (!existsSync(page)) {
    const words = 'The atlas is not drawn yet: <code>npm run atlas</code> draws it.';
    writeFileSync(
      page,
      `<!doctype html><html lang="en"><title>The atlas</title><p>${words}</p></html>`,
    );
  }
  return { from: '../dist/atlas', to: '/atlas' };
}

/** Every state of every screen, for review without a server. Nothing here calls home. */
export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: (own = [], { configType }) => [
    ...own,
    '../public',
    ...(configType === 'DEVELOPMENT' ? [atlasBesideStories()] : []),
  ],
  // No guest fetches them: neither how large Storybook's own files are nor how long plugins took is a warning. Storybook reads
  // nothing of the build in Vite's own file.
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
});
