import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { StartContext } from '../../src/actors/useStart';
import type { Stage } from './stage';

/** The whole site, at the address and in the moment that a story shows. */
export function Site({ stage }: { stage: Stage }) {
  const { number, url, parts, start } = useSyncExternalStore(stage.onLoad, () => stage.visit);
  return (
    <div id="root">
      <StartContext value={start}>
        <MemoryRouter key={number} initialEntries={[url]}>
          <App parts={parts} />
        </MemoryRouter>
      </StartContext>
    </div>
  );
}
