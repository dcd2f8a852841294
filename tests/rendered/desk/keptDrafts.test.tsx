import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskSession } from '../../../machines/contract/wire';
import { amara, bola, lockedAmara } from '../../../models/desk/deskExamples';
import {
  exampleReservation,
  exampleToday,
  found,
  laterToday,
  unpaidReservation,
} from '../../../models/desk/exampleDay';
import { comparedMoney, exampleMoney } from '../../../models/desk/exampleMoney';
import { examplePlan } from '../../../models/desk/examplePlan';
import { exampleRooms } from '../../../models/desk/exampleRooms';
import { exampleSettings } from '../../../models/desk/exampleSettings';
import { free } from '../../../models/desk/walkInModel';
import { knownClock } from '../../../models/fixtures/knownClock';
import { createDeskContext } from '../../../src/desk/deskContext';
import { DeskApp } from '../../../src/desk/DeskApp';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';

const { id } = exampleReservation;
const answers: Record<string, unknown> = {
  '/api/v1/desk/today': exampleToday,
  '/api/v1/desk/free': free,
  '/api/v1/desk/find': found,
  '/api/v1/desk/reservations': exampleReservation,
  '/api/v1/desk/plan': examplePlan,
  '/api/v1/desk/rooms': exampleRooms,
  '/api/v1/desk/money': exampleMoney,
  '/api/v1/desk/settings': exampleSettings,
};

/** What was sent to the server. */
let sent: unknown[] = [];
let now = '';
beforeEach(() => {
  sent = [];
  now = '2026-03-10T09:00:00Z';
});

const ngozi = { ...bola, name: 'Ngozi Eze', email: 'ngozi@hotel.example' };

/**
 * Opens a page of the desk as somebody who is logged in, in a tab that keeps things.
 * @param later what is answered once something was sent
 */
function open(
  url: string,
  storage: KeyValueStore,
  session: DeskSession = amara,
  reservation = exampleReservation,
  later: Record<string, unknown> = {},
) {
  const context = createDeskContext({
    baseUrl: 'http://localhost',
    send: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST' && request.body !== null) sent.push(await request.json());
      const others: Record<string, unknown> = {
        '/api/v1/desk/session': session,
        [`/api/v1/desk/reservations/${id}`]: reservation,
        [`/api/v1/desk/reservations/${id}/acts`]: '',
        ...(sent.length > 0 && later),
      };
      return Response.json(await (others[pathname] ?? answers[pathname]));
    },
    clock: knownClock(() => new Date(now)),
    storage,
  });
  return render(
    <MemoryRouter initialEntries={[url]}>
      <DeskApp context={context} />
    </MemoryRouter>,
  );
}

