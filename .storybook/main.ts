import { defineMain } from '@storybook/react-vite/node';

/** Every state of every screen, for review without a server. Nothing here calls home. */
export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
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
