import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/sessionMachine';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { paths } from '../../machines/shared/paths';
import type { Company, Pair } from '../../tools/model/pairs';
import { isIn, type TestModel } from '../../tools/model/testModel';
import { oneOfEach } from '../../tools/model/companyWalk';
import { after } from '../../tools/model/everySnapshot';
import { sessionModel } from './sessionModel';

type Session = SnapshotFrom<typeof sessionMachine>;

const tags = ({ beside }: Pair): ReadonlySet<string> => beside.tags;
const isLoggedIn = (pair: Pair) => tags(pair).has('loggedIn');
const asks = ({ own }: Pair) => 'requireLogin' in own.children;
const listens = ({ own }: Pair) => 'watchSession' in own.children;

/** Whether a snapshot is the session's. */
export const isSession = (snapshot: AnyMachineSnapshot): snapshot is Session =>
  snapshot.machine.id === sessionModel.id;

/** The guest whose pages the session shows. */
function guestIn({ beside }: Pair): string | null {
  return isSession(beside) ? (pageGuestOf(beside)?.id ?? null) : null;
}

/** Actors that only report events answer nothing. */
const isWatchers = (type: string) => /\.watch\w+$/.test(type);

const returnPath = paths.reservation;
const askings: readonly AnyEventObject[] = [
  { type: 'session.expired', returnPath },
  { type: 'login.required', returnPath, announcedBy: 'alert' },
];

/** The session's event from a machine that has just lost it: it expired, or, without one, a login is needed. */
function askedBy(own: AnyMachineSnapshot, beside: AnyMachineSnapshot): AnyMachineSnapshot {
  const asking = askings.find((event) => beside.can(event));
  return asking === undefined || own.status !== 'active' ? beside : after(beside, asking);
}

/** What the site does between the session and a page that only its guest sees. */
function onGuardedPage(before: Pair, next: Pair): Pair | null {
  // The page belongs to its guest; anyone else gets another page.
  const beside = asks(next) && !asks(before) ? askedBy(next.own, next.beside) : next.beside;
  const heard = { ...next, beside };
  if (guestIn(heard) !== guestIn(before)) return null;
  const isRestored = listens(before) && !isLoggedIn(before) && isLoggedIn(heard);
  if (!isRestored) return heard;
  const restored: AnyEventObject = { type: 'session.restored' };
  return heard.own.can(restored) ? { ...heard, own: after(heard.own, restored) } : heard;
}

/** Whether a machine waits for the login of a guest who is already logged in: then its page would be stuck. */
export function waitsInVain(pair: Pair): boolean {
  return listens(pair) && isLoggedIn(pair);
}

/** The logged-in guest, with the machine in any state in which it has the session. */
function seedsWith(own: TestModel): Pair[] {
  const beside = oneOfEach(sessionModel).find((session) => isIn(session, 'authenticated.current'));
  if (beside === undefined) throw new Error('Nobody is ever logged in.');
  return oneOfEach(own)
    .map((moment) => ({ beside, own: moment }))
    .filter((pair) => !asks(pair));
}

/** Whether a machine belongs to a page that only logged-in guests see. */
export const isGuarded = ({ machine }: TestModel): boolean =>
  'requireLogin' in machine.implementations.actors;

/** The session beside a machine of a page that only logged-in guests see. */
export function withSession(own: TestModel): Company {
  return {
    beside: sessionModel,
    own,
    seeds: () => seedsWith(own),
    react: onGuardedPage,
    isLook: (state) => /^passwords?\./.test(state),
    isTold: ({ type }) => type === 'session.restored',
    project: (pair) => {
      const notDoneFor: unknown = Reflect.get(Object(pair.beside.context), 'notDoneFor');
      return JSON.stringify([guestIn(pair), notDoneFor]);
    },
    // An alert has a button that leads to the login.
    leadsOn: (pair) => tags(pair).has('alert') || 'navigateToLogin' in pair.beside.children,
    // The login has been requested by then, and a guest wouldn't think of going to another page.
    isNoHelp: ({ type }) =>
      type === 'location.changed' || type.endsWith('.requireLogin') || isWatchers(type),
    helps: ({ type }) =>
      type === 'alert.acknowledged' || (type.startsWith('xstate.') && !isWatchers(type)),
  };
}
