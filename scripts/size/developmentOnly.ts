import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWER } from '../../tools/inspector/drawer/host';

/** Folders from which nothing may be in the built site. */
const LOOKING_ON = /(?:^|\/)(?:drawer|models|tests|tools)\/|context\/inspectors/;

function sourcesIn(map: string): string[] {
  const parsed: unknown = JSON.parse(map);
  const sources: unknown = Reflect.get(Object(parsed), 'sources');
  return Array.isArray(sources) ? sources.map(String) : [];
}

/**
 * The files of a built site that contain anything of the development-only drawer: its name, the URL of its files, or,
 * by a script's source map, any of its sources.
 */
export function filesWithDrawer(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|html|css|map|webmanifest)$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const isMadeOfIt =
        file.endsWith('.map') && sourcesIn(text).some((source) => LOOKING_ON.test(source));
      return isMadeOfIt || text.includes(DRAWER) || text.includes('/drawer/');
    });
}
