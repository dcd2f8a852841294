import type { build, Rolldown } from 'vite';

/** The built scripts. */
export type BuiltChunks = readonly Rolldown.OutputChunk[];

/** The scripts in the result of Vite's build. */
export function builtChunks(built: Awaited<ReturnType<typeof build>>): BuiltChunks {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

/**
 * The files of chunks, each after those that it imports.
 * @param entries the chunks
 */
function withImports(chunks: BuiltChunks, entries: BuiltChunks): string[] {
  const visited = new Set<string>();
  const ordered: string[] = [];
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || visited.has(chunk.fileName)) return;
    visited.add(chunk.fileName);
    chunk.imports.forEach((fileName) => {
      add(chunks.find((other) => other.fileName === fileName));
    });
    ordered.push(chunk.fileName);
  }
  entries.forEach(add);
  return ordered;
}

/**
 * The files of chunks, and of all chunks they import, each after those that it imports.
 * @param names of the components in the chunks
 */
export function chunksOf(chunks: BuiltChunks, names: readonly string[]): string[] {
  return withImports(
    chunks,
    chunks.filter((chunk) => chunk.isDynamicEntry && names.includes(chunk.name)),
  );
}

/** The files of the site's entry and of all chunks it imports, each after those that it imports. */
export function entryChunks(chunks: BuiltChunks): string[] {
  return withImports(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
}
