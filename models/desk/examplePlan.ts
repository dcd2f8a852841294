import type { DeskPlan, DeskPlanStay, DeskPlanType } from '../../machines/contract/wire';
import { addDays, eachNight } from '../../machines/shared/stay';
import { exampleToday } from './exampleDay';

/** Who has which room from 8 March 2026 on, two days ago: unpaid, over both edges, gone, never come, closed. */

const today = exampleToday.date;
const from = addDays(today, -2);
const nights = eachNight(from, addDays(from, 14));
const [adaobi, chidi, yusuf] = exampleToday.arrivals;
const [ngozi, tunde] = exampleToday.inHouse;

/** @param begins first night and departure, in days from today */
function stay(
  state: DeskPlanStay['state'],
  [begins, ends]: readonly [number, number],
  one: { reservationId?: string | null; name?: string } = {},
): DeskPlanStay {
  const { reservationId = '6b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d26', name = 'Bola Ade' } = one;
  const shown = {
    from: addDays(today, Math.max(-2, begins)),
    to: addDays(today, Math.min(12, ends)),
  };
  const stayed = { checkIn: addDays(today, begins), checkOut: addDays(today, ends) };
  return { reservationId, name, state, ...shown, ...stayed };
}

function type(
  roomType: DeskPlanType['roomType'],
  rooms: Readonly<Record<string, DeskPlanStay[]>>,
): DeskPlanType {
  const isFree = (night: string) => (stays: DeskPlanStay[]) =>
    stays.every((one) => night < one.from || one.to <= night);
  return {
    roomType,
    free: nights.map((night) => Object.values(rooms).filter(isFree(night)).length),
    rooms: Object.entries(rooms).map(([number, stays]) => ({ number, stays })),
  };
}

export const examplePlan: DeskPlan = {
  today,
  nights,
  types: [
    type('Double Room', {
      '101': [stay('departed', [-2, 0]), stay('held', [0, 2], yusuf), stay('paid', [6, 9])],
      '102': [stay('paid', [5, 9], { name: 'Olúwadámiláre Ògúnbándé' })],
      '103': [stay('noShow', [-1, 0]), stay('held', [5, 8]), stay('paid', [10, 15])],
    }),
    type('Deluxe Room', {
      '204': [stay('paid', [0, 3], adaobi), stay('paid', [7, 8])],
      '206': [stay('inHouse', [-3, -1], tunde), stay('paid', [0, 2], chidi)],
      '207': [stay('closed', [0, 4], { reservationId: null, name: 'The shower leaks' })],
    }),
    type('Superior Suite', { '310': [stay('inHouse', [-3, 4], ngozi)], '311': [] }),
  ],
};
