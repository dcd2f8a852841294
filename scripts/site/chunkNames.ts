/** What the bundler knows about a module. */
interface ModuleKnowledge {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Names the chunk of a module that several pages share; null for the bundler's default. */
type ChunkName = (id: string, modules: ModuleKnowledge) => string | null;

/** Names a chunk for the modules that certain files import, directly or not. */
function reachedFrom(files: RegExp, name: string): ChunkName {
  return (id, modules) => {
    const seen = new Set<string>();
    function isReached(module: string): boolean {
      if (seen.has(module)) return false;
      seen.add(module);
      if (files.test(module)) return true;
      return modules.getModuleInfo(module)?.importers.some(isReached) ?? false;
    }
    return isReached(id) ? name : null;
  };
}

/** What the home page starts with: most guests start there, and other pages need much of it too. */
export const firstChunkName = reachedFrom(/src[\\/]site[\\/]home[\\/]HomePage\.tsx$/, 'site');

/** What a public page or its footer needs. The rest is only loaded on the way to a paid stay. */
export const publicChunkName = reachedFrom(
  /src[\\/](?:layout[\\/]Footer|site[\\/](?!home[\\/]HomePage\.tsx$))/,
  'public',
);
