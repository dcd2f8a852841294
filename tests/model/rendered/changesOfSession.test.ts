import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '../../../machines/contract/wire';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { otherSession, thisSession } from '../../../models/fixtures/exampleSessions';
import { PHONE_MAX_LENGTH } from '../../../machines/login/accountRules';
import * as sessionMessages from '../../../messages/session/session';
import { phoneHint } from '../../../messages/shared/pages/accountHints';
import { models } from '../../../models/all';
import { needsSession } from '../support/sessions';
import { storyOf } from '../../../tools/model/level';
import type { Scenario } from '../../../tools/model/scenarios';
import { logInWith } from '../../rendered/support/account';
import { press } from '../../rendered/support/fields';
import { adaobi } from '../../rendered/support/renderSite';
import { renderedPlan } from './level';
import {
  anotherTabLogsIn,
  clearCalls,
  holdCalls,
  keepBack,
  serverAnswers,
} from './support/pendingCalls';
import { holdTheClock } from './support/time';
import { executorOf } from './support/view';
import { walkView } from './support/walkView';
import { beginningsOf, deadAfter, endOf, oneForEach } from './support/walkedStates';
import { views } from './views/all';

const chosen = process.env.MODEL_MACHINE;
const loginElsewhere = 'logs in again in another tab';
const login = '/api/v1/auth/users/login';

const bola: User = {
  id: '0b1d6a52-93f4-4a53-8e2c-6f1de0a8c911',
  firstName: 'Bola',
  lastName: 'Ade',
  email: 'bola@example.org',
  phoneNumber: '08099998888',
};
const booked = exampleReservation({ name: 'Adaobi Okeke', paymentRefrence: '9f2c4e7ab1d04c6f' });

/** Everything that a response could reveal about the first guest, their stay and their devices. */
const everythingOfAdaobi = {
  ...booked,
  user: adaobi,
  reservation: booked,
  reservations: [booked],
  reservationData: booked,
  sessions: [thisSession, otherSession],
};

vi.setConfig({ testTimeout: 120_000 });
holdCalls();
holdTheClock();
afterEach(clearCalls);

const isJustRestored = ({ steps }: Scenario) => steps.at(-1)?.words === loginElsewhere;

const pages = models
  .filter((model) => needsSession(model) && (chosen === undefined || chosen === model.id))
  .flatMap((model) => {
    const view = views.find(({ id }) => id === model.id);
    const plan = renderedPlan(model);
    if (view === undefined || plan === null) return [];
    const beginnings = beginningsOf(model, plan);
    const isRestored = ({ steps }: Scenario) => steps.some(({ words }) => words === loginElsewhere);
    const isLost = (path: Scenario) => 'watchSession' in endOf(path).children;
    const isTyped = ({ words }: Scenario['steps'][number]) => {
      const event = model.events.get(words);
      return event?.type === 'field.edited' && !/password/i.test(String(event.field));
    };
    const typedIn = ({ steps }: Scenario) => steps.filter(isTyped).length;
    return {
      id: model.id,
      walk: (path: Scenario) => walkView(view, model, path),
      /** Leads to the form again, as on the way of a path. */
      toTheForm: async ({ first, steps }: Scenario) => {
        for (const [place, { words }] of steps.slice(0, steps.findIndex(isTyped)).entries()) {
          await executorOf(view, model, words)?.(steps[place - 1]?.after ?? first);
        }
      },
      everywhere: oneForEach(beginnings),
      restored: oneForEach(
        [...beginnings.filter(isJustRestored), ...beginnings.filter(isRestored)].filter(
          (path) => !isLost(path),
        ),
      ),
      lost: oneForEach(beginnings.filter(isLost)),
      // The more was typed, the more has to be there.
      lostWhileTyping: oneForEach(
        beginnings
          .filter((path) => isLost(path) && path.steps.some(isTyped))
          .toSorted((one, other) => typedIn(other) - typedIn(one)),
      ),
    };
  });

/** What is typed into fields and chosen in them from now on, by their labels; not what is a secret. */
function typedFromNowOn(): Map<string, string> {
  const typed = new Map<string, string>();
  const note = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField || target.type === 'password') return;
    typed.set(target.labels?.[0]?.textContent ?? '', target.value);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, note, true);
  onTestFinished(() => {
    for (const type of ['input', 'change']) document.removeEventListener(type, note, true);
  });
  return typed;
}