const priceButton = 'Change Rate: Double Deluxe';
const fieldOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe.each([
  ['a reservation', `/reservations/${id}`, 'Edit Guest', 'Phone', '08031112233', amara],
  ['the money', '/money', 'Accept Payment', 'Reason', 'The bank has it', amara],
  ['the settings', '/settings', 'Suspend: Amara Eze', 'Reason', 'Left the hotel', bola],
  ['the settings, of a price', '/settings', priceButton, 'Rate per night, in naira', '1300', bola],
  ['the settings, of an invitation', '/settings', 'Invite', 'Name', 'Ada Obi', bola],
])('a dialog on the page of %s', (_, url, button, label, typed, session) => {
  /** A tab in which it was begun, and whose page was left. */
  async function begun() {
    const storage = memoryStore();
    const { unmount } = open(url, storage, session);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    fireEvent.change(await fieldOf(label), { target: { value: typed } });
    unmount();
    return storage;
  }

  it('has what was typed after the page was loaded again, and nothing once it is closed', async () => {
    const storage = await begun();
    const reloaded = open(url, storage, session);
    expect((await fieldOf(label)).value).toBe(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    reloaded.unmount();

    open(url, storage, session);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows nothing of it to a colleague', async () => {
    open(url, await begun(), session === bola ? ngozi : bola);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** Whoever types a date goes on typing its year. */
it('a date typed on the plan keeps the focus, and a link changes what stands there', async () => {
  open('/plan', memoryStore());
  const field = await fieldOf('From');
  field.focus();
  fireEvent.change(field, { target: { value: '2026-04-01' } });
  const later = screen.getByRole('link', { name: 'A week later' });
  await expect.poll(() => later.getAttribute('href')).toBe('/plan/2026-04-08');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('2026-04-01');
  fireEvent.click(later);
  await expect.poll(() => field.value).toBe('2026-04-08');
});

it('a walk-in guest without an address has none on the page, and needs none to be changed', async () => {
  const walkIn = { ...exampleReservation, email: null, adults: 1, children: 0 };
  open(`/reservations/${id}`, memoryStore(), amara, walkIn);
  await screen.findByText(/^None\./);
  screen.getByText('1 adult');
  fireEvent.click(screen.getByRole('button', { name: 'Edit Guest' }));
  expect((await fieldOf('Email')).value).toBe('');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit Guest' }));
  await expect.poll(() => screen.queryByText('Email is required')).toBeNull();
  await expect
    .poll(() => sent)
    .toEqual([
      { act: 'changeGuest', name: walkIn.name, phone: walkIn.phone, revision: walkIn.revision },
    ]);
});

describe.each([
  ['Hold the Rooms', { holdUntil: '2026-03-10T17:00:00.000Z' }],
  ['Record ₦4,500.00 in Cash', { payment: { method: 'cash' } }],
  ['Record ₦4,500.00 by Card', { payment: { method: 'pos', terminal: 'POS 1', proof: '004711' } }],
])('a booking at the desk: %s', (button, money) => {
  it('has what was entered in each field, after the page was loaded again', async () => {
    const storage = memoryStore();
    const { unmount } = open('/new', storage);
    const entered = {
      Nights: '3',
      Adults: '4',
      Children: '1',
      Name: 'Ngozi Eze',
      Phone: '08031112233',
      'Email (optional)': 'ngozi@example.com',
      'Special request (optional)': 'A cot, please',
      'Number on the slip (RRN)': '004711',
    };
    for (const [label, value] of Object.entries(entered)) {
      fireEvent.change(await fieldOf(label), { target: { value } });
    }
    fireEvent.click(await screen.findByRole('option', { name: '102' }));
    unmount();

    open('/new', storage);
    await screen.findByRole('option', { name: '102', selected: true });
    fireEvent.click(screen.getByRole('button', { name: button }));
    const booking = {
      checkInDate: '2026-03-10',
      checkOutDate: '2026-03-13',
      noOfAdult: 4,
      noOfChildren: 1,
      specialRequest: 'A cot, please',
      name: 'Ngozi Eze',
      phoneNumber: '08031112233',
      emailAddress: 'ngozi@example.com',
      rooms: ['102'],
      totalPrice: 4500,
    };
    await expect.poll(() => sent).toEqual([{ ...booking, ...money }]);
  });
});

it('a booking at the desk that is begun again is empty, also after the page was loaded again', async () => {
  const storage = memoryStore();
  const { unmount } = open('/new', storage);
  fireEvent.change(await fieldOf('Phone'), { target: { value: '08031112233' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start Again' }));
  expect((await fieldOf('Phone')).value).toBe('');
  unmount();
  open('/new', storage);
  expect((await fieldOf('Phone')).value).toBe('');
});

it('rooms are held until a time to come, and a page left open overnight begins with the new day', async () => {
  const hold = () => fieldOf('Pay later, held until');
  const until = async () => (await hold()).value;
  now = '2026-03-10T17:30:00Z';
  open('/new', memoryStore());
  expect(await until()).toBe('2026-03-11T00:00');
  fireEvent.change(await fieldOf('Check-in'), { target: { value: '2026-03-12' } });
  expect(await until()).toBe('2026-03-12T18:00');
  fireEvent.change(await hold(), { target: { value: '2026-03-11T09:30' } });
  fireEvent.change(await fieldOf('Nights'), { target: { value: '3' } });
  expect(await until()).toBe('2026-03-11T09:30');
  now = '2026-03-11T09:00:00Z';
  fireEvent.change(await fieldOf('Nights'), { target: { value: '2' } });
  expect(await until()).toBe('2026-03-12T18:00');
  fireEvent.click(screen.getByRole('button', { name: 'Start Again' }));
  expect((await fieldOf('Check-in')).value).toBe('2026-03-11');
  expect(await until()).toBe('2026-03-11T18:00');
});

it('a list of the day is sorted by its heads, either way, and shows what a colleague noted', async () => {
  open('/', memoryStore());
  const guests = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const inOrder = ['Adaobi OkekeComes late, about 22:00', 'Chidi NwosuDeluxe Room'];
  const yusuf = 'Yusuf Abdullahi-BelloDouble Room';
  const head = await screen.findByRole('button', { name: 'Room' });
  fireEvent.click(head);
  expect(guests()).toEqual([yusuf, ...inOrder]);
  fireEvent.click(head);
  expect(guests()).toEqual([yusuf, ...inOrder].toReversed());
});

const page = `/reservations/${id}`;

/** Whoever reads on has nothing taken from them every few seconds. */
it('what is said takes the focus once, and not again with the next answer', async () => {
  const later: Record<string, unknown> = { [`/api/v1/desk${page}`]: exampleReservation };
  open(page, memoryStore(), amara, unpaidReservation, later);
  const paid = await screen.findByRole('button', { name: 'Paid in Cash' });
  paid.focus();
  fireEvent.click(paid);
  fireEvent.click(await screen.findByRole('button', { name: 'Record ₦135,000.00 in Cash' }));
  const ok = await screen.findByRole('button', { name: 'OK' });
  await expect.poll(() => document.activeElement).toBe(ok);
  ok.blur();
  later[`/api/v1/desk${page}`] = { ...exampleReservation, name: 'Ada Obi' };
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }
  await screen.findByRole('heading', { name: /Ada Obi/ });
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

/** Whoever holds Enter a moment too long has opened the dialog, and nothing more. */
it('a payment is asked for once, from its sum on, and a held key sends nothing', async () => {
  open(page, memoryStore(), amara, unpaidReservation);
  const held = { key: 'Enter', repeat: true };
  const button = await screen.findByRole('button', { name: 'Paid by Card' });
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, held)).toBe(false);
  fireEvent.click(button);
  const amount = await fieldOf('Amount in naira');
  expect(document.activeElement).toBe(amount);
  expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, '135000'.length]);
  expect(fireEvent.keyDown(amount, held)).toBe(false);
  expect(fireEvent.keyDown(amount, { key: '0', repeat: true })).toBe(true);
  expect((await fieldOf('Terminal')).value).toBe('POS 1');
  fireEvent.change(amount, { target: { value: '2000.5' } });
  const record = screen.getByRole('button', { name: 'Record ₦2,000.50 by Card' });
  expect(fireEvent.keyDown(record, { key: ' ', repeat: true })).toBe(false);
  expect(sent).toEqual([]);
});

const elsewhere = {
  ...exampleReservation,
  stays: exampleReservation.stays.map((stay) => ({ ...stay, room: '205' })),
  acts: exampleReservation.acts.map((act) => ({ ...act, room: act.room && '205' })),
};

/** What is pressed may go with the act: a payment takes its button, a check-in its row, a move its room. */
it.each([
  [
    'a payment',
    page,
    unpaidReservation,
    ['Paid in Cash', 'Record ₦135,000.00 in Cash'],
    exampleReservation,
  ],
  ['a move', page, exampleReservation, ['Move, room 204', 'Move'], elsewhere],
  ['a check-in', '/', exampleReservation, ['Check In, room 204'], laterToday],
])('after %s the focus is on what is said of it', async (_, url, before, presses, after) => {
  const path = url === '/' ? 'today' : `reservations/${id}`;
  open(url, memoryStore(), amara, before, { [`/api/v1/desk/${path}`]: after });
  await screen.findByRole('button', { name: presses[0] ?? '' });
  for (const name of presses) {
    const dialog = screen.queryByRole('dialog');
    const why = dialog && within(dialog).queryByLabelText('Reason');
    if (why) fireEvent.change(why, { target: { value: 'It is loud' } });
    const button = within(dialog ?? document.body).getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
  const ok = await screen.findByRole('button', { name: 'OK' });
  await expect.poll(() => document.activeElement).toBe(ok);
});

it('A refund that only its provider knows is recorded beside the difference that names it', async () => {
  const acts = '/api/v1/desk/money/acts';
  Object.assign(answers, { '/api/v1/desk/money': comparedMoney, [acts]: { text: 'It is.' } });
  open('/money', memoryStore(), bola);
  fireEvent.click(await screen.findByRole('button', { name: 'Record Provider’s Refunds' }));
  const recording = within(await screen.findByRole('dialog'));
  fireEvent.click(recording.getByRole('button', { name: 'Record Provider’s Refunds' }));
  await screen.findByText('It is.');
  const reference = 'psk-0d11e4';
  expect(sent).toEqual([{ act: 'recordRefunds', date: '2026-03-10', reference }]);
});

describe('While the desk is locked', () => {
  const guest = /Adaobi|Okeke/;
  const shown = () => `${document.title} ${document.documentElement.textContent}`;
  const lock = async () => {
    answers['/api/v1/desk/session/lock'] = lockedAmara;
    answers['/api/v1/desk/session/unlock'] = amara;
    fireEvent.click(await screen.findByRole('button', { name: 'Lock', hidden: true }));
    await screen.findByRole('heading', { name: 'Locked' });
  };
  const unlock = async () => {
    fireEvent.change(await fieldOf('Password'), { target: { value: 'harmattan over jos' } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByRole('heading', { name: /Adaobi/, hidden: true });
  };

  it('nothing of a screen is in the page or its title, and what was begun is there afterwards', async () => {
    open(page, memoryStore());
    fireEvent.change(await fieldOf('A note for your colleagues'), {
      target: { value: 'Likes tea' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Guest' }));
    fireEvent.change(await fieldOf('Phone'), { target: { value: '08031112233' } });
    expect(shown()).toMatch(guest);
    await lock();
    expect(shown()).not.toMatch(guest);
    expect(screen.queryAllByRole('navigation', { hidden: true })).toEqual([]);
    expect(screen.queryByDisplayValue('08031112233')).toBeNull();
    fireEvent.keyDown(document, { code: 'KeyN', key: 'n', altKey: true });
    await unlock();
    expect((await fieldOf('Phone')).value).toBe('08031112233');
    expect(screen.getByDisplayValue('Likes tea')).not.toBeNull();
  });

  it('an act in flight ends, and shows once it is unlocked', async () => {
    const server = new AbortController();
    const answered = new Promise((answer) =>
      server.signal.addEventListener('abort', () => answer('')),
    );
    const later = { [`/api/v1/desk/reservations/${id}/acts`]: answered };
    open(page, memoryStore(), amara, exampleReservation, later);
    fireEvent.click(await screen.findByRole('button', { name: /^Check In, room/ }));
    await lock();
    server.abort();
    await expect.poll(() => sent).toHaveLength(1);
    await unlock();
    await screen.findByText('Checked in, room 204.');
  });
});
