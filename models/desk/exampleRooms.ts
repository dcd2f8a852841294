import type { DeskRoom, DeskRoomAct, DeskRooms } from '../../machines/contract/wire';
import * as errors from '../../messages/desk/errors';
import { notYourRole } from '../../messages/desk/session';
import { exampleToday } from './exampleDay';

/** The rooms on the morning of 10 March 2026, as Amara sees them. */

const by = 'Amara Eze';
const faster = (room: string, isClean: boolean) =>
  errors.roomMade[isClean ? 'clean' : 'dirty'](by, '09:40', room);

function actsWith(room: string, isClean: boolean): DeskRoomAct[] {
  const why = faster(room, isClean);
  return [
    { act: 'clean', isAllowed: !isClean, why: isClean ? why : null },
    { act: 'dirty', isAllowed: isClean, why: isClean ? null : why },
    { act: 'closeTonight', isAllowed: true, why: null },
    { act: 'closeLonger', isAllowed: false, why: notYourRole },
    { act: 'reopen', isAllowed: false, why: notYourRole },
  ];
}

const room = (number: string, one: Partial<DeskRoom>): DeskRoom => ({
  number,
  roomType: 'Deluxe Room',
  uses: ['free'],
  isFreeTonight: false,
  isClean: true,
  lastCleaning: { by, at: '2026-03-10T08:40:00.000Z' },
  guest: null,
  arrival: null,
  closed: null,
  acts: actsWith(number, one.isClean ?? true),
  ...one,
});

const [adaobi, chidi, yusuf] = exampleToday.arrivals;
const [ngozi, tunde] = exampleToday.inHouse;

export const exampleRooms: DeskRooms = {
  date: exampleToday.date,
  freeRooms: [
    { roomType: 'Double Room', rooms: 2, ready: ['102', '103'] },
    { roomType: 'Superior Suite', rooms: 1, ready: [] },
  ],
  rooms: [
    room('101', { roomType: 'Double Room', uses: ['arriving'], arrival: yusuf ?? null }),
    room('102', { roomType: 'Double Room', isFreeTonight: true }),
    room('103', { roomType: 'Double Room', isFreeTonight: true }),
    room('204', { uses: ['arriving'], arrival: adaobi ?? null }),
    room('206', {
      uses: ['leaving', 'arriving'],
      isClean: false,
      guest: tunde ?? null,
      arrival: chidi ?? null,
    }),
    room('207', {
      uses: ['closed'],
      closed: { from: '2026-03-10', to: '2026-03-14', why: 'The shower leaks', by: 'Bola Ade' },
    }),
    room('310', { roomType: 'Superior Suite', uses: ['occupied'], guest: ngozi ?? null }),
    room('311', { roomType: 'Superior Suite', isFreeTonight: true, isClean: false }),
    room('312', { roomType: 'Superior Suite', uses: ['taken'] }),
  ],
};

/** After room 311 was cleaned. */
export const laterRooms: DeskRooms = {
  ...exampleRooms,
  rooms: exampleRooms.rooms.map((one) =>
    one.number === '311' ? { ...one, isClean: true, acts: actsWith('311', true) } : one,
  ),
};

export const fasterCleaned = faster('311', true);
