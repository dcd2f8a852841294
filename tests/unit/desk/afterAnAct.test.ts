import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { DeskReservation } from '../../../machines/contract/wire';
import { answerFeedMachine, type FetchedAnswer } from '../../../machines/desk/answerFeedMachine';
import { deskActMachine } from '../../../machines/desk/deskActMachine';
import type { ActionResult, KeyedRequest } from '../../../machines/desk/deskActContext';
import { deskScreenMachine } from '../../../machines/desk/deskScreenMachine';
import { CallFailed } from '../../../machines/shared/failure';
import { checkInOfAdaobi, exampleReservation } from '../../../models/desk/exampleDay';
import { refused, unreachable } from '../../../models/fixtures/failures';

const { id } = exampleReservation;
const changingGuest = { of: 'reservation', id, act: 'changeGuest', room: null } as const;
const later = { ...exampleReservation, revision: exampleReservation.revision + 1 };
const [step] = exampleReservation.timeline;

/** A reservation's screen whose readings answer when they are told to. @param outcomes of the tries, in their order */
async function openedReservation(...outcomes: readonly (ActionResult | CallFailed)[]) {
  const readings: ((answer: FetchedAnswer) => void)[] = [];
  const sent: KeyedRequest[] = [];
  const deskAct = deskActMachine.provide({
    actors: {
      sendAct: fromPromise(({ input }: { input: KeyedRequest }) => {
        const outcome = outcomes[sent.push(input) - 1];
        return outcome && !(outcome instanceof CallFailed)
          ? Promise.resolve(outcome)
          : Promise.reject(outcome ?? new Error('It is sent too often'));
      }),
    },
    actions: { 'keep what is typed': () => undefined },
  });
  const answerFeed = answerFeedMachine.provide({
    actors: {
      ask: fromPromise(() => new Promise<FetchedAnswer>((answer) => readings.push(answer))),
      watchReturn: fromCallback<EventObject, undefined>(() => undefined),
    },
  });
  const machine = deskScreenMachine.provide({ actors: { answerFeed, deskAct } });
  const input = { of: 'reservation', about: id, key: 'a key', kept: null } as const;
  const screen = createActor(machine, { input }).start();
  const shown = () => screen.getSnapshot();
  const act = () => shown().children.deskAct;
  const answers = async (reservation: DeskReservation) => {
    await expect.poll(() => readings.length).toBeGreaterThan(0);
    readings.shift()?.({ known: { reservation }, etag: null, at: '2026-03-10T09:00:00.000Z' });
    await expect.poll(() => shown().context.known.reservation).toBe(reservation);
  };
  await answers(exampleReservation);
  return { screen, shown, act, answers, sent };
}

const done: ActionResult = { tone: 'done', text: 'Checked in.' };
const lost = new CallFailed(unreachable);
const faster = new CallFailed(refused('changed_meanwhile', 409, 'Bola was faster.'));

/** Whoever acts at once after an act must not be refused with it. */
describe.each([
  ['done', done],
  ['refused', faster],
])('after an act that was %s', (_, outcome) => {
  it('nothing can be begun until what shows is what the act left', async () => {
    const { screen, shown, act, answers } = await openedReservation(outcome);
    screen.send({ type: 'act.chosen', request: checkInOfAdaobi });
    await expect.poll(() => shown().context.said).not.toBeNull();
    expect(shown().context.tags).not.toContain('fresh');
    screen.send({ type: 'act.asked', question: changingGuest });
    expect(act()).toBeUndefined();
    await answers(later);
    screen.send({ type: 'act.asked', question: changingGuest });
    expect(act()?.getSnapshot().context.seen?.reservation?.revision).toBe(later.revision);
  });
});

describe('an act whose answer was lost', () => {
  /** The act is on its way, and nobody answers. */
  async function unanswered(...next: readonly (ActionResult | CallFailed)[]) {
    const opened = await openedReservation(lost, ...next);
    opened.screen.send({ type: 'act.chosen', request: checkInOfAdaobi });
    await expect.poll(() => opened.act()?.getSnapshot().hasTag('unknown')).toBe(true);
    return opened;
  }

  it('is done if its key is in the timeline of the next answer, and not sent again', async () => {
    const { shown, answers, sent } = await unanswered();
    const key = sent[0]?.key ?? '';
    const event = { ...step, at: '', text: 'Checked in, room 204', by: null, why: null, key };
    await answers({ ...later, timeline: [event] });
    expect(shown().context.said).toEqual({ tone: 'done', text: 'Checked in, room 204' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['done', done, 'Checked in.'],
    ['refused', faster, 'Bola was faster.'],
  ])('is sent once more under the same key, and then known to be %s', async (_, outcome, text) => {
    const { shown, answers, sent } = await unanswered(outcome);
    await answers(later);
    await expect.poll(() => shown().context.said?.text).toBe(text);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps what is typed in its dialog when it turns out to be refused', async () => {
    const { screen, act, answers, sent } = await openedReservation(lost, faster, done);
    screen.send({ type: 'act.asked', question: changingGuest });
    act()?.send({ type: 'field.edited', field: 'phone', value: '0803 111 2233' });
    act()?.send({ type: 'act.submitted' });
    await expect.poll(() => act()?.getSnapshot().hasTag('unknown')).toBe(true);
    await answers(later);
    await expect.poll(() => act()?.getSnapshot().context.why).toBe('Bola was faster.');
    expect(act()?.getSnapshot().context.typed.phone).toBe('0803 111 2233');
    await answers(later);
    act()?.send({ type: 'act.submitted' });
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });
});
