import { addDays, type LagosDate } from './stay';

/** A stay as it was sold, and until when its guest stays where the desk has agreed to another day. */
export interface StayedDates {
  checkOut: LagosDate;
  staysUntil?: LagosDate | null | undefined;
}

/** The day on which a guest leaves. `checkOut` is the day that was sold, which more or fewer nights never change. */
export const leavesOn = ({ checkOut, staysUntil }: StayedDates): LagosDate =>
  staysUntil ?? checkOut;

/** The same of a reservation as its guest sees it. */
export const leavingDate = ({
  checkOutDate: checkOut,
  staysUntil,
}: Pick<StayedDates, 'staysUntil'> & { checkOutDate: LagosDate }): LagosDate =>
  leavesOn({ checkOut, staysUntil });

/** The last night that a guest spends here: every rule about the end of a stay asks this, or {@link leavesOn}. */
export const lastNight = (stay: StayedDates): LagosDate => addDays(leavesOn(stay), -1);
