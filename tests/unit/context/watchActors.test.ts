import type { User } from '../../../machines/contract/wire';
import { createActor, createMachine, type AnyActorLogic } from 'xstate';
import { describe, expect, it } from 'vitest';
import { watchPageRestore, watchSessionWith } from '../../../src/context/watchActors';
import { watchLocation } from '../../../src/context/watchLocation';
import { adaobi, bola, openJourney } from '../../support/journeyWithoutPage';

/** Collects the events of a watching actor until it is stopped. */
function listenTo(watching: AnyActorLogic) {
  const heard: string[] = [];
  const machine = createMachine({
    invoke: { src: watching },
    on: { '*': { actions: ({ event: { type } }) => heard.push(type) } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

/** Counts the watchers, because one that isn't stopped would listen until the page is closed. */
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
    const { context } = openJourney();
    const { open, watch } = counted<Parameters<Parameters<typeof context.navigation.watch>[0]>>(
      (tell) => context.navigation.watch(tell),
    );
    const { heard, stop } = listenTo(
      watchLocation({ navigation: { ...context.navigation, watch } }),
    );
    const comesTo = (path: string) => context.navigation.arrived(path, () => undefined, 'push');
    comesTo('/aboutus');
    expect(open()).toBe(1);
    stop();
    expect(open()).toBe(0);
    comesTo('/contact');
    expect(heard).toEqual(['location.changed']);
  });

  it('hears of the guest’s return until it stops', () => {
    const { context, comeBack } = openJourney();
    const { open, watch } = counted(context.onPageRestore);
    const { heard, stop } = listenTo(watchPageRestore({ onPageRestore: watch }));
    comeBack();
    expect(open()).toBe(1);
    stop();
    expect(open()).toBe(0);
    comeBack();
    expect(heard).toEqual(['page.restored']);
  });

  it('hears of the guest’s login until it stops', () => {
    const { context, session, keys, changeElsewhere } = openJourney();
    session.send({ type: 'session.expired', returnPath: '/' });
    const { heard, stop } = listenTo(watchSessionWith(context));
    const logsInElsewhere = (refreshToken: string) =>
      changeElsewhere(() => keys.refreshToken.write(refreshToken));
    session.send({ type: 'alert.acknowledged' });
    expect(heard).toEqual([]);
    logsInElsewhere('refresh-2');
    logsInElsewhere('refresh-3');
    expect(heard).toEqual(['session.restored']);
    stop();
    session.send({ type: 'session.expired', returnPath: '/' });
    logsInElsewhere('refresh-4');
    expect(heard).toEqual(['session.restored']);
  });

  it('hears nothing of another guest’s login, and hears of its own guest’s after it', () => {
    const { context, session, keys, changeElsewhere } = openJourney();
    session.send({ type: 'session.expired', returnPath: '/' });
    const { heard } = listenTo(watchSessionWith(context));
    const logsInElsewhere = (user: User, refreshToken: string) =>
      changeElsewhere(() => {
        keys.user.write(user);
        keys.refreshToken.write(refreshToken);
      });
    logsInElsewhere(bola, 'refresh-of-bola');
    expect(session.getSnapshot().context.user).toEqual(bola);
    expect(heard).toEqual([]);
    session.send({ type: 'session.expired', returnPath: '/' });
    logsInElsewhere(adaobi, 'refresh-2');
    expect(heard).toEqual(['session.restored']);
  });
});
