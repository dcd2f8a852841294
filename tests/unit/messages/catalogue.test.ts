import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../../messages/catalogue';
import { language as pseudo } from '../../../messages/locales/pseudo';
import { spokenIn } from '../../../messages/plugin';

const folder = fileURLToPath(new URL('../../../messages/', import.meta.url));

/** The files of words, as the catalogue names them. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!locales).+\/.+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

/** Words as they are, and any function in place of one, which is never equal to another. */
function withoutFunctions(said: unknown): unknown {
  if (typeof said === 'function') return expect.any(Function);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return said;
  return Object.fromEntries(
    Object.entries(said).map(([name, inside]: [string, unknown]) => [
      name,
      withoutFunctions(inside),
    ]),
  );
}

it('Every file of words is in the catalogue', () => {
  expect(Object.keys(english).sort()).toEqual(files.sort());
});

describe('A site that is built in another language', () => {
  let vite: ViteDevServer;
  beforeAll(async () => {
    vite = await createServer({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [spokenIn(`${folder}locales/pseudo.ts`)],
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
  });
  afterAll(() => vite.close());

  it.each(Object.entries(pseudo))('says all of %s in it', async (file, words) => {
    const spoken = await vite.ssrLoadModule(`/${file}.ts`);
    expect({ ...spoken }).toEqual(withoutFunctions(words));
  });
});

describe('The language that nobody speaks', () => {
  it('accents, lengthens and brackets a text', () => {
    expect(pseudo['login/oneTimeCode'].resent).toBe('[ÓTP résént súccéssfúlly! ~~~~~~ ~~~~]');
  });

  it('leaves alone what is put into a text', () => {
    expect(pseudo['login/password'].passwordCodeSent('ada@example.com')).toContain(
      ' fór ada@example.com,',
    );
  });

  it('leaves alone what is a part of something else that is put into the text', () => {
    expect(pseudo['booking/rooms'].roomsTooSmall('2 adults', '2 adults and 1 child')).toMatch(
      / sléép 2 adults\. .* 2 adults and 1 child\./,
    );
  });

  it('leaves alone how dates and numbers are written', () => {
    expect(pseudo['shared/locale'].locale).toBe(english['shared/locale'].locale);
  });
});
