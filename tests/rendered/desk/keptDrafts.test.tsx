import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { DeskSession } from '../../../machines/contract/wire';
import { amara, bola } from '../../../models/desk/deskExamples';
import { exampleReservation } from '../../../models/desk/exampleDay';
import { exampleMoney } from '../../../models/desk/exampleMoney';
import { exampleRooms } from '../../../models/desk/exampleRooms';
import { knownClock } from '../../../models/fixtures/knownClock';
import { createDeskContext } from '../../../src/desk/deskContext';
import { DeskApp } from '../../../src/desk/DeskApp';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';

const { id } = exampleReservation;
const answers: Record<string, unknown> = {
  [`/api/v1/desk/reservations/${id}`]: exampleReservation,
  '/api/v1/desk/rooms': exampleRooms,
  '/api/v1/desk/money': exampleMoney,
};

/** Opens a page of the desk as somebody who is logged in, in a tab that keeps things. */
function open(url: string, storage: KeyValueStore, session: DeskSession = amara) {
  const context = createDeskContext({
    baseUrl: 'http://localhost',
    send: (request) => {
      const { pathname } = new URL(request.url);
      const body = pathname === '/api/v1/desk/session' ? session : answers[pathname];
      return Promise.resolve(Response.json(body));
    },
    clock: knownClock(() => new Date('2026-03-10T09:00:00Z')),
    storage,
  });
  return render(
    <MemoryRouter initialEntries={[url]}>
      <DeskApp context={context} />
    </MemoryRouter>,
  );
}

const fieldOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe.each([
  ['a reservation', `/reservations/${id}`, 'Change Guest', 'Phone', '08031112233'],
  ['the money', '/money', 'Let It Count', 'Why', 'The bank has it'],
])('a dialog on the page of %s', (_, url, button, label, typed) => {
  it('has what was typed after the page was loaded again, and nothing once it is closed', async () => {
    const storage = memoryStore();
    const { unmount } = open(url, storage);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    fireEvent.change(await fieldOf(label), { target: { value: typed } });
    unmount();

    const reloaded = open(url, storage);
    expect((await fieldOf(label)).value).toBe(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    reloaded.unmount();

    open(url, storage);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows nothing of it to a colleague', async () => {
    const storage = memoryStore();
    const { unmount } = open(url, storage);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    fireEvent.change(await fieldOf(label), { target: { value: typed } });
    unmount();
    open(url, storage, { ...bola, email: 'bola@hotel.example' });
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
