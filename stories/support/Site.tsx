import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { ActorOptionsContext } from '../../src/context/useActorOptions';
import type { Stage } from './stage';

/** The whole site, at the address and in the moment that a story shows. */
export function Site({ stage }: { stage: Stage }) {
  const { number, url, context, start } = useSyncExternalStore(stage.onLoad, () => stage.visit);
  return (
    <div id="root">
      <ActorOptionsContext value={start}>
        <MemoryRouter key={number} initialEntries={[url]}>
          <App context={context} />
        </MemoryRouter>
      </ActorOptionsContext>
    </div>
  );
}
