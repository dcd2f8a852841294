/** What the bundler knows about a module. */
interface ModuleKnowledge {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Names the chunk of a module that several pages share; null for the bundler's default. */
type ChunkName = (id: string, modules: ModuleKnowledge) => string | null;

/** Whether certain files import a module, directly or not, or it is one of them. */
function isReached(files: RegExp, id: string, modules: ModuleKnowledge): boolean {
  const seen = new Set<string>();
  function visit(module: string): boolean {
    if (seen.has(module)) return false;
    seen.add(module);
    if (files.test(module)) return true;
    return modules.getModuleInfo(module)?.importers.some(visit) ?? false;
  }
  return visit(id);
}

/** Names a chunk for the modules that certain files import, directly or not. */
function reachedFrom(files: RegExp, name: string): ChunkName {
  return (id, modules) => (isReached(files, id, modules) ? name : null);
}

const MAIN = /src[\\/]main\.tsx$/;
const HOME = /src[\\/]site[\\/]home[\\/]HomePage\.tsx$/;
const NOT_HOME = /src[\\/](?!main\.tsx|site[\\/]home[\\/])/;

/** The libraries that every page starts with. */
export const librariesChunkName = reachedFrom(MAIN, 'libraries');

/**
 * What every page starts with, and what the home page shares with another: most guests start there, and other pages need
 * much of it too.
 */
export const commonChunkName: ChunkName = (id, modules) => {
  const isShared = isReached(HOME, id, modules) && isReached(NOT_HOME, id, modules);
  return isShared || isReached(MAIN, id, modules) ? 'common' : null;
};

/** What a login needs, and an account: neither a booking nor a payment. */
export const accountChunkName = reachedFrom(
  /src[\\/](?:login|account)[\\/]\w+Page\.tsx$/,
  'account',
);

/** What a public page or its footer needs. The rest is only loaded on the way to a paid stay. */
export const publicChunkName = reachedFrom(
  /src[\\/](?:layout[\\/]Footer|site[\\/](?!home[\\/]HomePage\.tsx$))/,
  'public',
);
