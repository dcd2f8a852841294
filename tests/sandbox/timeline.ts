import type { Clock, Schedule } from '../../sandbox/world';

/** A clock and a schedule that only move when told to. */
export interface Timeline {
  clock: Clock;
  schedule: Schedule;
  /** Moves on and runs what falls due, in order of time. */
  advance(ms: number): Promise<void>;
}

interface Task {
  at: number;
  run: () => Promise<void>;
}

export function createTimeline(start = '2026-11-21T09:00:00.000Z'): Timeline {
  let now = Date.parse(start);
  let tasks: Task[] = [];
  return {
    clock: { now: () => new Date(now) },
    schedule: (delayMs, run) => {
      tasks.push({ at: now + delayMs, run });
      tasks.sort((left, right) => left.at - right.at);
    },
    async advance(ms) {
      const end = now + ms;
      for (let due = tasks[0]; due !== undefined && due.at <= end; due = tasks[0]) {
        tasks = tasks.slice(1);
        now = Math.max(now, due.at);
        await due.run();
      }
      now = end;
    },
  };
}
