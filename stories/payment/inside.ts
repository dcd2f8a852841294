import type { TestModel } from '../../tools/model/testModel';
import { snapshotOf, screen } from '../support/screen';
import { frozenMachine } from '../support/stage';
import { reachState, type StoryPath } from '../support/storyPath';

/** Where a machine is at work: a page, its machine and a state of that. */
interface Place {
  url: string;
  page: TestModel;
  at: string;
}

/** A snapshot of a machine, on the page whose machine has invoked it. */
export function inside(
  model: TestModel,
  { url, page, at }: Place,
  path: StoryPath,
  ...says: readonly string[]
) {
  const around = () => {
    const { snapshot } = reachState(page, { to: at });
    return frozenMachine(page.machine, snapshot, { [model.id]: snapshotOf(model, path) });
  };
  return screen({ model, url, path, says, beside: () => new Map([[page.id, around()]]) });
}
