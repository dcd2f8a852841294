import type { AnyMachineSnapshot } from 'xstate';
import type { StatePath } from '../../../../tools/model/testModel';
import type { Watch } from './watch';

/** What somebody does, or the server answers; told in which moment. */
type Executor = (before: AnyMachineSnapshot) => Promise<void> | void;

/** What the machine remembers under that name. */
export function remembered({ context }: AnyMachineSnapshot, name: string): unknown {
  const value: unknown = Reflect.get(context, name);
  return value;
}

/**
 * Nobody has to do anything: it happens as soon as it can. What has to be so from the beginning
 * for it to happen, the visit sees to.
 */
export const byItself: Executor = () => undefined;

/** How a person meets a machine on the site: what they do, what the server answers, what shows. */
export interface View {
  /** The id of the machine. */
  id: string;
  /** How the guest gets there, by the words of the starts; told in words what will happen. */
  visits: Readonly<Record<string, (watch: Watch, next: readonly string[]) => Promise<void> | void>>;
  /** What the guest does or the server answers, by the words of the event cases. */
  executors: Readonly<Record<string, Executor>>;
  /** What the guest sees, by visible state or one around it; throws where it does not show. */
  sights: Readonly<Record<StatePath, (moment: AnyMachineSnapshot) => void>>;
  /** What shows when another page has taken the machine's place, which may not live to see it. */
  gone?: Readonly<Record<StatePath, () => void>>;
  /** Where the link leads by which the guest leaves a state; the model has the words on it. */
  linksTo?: Readonly<Record<StatePath, string>>;
  /** States that nobody needs to leave, since the rest of the page stands beside them. */
  withoutLink?: readonly StatePath[];
  /** Which machine is meant, by the words of the starts, where a page has several of them. */
  meant?: Readonly<Record<string, (moment: AnyMachineSnapshot) => boolean>>;
}
