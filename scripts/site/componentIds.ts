import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const COMPONENT_ID = /(componentId: ")sc-[a-z0-9]+(-\d+")/g;

/** Four letters or digits; short, because each page names dozens of them. */
function shortHash(path: string): string {
  const number = createHash('sha256').update(path).digest().readUInt32BE();
  return number.toString(36).padStart(4, '0').slice(-4);
}

/**
 * Renames the components of a compiled file by its path within the project.
 * @throws Error if two files would get the same ids
 */
export function idsByPath(
  root: string,
  hash: (path: string) => string = shortHash,
): (compiled: string, file: string) => string {
  const owners = new Map<string, string>();
  return (compiled, file) => {
    const path = file.slice(root.length + 1).replaceAll('\\', '/');
    const id = `sc-${hash(path)}`;
    const owner = owners.get(id);
    if (owner !== undefined && owner !== path)
      throw new Error(`${owner} and ${path} would share the class ${id}`);
    owners.set(id, path);
    return compiled.replace(COMPONENT_ID, `$1${id}$2`);
  };
}

/**
 * Makes the ids of styled components independent of where the project lies. The compiler makes them from a file's
 * absolute path, so that the same commit was a few bytes larger or smaller in another folder.
 */
export function componentIds(): Plugin {
  let rename = idsByPath('');
  return {
    name: 'component-ids',
    apply: 'build',
    configResolved({ root }) {
      rename = idsByPath(root);
    },
    transform(code, id) {
      return code.includes('componentId: "sc-') ? { code: rename(code, id), map: null } : undefined;
    },
  };
}
