/** What the bundler knows of a module. */
interface ModuleKnowledge {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The name of the chunk of a module that several pages share, and null where none is meant. */
type ChunkName = (id: string, modules: ModuleKnowledge) => string | null;

/** Names a chunk for the modules that are reached, import by import, from files of a kind. */
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

/** What the home page starts with: most guests come there first, and others need much of it too. */
export const firstChunkName = reachedFrom(/src[\\/]site[\\/]home[\\/]HomePage\.tsx$/, 'site');

/** What a public page or its foot needs; all the rest comes to guests on the way to a paid stay. */
export const publicChunkName = reachedFrom(
  /src[\\/](?:layout[\\/]Footer|site[\\/](?!home[\\/]HomePage\.tsx$))/,
  'public',
);
