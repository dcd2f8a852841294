import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { innermostIn, stateOf } from './findings';
import { isIn, type TestModel } from './testModel';
import { after } from './whateverHappens';

/** Two machines at one moment, of which each runs by itself and hears of the other. */
export interface Pair {
  beside: AnyMachineSnapshot;
  own: AnyMachineSnapshot;
}

/** Two machines that run side by side, and what of the one the other hears. */
export interface Company {
  beside: TestModel;
  own: TestModel;
  /** Where a walk of the two begins. */
  seeds: () => readonly Pair[];
  /**
   * What follows at once when one of them has taken a step; null where the page of the own machine is gone with it, which
   * is a way on.
   */
  react: (before: Pair, after: Pair) => Pair | null;
  /** Whether a state of the own machine is only how something is shown, e.g. a password; nobody gets on by changing that. */
  isLook: (state: string) => boolean;
  /** Events of the own machine that come by `react` alone. */
  isTold: (event: AnyEventObject) => boolean;
  /** What tells apart two moments in the same two states. */
  project: (pair: Pair) => string;
  /** Whether the machine beside shows something that leads on, such as an alert with a way to the login. */
  leadsOn: (pair: Pair) => boolean;
  /** Whether this event of the own machine is none to wait for: one that is over, or that nobody has to think of. */
  isNoHelp: (event: AnyEventObject) => boolean;
  /**
   * Whether this event of the machine beside is one to wait for on this page: what is answered there, or what its guest
   * does there. What happens in another tab, or begins something new, is none.
   */
  helps: (event: AnyEventObject) => boolean;
}

/** More pairs than these looked through, and nothing leads on. */
const LONGEST_SEARCH = 300;

interface Stepped {
  /** Whether it is a step on, of which somebody who stands here would think. */
  leadsOn: boolean;
  /** Null where the page is gone. */
  pair: Pair | null;
}

function* stepsFrom(company: Company, before: Pair): Generator<Stepped, void> {
  for (const [words, event] of company.own.events) {
    if (company.isTold(event) || !company.own.tries(words, before.own)) continue;
    if (!before.own.can(event)) continue;
    const own = after(before.own, event);
    yield { leadsOn: !company.isNoHelp(event), pair: company.react(before, { ...before, own }) };
  }
  // All that can happen there, also what a walk of that machine alone leaves out as much of a muchness.
  for (const event of company.beside.events.values()) {
    if (!before.beside.can(event)) continue;
    const beside = after(before.beside, event);
    yield { leadsOn: company.helps(event), pair: company.react(before, { ...before, beside }) };
  }
}

/** Both states in words, as a test names them. */
export function namesOf({ beside, own }: Pair): string {
  return `${stateOf(beside)} × ${stateOf(own)}`;
}

const keyOf = (company: Company, pair: Pair) => `${namesOf(pair)} ${company.project(pair)}`;

/** Every pair of moments to which anything leads from these, by its key: both states, and what tells it apart. */
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
 * Whether the guest gets on from a pair by what the guest does, what is answered and what times out: each state in which the
 * own machine is comes to an end, or the page is left for one that goes on.
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
