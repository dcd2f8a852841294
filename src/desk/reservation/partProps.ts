import type { ActQuestion } from '../../../machines/desk/askedActs';
import type { DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import type { Doing } from '../OpenScreen';

/** A part of the reservation's page, with its acts. */
export type PartProps = Doing<DeskActRequest, ActQuestion> & { reservation: DeskReservation };
