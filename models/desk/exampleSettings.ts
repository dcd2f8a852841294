import type { DeskSetRoomPrice, DeskSettings, DeskStaffMember } from '../../machines/contract/wire';
import { momentInWords } from '../../machines/desk/inWords';
import { roomTypes } from '../../machines/shared/roomTypes';
import { nairaFromKobo } from '../../machines/shared/money';
import * as messages from '../../messages/desk/settings';
import { amara, bola } from './deskExamples';

/** The prices and the people on the morning of 10 March 2026, as Bola sees them. */

const set = (nightly: number, from: string, why: string): DeskSetRoomPrice => ({
  nightly,
  from,
  by: bola.name,
  at: '2026-01-12T09:30:00.000Z',
  why,
});

const may = { isAllowed: true, why: null };

const member = (name: string, one: Partial<DeskStaffMember>): DeskStaffMember => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@hotel.example`,
  role: 'desk',
  state: 'active',
  isSelf: false,
  seenAt: null,
  linkUntil: null,
  revision: 31,
  last: messages.changed['staff.invited'](bola.name, '2 February, 10:00', name),
  acts: [
    { act: 'suspend', ...may },
    { act: 'reset', ...may },
  ],
  ...one,
});

const suspended = messages.changed['staff.suspended'](bola.name, '1 March, 08:15', 'Tobi Ajayi');

export const exampleSettings: DeskSettings = {
  today: '2026-03-10',
  rateRule: { floor: 500, stepPercent: 50 },
  rateChanges: [
    { roomType: 'Double Deluxe', ...set(1200, '2026-04-01', 'Easter') },
    { roomType: 'Premium Penthouse', ...set(6000, '2026-03-01', 'A new type') },
  ],
  prices: roomTypes.map(({ name, nightly }) => ({
    roomType: name,
    revision: 7,
    lowest: 500,
    highest: 9000,
    now: {
      ...set(nairaFromKobo(nightly), '1970-01-01', 'The opening price'),
      by: 'Iroko Court',
      at: '1970-01-01T00:00:00.000Z',
    },
    planned:
      name === 'Double Deluxe'
        ? [set(1200, '2026-04-01', 'Easter'), set(1000, '2026-04-08', 'After Easter')]
        : [],
  })),
  terminals: [
    { name: 'POS 1', by: null, at: null },
    { name: 'POS 2', by: bola.name, at: '2026-02-02T09:00:00.000Z' },
  ],
  staff: [
    member(amara.name, { seenAt: '2026-03-10T08:55:00.000Z' }),
    member(bola.name, {
      role: 'manager',
      isSelf: true,
      seenAt: '2026-03-10T09:00:00.000Z',
      last: null,
      acts: (['suspend', 'reset'] as const).map((act) => ({
        act,
        isAllowed: false,
        why: messages.yourself[act],
      })),
    }),
    member('Chidi Obi', { state: 'invited', linkUntil: '2026-03-11T08:00:00.000Z' }),
    member('Tobi Ajayi', {
      state: 'suspended',
      last: suspended,
      acts: [
        { act: 'suspend', isAllowed: false, why: suspended },
        { act: 'reset', ...may },
      ],
    }),
  ],
};

/** After somebody has taken Amara's access away, and a new version has brought a room type. */
export const laterSettings: DeskSettings = {
  ...exampleSettings,
  prices: exampleSettings.prices.map(({ now, ...price }) =>
    price.roomType === roomTypes.at(-1)?.name
      ? { ...price, revision: 0 }
      : { ...price, ...(now && { now }) },
  ),
  staff: exampleSettings.staff.map((one) =>
    one.name === amara.name
      ? {
          ...one,
          state: 'suspended',
          seenAt: null,
          revision: 32,
          last: messages.changed['staff.suspended'](
            'Ngozi Eze',
            momentInWords(new Date('2026-03-10T09:00:00Z')),
            amara.name,
          ),
          acts: [
            { act: 'suspend', isAllowed: false, why: messages.suspended(amara.name) },
            { act: 'reset', ...may },
          ],
        }
      : one,
  ),
};
export const link = 'https://irokocourt.example/desk/welcome#9Qm2vXc81bTq0Zs7KdLw5A';
export const linkSent = messages.linkSent('ada@hotel.example');