/** All visible text, except for the example of a phone number, and the values of fields. */
function shown(): string {
  const fields = Array.from(document.querySelectorAll('input, textarea'), (field) =>
    String(Reflect.get(field, 'value')),
  );
  const words = document.body.textContent.replaceAll(phoneHint(PHONE_MAX_LENGTH), '');
  return [document.title, words, ...fields].join('\n');
}

function stored(): string {
  return JSON.stringify([sessionStorage, localStorage].map((store) => Object.entries(store)));
}

/** Nothing of the first guest is shown or stored. */
function nothingOfAdaobi(): void {
  for (const secret of [
    adaobi.firstName,
    adaobi.lastName,
    adaobi.email,
    adaobi.phoneNumber,
    booked.paymentRefrence ?? '',
    'Android',
  ]) {
    expect(shown()).not.toContain(secret);
    expect(stored()).not.toContain(secret);
  }
}

/** After a guest has deleted the account, an alert over the page says so, and other tabs treat it as a logout. */
const isOver = ([state]: [string, Scenario]) => state.includes('alertingDeleted');

function logoutElsewhere(): void {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

/** Whoever asked for something that was not done reads that first. */
async function readsWhatWasNotDone(): Promise<void> {
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  if (screen.queryByText(sessionMessages.notDone) !== null) await press('OK');
}

/** The guest logs in where the alert leads. */
async function logsInHere(user: User): Promise<void> {
  await press('OK');
  await screen.findByLabelText('Log in', { selector: 'form' });
  await logInWith(user.email);
  await serverAnswers('post', login, 200, {
    user,
    token: { accessToken: 'another', refreshToken: 'another refresh-token' },
  });
  await waitFor(() => expect(screen.queryByLabelText('Log in', { selector: 'form' })).toBeNull());
}

describe.each(pages)('When the session changes on the page of $id', (page) => {
  const { walk, toTheForm, everywhere, restored, lost, lostWhileTyping } = page;

  it.each(everywhere)('another guest sees nothing of the one who was in %s', async (_, path) => {
    await walk(path);
    const answerLate = keepBack();
    anotherTabLogsIn(bola);
    await waitFor(nothingOfAdaobi);
    await answerLate(everythingOfAdaobi);
    nothingOfAdaobi();
  });

  it.each(everywhere.filter((one) => !isOver(one)))(
    'nothing shows after a logout elsewhere in %s',
    async (_, path) => {
      await walk(path);
      const answerLate = keepBack();
      logoutElsewhere();
      await waitFor(nothingOfAdaobi);
      await answerLate(everythingOfAdaobi);
      nothingOfAdaobi();
    },
  );

  it.each(restored)(
    'nothing fails of itself after a login elsewhere, and all that shows does something, in %s',
    async (_, path) => {
      const lead = async () => {
        await walk(path);
        await readsWhatWasNotDone();
        if (!isJustRestored(path)) return;
        expect(screen.queryByText('Try again'), storyOf(path)).toBeNull();
        expect(document.querySelector('[role="alertdialog"]'), storyOf(path)).toBeNull();
      };
      expect(await deadAfter(lead), storyOf(path)).toEqual([]);
    },
  );

  it.each(lost)(
    'the alert leads to a login from %s, after which all does something',
    async (_, path) => {
      const lead = async () => {
        await walk(path);
        await logsInHere(adaobi);
        await readsWhatWasNotDone();
      };
      expect(await deadAfter(lead), storyOf(path)).toEqual([]);
    },
  );

  it.each(lostWhileTyping)('what was typed is there after a login from %s', async (_, path) => {
    const typed = typedFromNowOn();
    await walk(path);
    const before = new Map(typed);
    expect(before.size, storyOf(path)).toBeGreaterThan(0);
    await logsInHere(adaobi);
    await toTheForm(path);
    for (const [label, value] of before) {
      expect(await screen.findByLabelText(label), storyOf(path)).toHaveProperty('value', value);
    }
  });

  it.each(lost)(
    'another guest who logs in here sees nothing of the one who was in %s',
    async (_, path) => {
      await walk(path);
      const answerLate = keepBack();
      await logsInHere(bola);
      nothingOfAdaobi();
      await answerLate(everythingOfAdaobi);
      nothingOfAdaobi();
    },
  );
});

describe('The pages on which the session matters', () => {
  it('are looked at, each in a state that is lost and one that is restored', () => {
    expect(pages.filter(({ lost, restored }) => lost.length * restored.length === 0)).toEqual([]);
  });
});
