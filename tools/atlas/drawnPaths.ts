import type { Beginning } from '../model/tours';
import { edgesOf } from '../statechart/chartGraph';
import { transitionWords } from '../statechart/transitionWords';
import { innermostIn } from '../model/findings';
import { transitionsOf } from '../statechart/nodes';
import type { TestModel } from '../model/testModel';

/** A step that illustrates an edge of a machine's picture: where it happens, in plain words. */
export interface DrawnPath {
  /** The state's dotted path within the machine. */
  state: string;
  words: string;
}

/** For each edge of a machine's picture, by id, the first step that takes it; none if no path does. */
export function drawnPathsOf(
  { id, machine }: TestModel,
  beginnings: readonly Beginning[],
): Map<string, DrawnPath> {
  const definitions = new Map(
    transitionsOf(machine).map(({ name, definition }) => [name, definition]),
  );
  const paths = new Map<string, DrawnPath>();
  for (const { before, words, taken } of beginnings.flatMap(({ moves }) =>
    [...moves.values()].flat(),
  )) {
    const [definition] = taken.flatMap((name) => definitions.get(name) ?? []);
    if (definition === undefined) continue;
    const states = innermostIn(before.value);
    const state =
      states.find((one) => `${id}.${one}`.startsWith(definition.source.id)) ?? states[0];
    if (state === undefined) continue;
    const { trigger } = transitionWords(machine, definition);
    for (const edge of edgesOf(definition, trigger)) {
      if (!paths.has(edge.id)) paths.set(edge.id, { state, words });
    }
  }
  return paths;
}
