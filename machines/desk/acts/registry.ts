import type { DeskActName } from '../../contract/wire';
import type { Act } from './act';
import { billActs } from './bill';
import { moneyActs } from './money';
import { reservationActs } from './reservation';
import { roomActs } from './room';
import { settingsActs } from './settings';
import { stayActs } from './stay';

/** The acts about one reservation: with one of its rooms, with its money, or with all of it. */
export const actsOfReservation = {
  ...{ ...stayActs, ...billActs, ...reservationActs },
} satisfies Record<DeskActName, Act<never>>;

/** Every act at the desk. One that the contract has, or has not, does not compile. */
export const acts = { ...actsOfReservation, ...roomActs, ...moneyActs, ...settingsActs };
