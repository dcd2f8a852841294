import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import type { Reservation } from '../../../machines/contract/wire';
import { readSavedChange } from '../../../machines/reservation/savedChange';
import * as sessionMessages from '../../../messages/session/session';
import { pageErrors } from '../../rendered/support/pageErrors';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { reservationListModel } from '../../../models/reservation/reservationListModel';
import { reservationManagementModel } from '../../../models/reservation/reservationManagementModel';
import {
  cancelled,
  modified,
  paid,
  pending,
  read,
  refundRequested,
} from '../../../models/reservation/managementExamples';
import { innermostIn, stateOf } from '../../../tools/model/findings';
import { answers } from '../../../tools/model/outcomes';
import { storyOf } from '../../../tools/model/level';
import { visibleStates } from '../../../tools/statechart/nodes';
import type { Scenario } from '../../../tools/model/scenarios';
import type { TestModel } from '../../../tools/model/testModel';
import { renderedPlan } from './level';
import { holdCalls, serverAnswers } from './support/pendingCalls';
import { goTo } from './support/page';
import {
  dialogSays,
  linkShows,
  nothingLiesOver,
  textShows,
  waitingFor,
} from './support/assertions';
import { holdTheClock } from './support/time';
import { remembered, type View } from './support/view';
import { nearest, walkView } from './support/walkView';
import { reservationListView } from './views/reservation/reservationList';
import { reservationManagementView } from './views/reservation/reservationManagement';

const details = '/api/v1/hotel/reservations/{id}';
const history = '/api/v1/hotel/reservations/history';
const chosen = process.env.MODEL_MACHINE;
const guestName = exampleReservation().name;

vi.setConfig({ testTimeout: 60_000 });
holdCalls();
holdTheClock();

/** A page whose machine lives only while it shows, and the ways to leave it and return. */
interface Leaving {
  model: TestModel;
  view: View;
  away: string;
  /** What shows there, once the server has answered that page's requests. */
  seesAway: () => Promise<void>;
  back: string;
  /** What shows again, by the state that the guest left. */
  seesAgain: (left: AnyMachineSnapshot) => Promise<void>;
}

/** What the browser has stored of an abandoned change. */
function savedChangeOf(left: AnyMachineSnapshot) {
  const stored = { version: 1, reservationId: 'r-1', wanted: remembered(left, 'wanted') };
  return readSavedChange(stored)?.wanted ?? null;
}

/** The reservation as it was when the guest left. */
function reservationOf(left: AnyMachineSnapshot): Reservation {
  const known = [pending, paid, modified, cancelled, refundRequested];
  return known.find((reservation) => reservation === remembered(left, 'reservation')) ?? pending;
}

const management: Leaving = {
  model: reservationManagementModel,
  view: reservationManagementView,
  away: '/my-reservations/r-2',
  async seesAway() {
    const another = exampleReservation({ id: 'r-2', name: 'Another booking' });
    await serverAnswers('get', details, 200, { reservation: another });
    await waitFor(() => textShows('Another booking'));
  },
  back: '/my-reservations/r-1',
  async seesAgain(left) {
    const reservation = reservationOf(left);
    await serverAnswers('get', details, 200, { reservation });
    const { machine } = reservationManagementModel;
    const input = { reservationId: 'r-1', wanted: savedChangeOf(left) };
    const [opened] = initialTransition(machine, input);
    const shown = answers('loadReservation', read(reservation));
    const [again] = transition(machine, opened, shown);
    await waitFor(() => nearest(reservationManagementView.assertions, stateOf(again))?.(again));
  },
};

const list: Leaving = {
  model: reservationListModel,
  view: reservationListView,
  away: '/terms',
  seesAway: () => waitFor(() => expect(document.title).toContain('Terms')),
  back: '/my-reservations',
  async seesAgain() {
    waitingFor('Loading your reservations...');
    await serverAnswers('get', history, 200, { reservations: [exampleReservation()] });
    await waitFor(() => linkShows('View Details', '/my-reservations/r-1'));
  },
};

/** The shortest path to each visible state with a valid session; one within each outer state. */
function waysIn({ model }: Leaving): [state: string, path: Scenario][] {
  const { scenarios } = renderedPlan(model) ?? { scenarios: [] };
  const ways = visibleStates(model.machine).flatMap((state): [string, Scenario][] => {
    const [path] = scenarios
      .flatMap((scenario) => {
        const moments = [scenario.first, ...scenario.steps.map(({ after }) => after)];
        const place = moments.findIndex(({ value }) => innermostIn(value).includes(state));
        return place < 0 ? [] : { ...scenario, steps: scenario.steps.slice(0, place) };
      })
      .toSorted((one, other) => one.steps.length - other.steps.length);
    const [outer = state] = state.split('.');
    return path === undefined || outer === 'sessionLost' ? [] : [[outer, path]];
  });
  return Array.from(new Map(ways));
}

const everyLeaving = [management, list];
const leavings = everyLeaving.filter(({ model }) => chosen === undefined || chosen === model.id);

describe('The pages that can be left', () => {
  it('are each shown by the view of their own machine', () => {
    for (const { model, view } of everyLeaving) expect(view.id).toBe(model.id);
  });
});

describe.each(leavings.map((leaving) => [leaving.model.id, leaving] as const))(
  'Whoever leaves the page of %s',
  (_, leaving) => {
    const { model, view, away, seesAway, back, seesAgain } = leaving;

    it.each(waysIn(leaving))(
      'in %s takes no dialog along, finds with Back what was entered, and none of it when another tab logs out',
      async (state, path) => {
        await walkView(view, model, path);
        const left = path.steps.at(-1)?.after ?? path.first;
        goTo(away);
        await waitFor(() => nothingLiesOver());
        await seesAway();
        goTo(back);
        await seesAgain(left);
        localStorage.clear();
        act(() => void window.dispatchEvent(new StorageEvent('storage')));
        await waitFor(() => dialogSays(sessionMessages.notLoggedIn));
        expect(document.body.textContent).not.toContain(guestName);
        expect(pageErrors(), `${storyOf(path)} → ${state}`).toEqual([]);
      },
    );
  },
);
