import { decode } from '@jridgewell/sourcemap-codec';
import { existsSync, readFileSync } from 'node:fs';
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

/** Undefined for a file that the bundler has written by itself. */
function sourceMapOf(path: string): SourceMap | undefined {
  if (!existsSync(`${path}.map`)) return undefined;
  const map: unknown = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  if (!isSourceMap(map)) throw new Error(`${path} has no map that can be read`);
  return map;
}

/**
 * The number of characters in built scripts by library, according to their source maps.
 * @param files in the folder
 */
export function sharesOf(folder: string, files: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const map = sourceMapOf(join(folder, file));
    function count(owner: string, length: number) {
      shares.set(owner, (shares.get(owner) ?? 0) + length);
    }
    if (map === undefined) {
      count(ownerOf(undefined), text.length);
      continue;
    }
    const lines = text.split('\n');
    decode(map.mappings).forEach((segments, line) => {
      const length = lines[line]?.length ?? 0;
      segments.forEach((segment, index) => {
        const end = segments[index + 1]?.[0] ?? length;
        count(
          ownerOf(segment.length > 1 ? map.sources[segment[1] ?? 0] : undefined),
          end - segment[0],
        );
      });
    });
  }
  return shares;
}
