import type { AnyMachineSnapshot } from 'xstate';
import * as sessionMessages from '../../../../messages/session/session';
import { failureIn } from '../../../../models/fixtures/failures';
import type { StatePath, TestModel } from '../../../../tools/model/testModel';
import { press } from '../../../rendered/support/fields';
import { adaobi, renderSite, type SiteOptions } from '../../../rendered/support/renderSite';
import { dialogSays } from './assertions';
import { comesBack, startFor } from './page';
import { callFails, callSucceeds, loginElsewhere, type Call } from './pendingCalls';
import { now } from './time';
import type { Watch } from './watch';
import { valueAt as at } from '../../../../src/api/valueAt';

/** An action of a person or the server, given the current snapshot. */
type Executor = (before: AnyMachineSnapshot) => Promise<void> | void;

/** A value in the machine's context. */
export function remembered({ context }: AnyMachineSnapshot, name: string): unknown {
  const value: unknown = Reflect.get(context, name);
  return value;
}

/** No action: it happens as soon as it can. The visit provides whatever it needs from the start. */
export const byItself: Executor = () => undefined;

/** How a person meets a machine on the site: their actions, the server's responses, and what shows. */
export interface View {
  /** The id of the machine. */
  id: string;
  /** How the guest gets there, by the words of the starts, given the words of what will happen. */
  visits: Readonly<Record<string, (watch: Watch, next: readonly string[]) => Promise<void> | void>>;
  /** The call that an actor makes. How it fails is the model's to say, and need not be told again. */
  calls?: Readonly<Record<string, Call | ((before: AnyMachineSnapshot) => Call)>>;
  /** The actors of these calls that are told what the server answers, word for word. */
  told?: readonly string[];
  /** The actions of guest or server, by the words of the event cases. */
  executors: Readonly<Record<string, Executor>>;
  /** What the guest sees, by visible state or one around it; throws if it doesn't show. */
  assertions: Readonly<Record<StatePath, (snapshot: AnyMachineSnapshot) => void>>;
  /** What shows after another page has replaced the machine's, which may have stopped by then. */
  gone?: Readonly<Record<StatePath, () => void>>;
  /** Where the link leads by which the guest leaves a state; the model has its words. */
  linksTo?: Readonly<Record<StatePath, string>>;
  /** States that need no way out, because the rest of the page is beside them. */
  withoutLink?: readonly StatePath[];
  /** Which machine is meant, by the words of the starts, if a page has several of them. */
  meant?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
}

/** Adaobi, who is logged in, opens a page, with what the tab has kept. */
export const opens =
  (
    url: string,
    tab: Record<string, string> = {},
    site: Pick<SiteOptions, 'bookingFlow' | 'clock' | 'device' | 'withLock'> = {},
  ): View['visits'][string] =>
  (watch, next) => {
    renderSite({ url, guest: adaobi, tab, now, start: startFor(watch, next), ...site });
  };

/** How the same words come about, and what shows in the same state, on every page that does not say otherwise. */
export const everyPage: Pick<View, 'executors' | 'assertions'> = {
  executors: {
    'logs in again in another tab': loginElsewhere,
    'there is no session': byItself,
    'comes back to the page from another site': comesBack,
    'tries again': () => press('Try again'),
    'closes the alert': () => press('OK'),
  },
  assertions: { sessionLost: () => dialogSays(sessionMessages.expired) },
};

/** What an actor told a machine. */
const FROM_ACTOR = /^xstate\.(?:done|error)\.actor\.(?<actor>.+)$/;

/** How a call comes to an end as the model says: a failure wherever it is told, or what the server answers. */
function executorOfCall(
  { calls = {}, told = [] }: View,
  { events }: TestModel,
  words: string,
): Executor | undefined {
  const event = events.get(words);
  const actor = FROM_ACTOR.exec(event?.type ?? '')?.groups?.actor ?? '';
  const call = calls[actor];
  if (call === undefined) return undefined;
  const callIn = (before: AnyMachineSnapshot) => (typeof call === 'function' ? call(before) : call);
  const failure = failureIn(event);
  if (failure?.kind === 'notLoggedIn') return byItself;
  if (failure !== undefined) return (before) => callFails(callIn(before), failure);
  // A machine within another tells of the answer beside other things.
  const answer: unknown = at(event?.output, 'verification') ?? event?.output;
  return told.includes(actor) ? (before) => callSucceeds(callIn(before), answer) : undefined;
}

/** How something comes about on a page. */
export const executorOf = (view: View, model: TestModel, words: string): Executor | undefined =>
  view.executors[words] ?? everyPage.executors[words] ?? executorOfCall(view, model, words);
