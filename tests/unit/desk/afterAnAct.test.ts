import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { deskReservationMachine } from '../../../machines/desk/deskReservationMachine';
import type { FetchedAnswer, ActionResult } from '../../../machines/desk/openScreen';
import type { DeskReservation } from '../../../machines/contract/wire';
import { checkInOfAdaobi, exampleReservation } from '../../../models/desk/exampleDay';
import { asked } from '../../../models/desk/openScreenCases';
import { refused, unreachable } from '../../../models/fixtures/failures';
import { outcomeUnknown } from '../../../messages/desk/openScreen';
import { CallFailed } from '../../../machines/shared/failure';

const changingGuest = { act: 'changeGuest', room: null } as const;
const later = { ...exampleReservation, revision: exampleReservation.revision + 1 };

/** A reservation's screen whose second reading answers when it is told to. */
function openedReservation(sendAct: () => Promise<ActionResult>) {
  const readings: ((answer: FetchedAnswer<DeskReservation>) => void)[] = [];
  const machine = deskReservationMachine.provide({
    actors: {
      ask: fromPromise(
        () => new Promise<FetchedAnswer<DeskReservation>>((answer) => readings.push(answer)),
      ),
      sendAct: fromPromise(sendAct),
      watchReturn: fromCallback<EventObject, undefined>(() => undefined),
    },
    actions: { 'keep the draft': () => undefined },
  });
  const screen = createActor(machine, { input: { id: exampleReservation.id, kept: null } }).start();
  const answers = async (answer: DeskReservation) => {
    await expect.poll(() => readings.length).toBeGreaterThan(0);
    readings.shift()?.(asked(answer, '00'));
    await expect.poll(() => screen.getSnapshot().matches({ shown: 'upToDate' })).toBe(true);
  };
  return { screen, answers };
}

it('a dialog says that nobody answered until somebody does, and keeps what is typed', async () => {
  const { screen, answers } = openedReservation(() => Promise.reject(new CallFailed(unreachable)));
  await answers(exampleReservation);
  screen.send({ type: 'draft.begun', question: changingGuest });
  screen.send({ type: 'draft.edited', field: 'phone', value: '0803 111 2233' });
  screen.send({ type: 'draft.submitted' });
  await expect.poll(() => screen.getSnapshot().context.said?.text).toBe(outcomeUnknown);
  await answers(exampleReservation);
  const { said, draft } = screen.getSnapshot().context;
  expect([said, draft?.typed.phone]).toEqual([null, '0803 111 2233']);
});

/** Whoever acts at once after an act must not be refused with it. */
describe.each([
  ['done', () => Promise.resolve<ActionResult>({ tone: 'done', text: 'Checked in.' })],
  ['refused', () => Promise.reject(new CallFailed(refused('changed_meanwhile', 409)))],
])('after an act that was %s', (_, sendAct) => {
  it('nothing can be begun until what shows is what the act left', async () => {
    const { screen, answers } = openedReservation(sendAct);
    await answers(exampleReservation);
    screen.send({ type: 'act.chosen', act: checkInOfAdaobi });
    await expect.poll(() => screen.getSnapshot().context.said).not.toBeNull();
    expect(screen.getSnapshot().hasTag('current')).toBe(false);
    screen.send({ type: 'draft.begun', question: changingGuest });
    expect(screen.getSnapshot().context.draft).toBeNull();
    await answers(later);
    screen.send({ type: 'draft.begun', question: changingGuest });
    expect(screen.getSnapshot().context.draft?.seen?.revision).toBe(later.revision);
  });
});
