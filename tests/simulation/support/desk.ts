import { createProviders } from '../../../server/paymentProviders/providers';
import type { DeskContext } from '../../../server/desk/context';
import type { HotelWorld } from './hotelWorld';
import { pausingDatabase } from './pausingDatabase';
import { providerFetch } from './providerFetch';

/** The dependencies of a staff command while servers run beside it and take turns. */
export function deskOf(world: HotelWorld): DeskContext {
  const { agenda, random, timeline, counts, faults, sandbox } = world;
  const { connection } = world.surroundings;
  const paced = async <T>(work: () => Promise<T>): Promise<T> => {
    await agenda.pause(random.between(0, 300));
    const done = await agenda.work(work);
    await agenda.pause(random.between(0, 300));
    return done;
  };
  const fetch = providerFetch({
    sandbox,
    agenda,
    random,
    faults,
    counts,
    pause: (milliseconds) => agenda.pause(milliseconds),
    note: (what) => timeline.note('desk', what),
  });
  const database = pausingDatabase(
    connection,
    paced,
    () => undefined,
    () => false,
  );
  return {
    ...quietDeskOf(world),
    database,
    providers: createProviders(world.surroundings.configuration, { fetch }),
  };
}

/** The same for a command during which nothing else happens. */
export function quietDeskOf({
  agenda,
  database,
  sandbox,
  surroundings,
  timeline,
}: HotelWorld): DeskContext {
  const { serverRandom, configuration } = surroundings;
  return {
    clock: agenda.clock,
    random: serverRandom,
    configuration,
    database,
    providers: createProviders(configuration, { fetch: (url, init) => sandbox.fetch(url, init) }),
    log: {
      info: () => undefined,
      warn: (_fields, message) => timeline.note('desk', message),
      error: (_fields, message) => timeline.note('desk', message),
    },
  };
}
