import type { Plugin } from 'vite';

/** Fails a build that printed a warning: nobody reads warnings that appear every time. */
export function noWarnings(): Plugin {
  const warnings: string[] = [];
  return {
    name: 'no-warnings',
    apply: 'build',
    configResolved({ logger }) {
      for (const name of ['warn', 'warnOnce'] as const) {
        const warn = logger[name];
        logger[name] = (message, options) => {
          warnings.push(message);
          warn(message, options);
        };
      }
    },
    // After all other plugins, some of which warn about the written files.
    closeBundle: {
      order: 'post',
      handler() {
        if (warnings.length === 0) return;
        throw new Error(`The build printed warnings:\n${warnings.join('\n')}`);
      },
    },
  };
}
