import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWER } from '../../tools/inspector/drawer/host';

/** Folders and files from which nothing may be in the built site. */
const LOOKING_ON = /(?:^|\/)(?:drawer|models|tests|tools)\/|context\/inspectors|DevelopmentCode/;

function sourcesIn(map: string): string[] {
  const parsed: unknown = JSON.parse(map);
  const sources: unknown = Reflect.get(Object(parsed), 'sources');
  return Array.isArray(sources) ? sources.map(String) : [];
}

/**
 * The files of a built site that contain anything for development alone, as the drawer and the desk's code are: its
 * name, a URL of its own, or, by a script's source map, any of its sources.
 */
export function developmentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|html|css|map|webmanifest)$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const isMadeOfIt =
        file.endsWith('.map') && sourcesIn(text).some((source) => LOOKING_ON.test(source));
      return isMadeOfIt || [DRAWER, '/drawer/', '/mailbox/'].some((one) => text.includes(one));
    });
}
