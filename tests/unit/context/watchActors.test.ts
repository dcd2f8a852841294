import { createActor, createMachine, type AnyActorLogic } from 'xstate';
import { describe, expect, it } from 'vitest';
import { watchReturnWith, watchSessionWith } from '../../../src/context/watchActors';
import { watchAddressWith } from '../../../src/context/watchAddress';
import { bola, openJourney } from '../../support/journeyWithoutPage';

/** Somebody who hears what a watching actor says, until they stop it. */
function listenTo(watching: AnyActorLogic) {
  const heard: string[] = [];
  const machine = createMachine({
    invoke: { src: watching },
    on: { '*': { actions: ({ event: { type } }) => heard.push(type) } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

/** Counts who watches: what nobody calls off listens for as long as the page lives. */
function counted<TTold extends unknown[]>(watch: (tell: (...told: TTold) => void) => () => void) {
  let watching = 0;
  return {
    open: () => watching,
    watch: (tell: (...told: TTold) => void) => {
      const stop = watch(tell);
      watching += 1;
      return () => {
        watching -= 1;
        stop();
      };
    },
  };
}

describe('Whoever watches the page', () => {
  it('hears of addresses until it stops', () => {
    const { parts } = openJourney();
    const { open, watch } = counted<Parameters<Parameters<typeof parts.navigation.watch>[0]>>(
      (tell) => parts.navigation.watch(tell),
    );
    const { heard, stop } = listenTo(
      watchAddressWith({ navigation: { ...parts.navigation, watch } }),
    );
    const comesTo = (path: string) => parts.navigation.arrived(path, () => undefined, 'onward');
    comesTo('/aboutus');
    expect(open()).toBe(1);
    stop();
    expect(open()).toBe(0);
    comesTo('/contact');
    expect(heard).toEqual(['address.changed']);
  });

  it('hears of the guest’s return until it stops', () => {
    const { parts, comeBack } = openJourney();
    const { open, watch } = counted(parts.watchReturn);
    const { heard, stop } = listenTo(watchReturnWith({ watchReturn: watch }));
    comeBack();
    expect(open()).toBe(1);
    stop();
    expect(open()).toBe(0);
    comeBack();
    expect(heard).toEqual(['guest.returned']);
  });

  it('hears of the guest’s login until it stops', () => {
    const { parts, session, kept, changeElsewhere } = openJourney();
    session.send({ type: 'session.expired', returnPath: '/' });
    const { heard, stop } = listenTo(watchSessionWith(parts));
    const logsInElsewhere = (refreshToken: string) =>
      changeElsewhere(() => kept.refreshToken.write(refreshToken));
    logsInElsewhere('refresh-2');
    expect(heard).toEqual(['session.restored']);
    stop();
    session.send({ type: 'session.expired', returnPath: '/' });
    logsInElsewhere('refresh-3');
    expect(heard).toEqual(['session.restored']);
  });

  it('hears nothing of another guest’s login', () => {
    const { parts, session, becomes } = openJourney();
    session.send({ type: 'session.expired', returnPath: '/' });
    const { heard } = listenTo(watchSessionWith(parts));
    becomes(bola);
    expect(heard).toEqual([]);
  });
});
