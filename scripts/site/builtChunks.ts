import type { build, Rolldown } from 'vite';

/** The built scripts. */
export type BuiltChunks = readonly Rolldown.OutputChunk[];

/** The scripts in the result of Vite's build. */
export function builtChunks(built: Awaited<ReturnType<typeof build>>): BuiltChunks {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

/**
 * The files of chunks, and of all chunks they import.
 * @param names of the components in the chunks
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
