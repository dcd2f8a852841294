import type { DeskReservation } from '../../../machines/contract/wire';
import { wishedAct } from './deskChoices';
import type { DeskPerson } from './deskPerson';
import type { Everything } from './everything';

const why = 'The guest has waited long enough';

/** Asks a manager for something with a reservation that the page says is a manager's. @returns whether there was any */
export async function askManager(person: DeskPerson, view: DeskReservation): Promise<boolean> {
  const { world, staff } = person;
  const body = wishedAct(world.deskRandom, view, `${staff.name} ${person.sent.length}`);
  if (!body) return false;
  const wish = { of: 'reservation' as const, id: view.id, body };
  await person.send('askManager', view.id, (call) =>
    world.ask(staff.name, `asks for ${body.act} of ${view.id.slice(0, 8)}`, (hotel) =>
      hotel.askManager({ ...call, body: { wish, why } }),
    ),
  );
  return true;
}

/** Approves or declines something that waits; who may not decide takes their own back, and tries others' too. */
export async function decideWish(person: DeskPerson): Promise<void> {
  const { world, staff, colleague } = person;
  const today = await person.today();
  const waiting = (today?.needs ?? []).flatMap(({ kind, wishId }) =>
    kind === 'wish' && wishId !== undefined ? wishId : [],
  );
  const [first, ...others] = waiting;
  if (first === undefined) return;
  const id = world.deskRandom.oneOf([first, ...others]);
  const isManager = staff.role === 'manager';
  const act = isManager && world.deskRandom.percent(75) ? 'approveWish' : 'declineWish';
  const own = isManager || world.deskRandom.percent(20) ? act : 'withdrawWish';
  const decided = decide(person, id, own);
  // And its asker takes it back in the same moment.
  if (isManager && colleague && world.deskRandom.percent(25)) {
    await Promise.all([decided, decide(colleague, id, 'withdrawWish')]);
  }
  await decided;
}

/** @returns whether it was done */
export async function decide(
  person: DeskPerson,
  id: string,
  act: 'approveWish' | 'declineWish' | 'withdrawWish',
): Promise<boolean> {
  const { world, staff } = person;
  const body = act === 'declineWish' ? { act, why } : { act };
  const replies = await person.send(act, id, (call) =>
    world.ask(staff.name, `${act} ${id.slice(0, 8)}`, (hotel) =>
      hotel.actOnWish({ ...call, path: { id }, body }),
    ),
  );
  return replies.length > 0;
}

/** What a manager was asked for is done once if it was approved, by both names, and else not at all. */
export function wishViolations({ wishes, events }: Everything): string[] {
  const asked = events.filter(({ detail }) => detail.askedBy !== undefined);
  const done = new Set(
    asked.map(({ reservationId, at, detail }) =>
      [reservationId, at.getTime(), detail.by, detail.askedBy].join(' '),
    ),
  );
  const approved = wishes.filter(({ outcome }) => outcome === 'approved');
  const owed = approved.map(({ reservationId, endedAt, endedBy, by }) =>
    [reservationId, endedAt?.getTime(), endedBy, by].join(' '),
  );
  return [
    ...owed.filter((one) => !done.has(one)).map((one) => `${one} was approved, and not done`),
    ...[...done].filter((one) => !owed.includes(one)).map((one) => `${one} was done unasked`),
    ...(new Set(owed).size === owed.length ? [] : ['Two wishes were approved as one']),
    ...wishes
      .filter(({ by, endedBy, outcome }) => outcome === 'approved' && by === endedBy)
      .map(({ by }) => `${by} approved what ${by} had asked for`),
  ];
}
