import type { DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import type { ReservationQuestion } from '../../../machines/desk/acts/question';

/** A part of the reservation's page, with its acts. */
export interface PartProps {
  reservation: DeskReservation;
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  /** The act that is on its way; null if none is. */
  acting: DeskActRequest | null;
  onAct: (request: DeskActRequest) => void;
  /** Asks for an act in the dialog. */
  onAsk: (asked: Pick<ReservationQuestion, 'act' | 'room' | 'method'>) => void;
}
