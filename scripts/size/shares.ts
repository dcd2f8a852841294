import { decode } from '@jridgewell/sourcemap-codec';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

interface SourceMap {
  sources: string[];
  mappings: string;
}

function isSourceMap(value: unknown): value is SourceMap {
  return typeof value === 'object' && value !== null && 'sources' in value && 'mappings' in value;
}

function ownerOf(source: string | undefined): string {
  if (source === undefined) return 'bundler and addresses of files';
  return PACKAGE.exec(source)?.[1] ?? 'our own';
}

/**
 * The number of characters in built scripts by library, according to their source maps.
 * @param files in the folder, each with its source map
 */
export function sharesOf(folder: string, files: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const file of files) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const map: unknown = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8'));
    if (!isSourceMap(map)) throw new Error(`${file} has no map that can be read`);
    decode(map.mappings).forEach((segments, line) => {
      const length = lines[line]?.length ?? 0;
      segments.forEach((segment, index) => {
        const end = segments[index + 1]?.[0] ?? length;
        const owner = ownerOf(segment.length > 1 ? map.sources[segment[1] ?? 0] : undefined);
        shares.set(owner, (shares.get(owner) ?? 0) + end - segment[0]);
      });
    });
  }
  return shares;
}
