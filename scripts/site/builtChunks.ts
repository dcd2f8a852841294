import type { build, Rolldown } from 'vite';

/** The scripts that were built. */
export type BuiltChunks = readonly Rolldown.OutputChunk[];

/** The scripts in what Vite says it has built. */
export function builtChunks(built: Awaited<ReturnType<typeof build>>): BuiltChunks {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

/**
 * The files of the chunks that are called so, and of all that they need.
 * @param names of the components that the chunks hold
 */
export function chunksOf(chunks: BuiltChunks, names: readonly string[]): string[] {
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.imports.forEach((fileName) => {
      add(chunks.find((other) => other.fileName === fileName));
    });
  }
  names.forEach((name) => {
    add(chunks.find((chunk) => chunk.isDynamicEntry && chunk.name === name));
  });
  return [...found];
}
