import type { AnyMachineSnapshot } from 'xstate';
import { screensOf } from '../../../machines/shared/screen';
import { nodesOf } from '../../model/recording';
import { isIn } from '../../model/testModel';

/** What a person sees in a moment: the screens that show, or else what is going on. */
export function sightOf(snapshot: AnyMachineSnapshot): string {
  const screens = screensOf(snapshot);
  if (screens.length > 0) return `sees ${screens.map((screen) => `“${screen}”`).join(' and ')}`;
  const going = nodesOf(snapshot.machine)
    .filter(
      ({ path, description }) => path.length > 0 && description && isIn(snapshot, path.join('.')),
    )
    .map(({ description = '' }) => description);
  return going.at(-1) ?? '';
}
