import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { noWarnings } from '../../../tools/noWarnings';

/** The only module of a build; loading it prints the given warning. */
function entry(warning?: string): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load(id) {
      if (id !== 'entry') return undefined;
      if (warning !== undefined) this.warn(warning);
      return 'console.log("built");';
    },
  };
}

function built(warning?: string) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry(warning), noWarnings()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
}

test('A build that printed a warning fails and repeats it', async () => {
  await expect(built('half of it is missing')).rejects.toThrow(/warnings:\s.*half of it/);
});

test('A build without warnings succeeds', async () => {
  await expect(built()).resolves.toBeDefined();
});
