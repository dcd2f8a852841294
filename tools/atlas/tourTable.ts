import { coverings, toursOf, type Covering } from '../model/tours';
import type { TestModel } from '../model/testModel';

/** How few paths cover everything of each kind in a machine, and their total steps. */
export interface Tours {
  id: string;
  numbers: ReadonlyMap<Covering, { paths: number; steps: number }>;
}

const wholes: Readonly<Record<Covering, string>> = {
  states: 'all states',
  transitions: 'all transitions',
  pairs: 'all pairs of transitions',
};

/** Counts them; takes seconds for a large machine. */
export function countTours(model: TestModel): Tours {
  const numbers = coverings.map((covering) => {
    const tours = toursOf(model, covering);
    const steps = tours.reduce((sum, tour) => sum + tour.steps.length, 0);
    return [covering, { paths: tours.length, steps }] as const;
  });
  return { id: model.id, numbers: new Map(numbers) };
}

/** The numbers of all machines as a table. */
export function tourTable(all: readonly Tours[]): string {
  const kinds = coverings.map(
    (covering) => `<th scope="col">Paths that pass ${wholes[covering]}</th>`,
  );
  const rows = all.map(({ id, numbers }) => {
    const cells = Array.from(
      numbers.values(),
      ({ paths, steps }) => `<td>${paths} <span class="unknown">(${steps} steps)</span></td>`,
    );
    return `<tr><th scope="row"><a href="#${id}">${id}</a></th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Paths of each machine"><table><thead><tr><th scope="col">Machine</th>${kinds.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
<p>Few paths, though not provably the fewest. <code>npm run atlas -- --plan booking --cover pairs</code> writes them down for a person.</p>`;
}
