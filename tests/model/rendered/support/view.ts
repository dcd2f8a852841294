import type { AnyMachineSnapshot } from 'xstate';
import type { Start as ActorStart } from '../../../../src/actors/useStart';
import type { StatePath } from '../../support/testModel';

/** What a page is rendered with so that the machine behind it can be watched. */
export interface Watch {
  start: (machineId: string) => ActorStart;
  /** The moment that the machine behind the page is in. */
  moment: () => AnyMachineSnapshot | undefined;
  /** The types of the events that the machine has met so far. */
  happened: () => readonly string[];
}

/** How a person meets a machine on the site: what they do, what the server answers, what shows. */
export interface View {
  /** The id of the machine. */
  id: string;
  /** How the guest gets there, by the words of the starts. */
  visits: Readonly<Record<string, (watch: Watch) => Promise<void> | void>>;
  /** What the guest does or the server answers, by the words of the event cases. */
  executors: Readonly<Record<string, () => Promise<void> | void>>;
  /** What the guest sees, by visible state or one around it; throws where it does not show. */
  sights: Readonly<Record<StatePath, () => void>>;
  /** Where the link leads by which the guest leaves a state; the model has the words on it. */
  linksTo?: Readonly<Record<StatePath, string>>;
  /** States that nobody needs to leave, since the rest of the page stands beside them. */
  withoutLink?: readonly StatePath[];
}
