import type { InspectionEvent } from 'xstate';
import type { Start } from './useStart';

type Onlooker = (event: InspectionEvent) => void;

const onlookers = new Set<Onlooker>();

/** Is told from now on of everything that happens to the machines of the site, where they run {@link lookedOn}. */
export function lookOn(onlooker: Onlooker): void {
  onlookers.add(onlooker);
}

/** How machines run that somebody may look at: those of the site in development, and no others. */
export const lookedOn: Start = {
  inspect: (event) => {
    onlookers.forEach((onlooker) => {
      onlooker(event);
    });
  },
};
