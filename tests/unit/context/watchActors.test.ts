import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { watchReturnWith } from '../../../src/context/watchActors';

/** A machine that watches for the guest’s return, on a page that tells whoever listens. */
function openPage() {
  const listeners = new Set<() => void>();
  const heard: string[] = [];
  const watchReturn = (returned: () => void) => {
    listeners.add(returned);
    return () => void listeners.delete(returned);
  };
  const watching = createActor(
    setup({
      actors: { watchReturn: watchReturnWith({ watchReturn }) },
    }).createMachine({
      invoke: { src: 'watchReturn' },
      on: { 'guest.returned': { actions: ({ event }) => void heard.push(event.type) } },
    }),
  ).start();
  const comeBack = () => listeners.forEach((returned) => returned());
  return { watching, comeBack, heard, listeners };
}

describe('Watching for a guest who comes back with Back', () => {
  it('tells the machine each time', () => {
    const { comeBack, heard } = openPage();
    comeBack();
    comeBack();
    expect(heard).toEqual(['guest.returned', 'guest.returned']);
  });

  it('ends with the machine that watches', () => {
    const { watching, listeners } = openPage();
    watching.stop();
    expect(listeners.size).toBe(0);
  });
});
