import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { StartContext } from '../../src/actors/useStart';
import type { Stage } from './stage';

/** The whole site, at the address and in the moment that a story shows. */
export function Site({ stage }: { stage: Stage }) {
  return (
    <div id="root">
      <StartContext value={stage.start}>
        <MemoryRouter initialEntries={[stage.url]}>
          <App parts={stage.parts} />
        </MemoryRouter>
      </StartContext>
    </div>
  );
}
