import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf, screensIn } from '../../statechart/nodes';
import { isIn } from '../testModel';

/** What a person sees in a snapshot: the screens that show, or else what is going on. */
export function visibleTextOf(snapshot: AnyMachineSnapshot): string {
  const screens = screensIn(snapshot);
  if (screens.length > 0) return `sees ${screens.map((screen) => `“${screen}”`).join(' and ')}`;
  const going = nodesOf(snapshot.machine)
    .filter(
      ({ path, description }) => path.length > 0 && description && isIn(snapshot, path.join('.')),
    )
    .map(({ description = '' }) => description);
  return going.at(-1) ?? '';
}
