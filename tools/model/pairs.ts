import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { innermostIn, stateOf } from './findings';
import { isIn, takes, type TestModel } from './testModel';
import { after } from './everySnapshot';

/** The snapshots of two machines that run separately and hear of each other. */
export interface Pair {
  beside: AnyMachineSnapshot;
  own: AnyMachineSnapshot;
}

/** Two machines that run side by side, and what one hears of the other. */
export interface Company {
  beside: TestModel;
  own: TestModel;
  /** Where a joint walk starts. */
  seeds: () => readonly Pair[];
  /**
   * What follows at once when one of them takes a step; null if the own machine's page is gone, which counts as
   * progress.
   */
  react: (before: Pair, after: Pair) => Pair | null;
  /**
   * Whether a state of the own machine is only about presentation, e.g. a visible password; changing it is no
   * progress.
   */
  isLook: (state: string) => boolean;
  /** Events of the own machine that only come through `react`. */
  isTold: (event: AnyEventObject) => boolean;
  /** Distinguishes snapshots in the same two states. */
  project: (pair: Pair) => string;
  /** Whether the machine beside shows something that leads on, such as an alert with a link to the login. */
  leadsOn: (pair: Pair) => boolean;
  /** Whether this event of the own machine can't be waited for: it is over, or a guest wouldn't think of it. */
  isNoHelp: (event: AnyEventObject) => boolean;
  /**
   * Whether this event of the machine beside can be waited for on this page: a response there, or what its guest
   * does. Events in another tab, or those that start something new, can't.
   */
  helps: (event: AnyEventObject) => boolean;
}

/** After searching this many pairs, nothing leads on. */
const LONGEST_SEARCH = 300;

interface Stepped {
  /** Whether it is a step that a guest in this situation would think of. */
  leadsOn: boolean;
  /** Null if the page is gone. */
  pair: Pair | null;
}

function* stepsFrom(company: Company, before: Pair): Generator<Stepped, void> {
  for (const [words, event] of company.own.events) {
    if (company.isTold(event) || !company.own.tries(words, before.own)) continue;
    if (!takes(company.own, before.own, event)) continue;
    const own = after(before.own, event);
    yield { leadsOn: !company.isNoHelp(event), pair: company.react(before, { ...before, own }) };
  }
  // Everything possible there, including what that machine's own walk leaves out as redundant.
  for (const event of company.beside.events.values()) {
    if (!takes(company.beside, before.beside, event)) continue;
    const beside = after(before.beside, event);
    yield { leadsOn: company.helps(event), pair: company.react(before, { ...before, beside }) };
  }
}

/** Both states as text, as tests name them. */
export function namesOf({ beside, own }: Pair): string {
  return `${stateOf(beside)} × ${stateOf(own)}`;
}

const keyOf = (company: Company, pair: Pair) => `${namesOf(pair)} ${company.project(pair)}`;

/** Every pair of snapshots reachable from these, by key: both states and the projection. */
export function pairsFrom(company: Company, seeds: readonly Pair[]): Map<string, Pair> {
  const found = new Map<string, Pair>();
  const edge = [...seeds];
  for (const pair of edge) {
    const key = keyOf(company, pair);
    if (found.has(key)) continue;
    found.set(key, pair);
    for (const { pair: next } of stepsFrom(company, pair)) {
      if (next !== null && !found.has(keyOf(company, next))) edge.push(next);
    }
  }
  return found;
}

/**
 * Whether the guest makes progress from a pair through what they do, responses and timeouts: each current state of
 * the own machine ends, or the page is left for one that goes on.
 */
export function getsOn(company: Company, from: Pair): boolean {
  const { own } = company;
  const isOn = (pair: Pair) => pair.own.status === 'done' || company.leadsOn(pair);
  const byLink = Array.from(own.leftByLink.keys()).some((state) => isIn(from.own, state));
  if (byLink || isOn(from)) return true;
  const staying = new Set(innermostIn(from.own.value).filter((state) => !company.isLook(state)));
  const exact = (pair: Pair) => `${keyOf(company, pair)} ${own.project(pair.own)}`;
  const seen = new Set([exact(from)]);
  const search = [from];
  for (const here of search) {
    for (const { leadsOn, pair } of stepsFrom(company, here)) {
      if (!leadsOn) continue;
      if (pair === null || isOn(pair)) return true;
      const still = innermostIn(pair.own.value);
      for (const state of staying) if (!still.includes(state)) staying.delete(state);
      if (staying.size === 0) return true;
      if (seen.size >= LONGEST_SEARCH || seen.has(exact(pair))) continue;
      seen.add(exact(pair));
      search.push(pair);
    }
  }
  return false;
}
