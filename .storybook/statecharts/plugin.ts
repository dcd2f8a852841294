import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:statecharts';
const RESOLVED = `\0${NAME}`;

const drawing = fileURLToPath(new URL('./draw.ts', import.meta.url));

interface Drawing {
  drawnStatecharts: () => Promise<Record<string, string>>;
}

/**
 * Draws the picture of every machine while the stories are built, so that no picture is older than
 * its machine: `virtual:statecharts` offers them by the machines' ids.
 */
export function statecharts(): Plugin {
  return {
    name: 'statecharts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<Drawing>(drawing);
      dependencies.forEach((file) => {
        this.addWatchFile(file);
      });
      const pictures = await module.drawnStatecharts();
      return `export const statecharts = ${JSON.stringify(pictures)};`;
    },
  };
}
