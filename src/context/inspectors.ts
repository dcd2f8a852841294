import type { InspectionEvent } from 'xstate';
import type { StartOptions } from './useActorOptions';

type Inspector = (event: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/** Adds an inspector for everything that happens in the site's machines that run with {@link inspectorOptions}. */
export function addInspector(onlooker: Inspector): void {
  inspectors.add(onlooker);
}

/** The options of inspected machines: the site's, in development only. */
export const inspectorOptions: StartOptions = {
  inspect: (event) => {
    inspectors.forEach((onlooker) => {
      onlooker(event);
    });
  },
};
