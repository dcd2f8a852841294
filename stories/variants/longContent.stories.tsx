import preview from '../../.storybook/preview';
import { screen } from '../support/screen';
import * as long from './longContent';

const meta = preview.meta({ title: 'Variants/Long content' });

export const Details = meta.story(screen(long.details));
export const Confirmation = meta.story(screen(long.confirmation));
export const Receipt = meta.story(screen(long.receipt));
export const PaymentResult = meta.story(screen(long.result));
export const Reservations = meta.story(screen(long.list));
export const Payment = meta.story(screen(long.payment));
export const RoomSelection = meta.story(screen(long.rooms));
export const ReservationForm = meta.story(screen(long.reservationForm));
