import type {
  DeskHousekeeping,
  DeskHousekeepingRoom,
  DeskRoomAct,
} from '../../machines/contract/wire';
import * as messages from '../../messages/desk/housekeeping';

/** The rooms on the morning of 10 March 2026, as Ngozi from housekeeping sees them. */

const by = 'Ngozi Obi';
const at = '2026-03-10T08:10:00.000Z';

function actsWith({ isClean, cleaning, faults }: DeskHousekeepingRoom): DeskRoomAct[] {
  const allowed = {
    clean: !isClean || cleaning === 'staysOver',
    dirty: isClean,
    markFound: true,
    reportFault: true,
    fixFault: faults.length > 0,
  };
  const acts = ['clean', 'dirty', 'markFound', 'reportFault', 'fixFault'] as const;
  return acts.map((act) => ({ act, isAllowed: allowed[act], why: null }));
}

function room(number: string, one: Partial<DeskHousekeepingRoom> = {}): DeskHousekeepingRoom {
  const usual: DeskHousekeepingRoom = {
    number,
    stay: 'none',
    leavesBy: null,
    arrivesBy: null,
    isClosed: false,
    isClean: true,
    cleaning: null,
    found: null,
    faults: [],
    acts: [],
    ...one,
  };
  return { ...usual, acts: actsWith(usual) };
}

const staying = { stay: 'staysOver', cleaning: 'staysOver' } as const;

export const exampleHousekeeping: DeskHousekeeping = {
  date: '2026-03-10',
  rooms: [
    room('101', { arrivesBy: '14:00', isClean: false, cleaning: 'awaited' }),
    room('102', { found: { found: 'empty', by, at } }),
    room('103', { ...staying, found: { found: 'sleptIn', by, at } }),
    room('204', {
      isClean: false,
      cleaning: 'leaving',
      faults: [{ id: 41, text: messages.fault('ac', 'does not cool'), by, at }],
    }),
    room('206', {
      stay: 'leaving',
      leavesBy: '12:00',
      arrivesBy: '14:00',
      cleaning: 'leaving',
      found: { found: 'luggage', by, at },
    }),
    room('207', { isClosed: true, found: { found: 'empty', by: 'Amara Eze', at } }),
    room('310', { ...staying }),
    room('311'),
  ],
};

/** After room 101 was cleaned. */
export const laterHousekeeping: DeskHousekeeping = {
  ...exampleHousekeeping,
  rooms: exampleHousekeeping.rooms.map((one) =>
    one.number === '101' ? room('101', { arrivesBy: '14:00' }) : one,
  ),
};

/** Every room is clean. */
export const allClean: DeskHousekeeping = {
  ...exampleHousekeeping,
  rooms: [room('101'), room('102')],
};
