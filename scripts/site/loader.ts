import { build } from 'vite';
import { builtChunks } from './builtChunks';
import { buildTargets } from './oldestBrowsers';

/** The script in the head of every page (`src/loader`), on one line. */
export async function builtLoader(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...buildTargets,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'src/loader/loader.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = builtChunks(built);
  if (chunk === undefined) throw new Error('Of src/loader/loader.ts nothing was built');
  return chunk.code.trim();
}
