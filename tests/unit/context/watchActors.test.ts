import { createActor, fromCallback, type AnyActorLogic, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  watchAddressWith,
  watchReturnWith,
  watchSessionWith,
} from '../../../src/context/watchActors';
import { bola, openJourney } from '../../support/journeyWithoutPage';

/** Somebody who hears what a watching actor says, until they stop it. */
function listenTo(watching: AnyActorLogic) {
  const heard: string[] = [];
  const actor = createActor(
    fromCallback<EventObject>(({ receive, self }) => {
      receive(({ type }) => heard.push(type));
      const watcher = createActor(watching, { parent: self }).start();
      return () => watcher.stop();
    }),
  ).start();
  return { heard, stop: () => actor.stop() };
}

describe('Whoever watches the page', () => {
  it('hears of addresses until it stops', () => {
    const { parts } = openJourney();
    const { heard, stop } = listenTo(watchAddressWith(parts));
    const comesTo = (path: string) => parts.navigation.arrived(path, () => undefined, 'onward');
    comesTo('/aboutus');
    stop();
    comesTo('/contact');
    expect(heard).toEqual(['address.changed']);
  });

  it('hears of the guest’s return until it stops', () => {
    const { parts, comeBack } = openJourney();
    const { heard, stop } = listenTo(watchReturnWith(parts));
    comeBack();
    stop();
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
