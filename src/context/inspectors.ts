import type { InspectionEvent } from 'xstate';
import type { Start } from './useActorOptions';

type Inspector = (event: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/** Is told from now on of everything that happens to the machines of the site, where they run {@link lookedOn}. */
export function addInspector(onlooker: Inspector): void {
  inspectors.add(onlooker);
}

/** How machines run that somebody may look at: those of the site in development, and no others. */
export const inspected: Start = {
  inspect: (event) => {
    inspectors.forEach((onlooker) => {
      onlooker(event);
    });
  },
};
