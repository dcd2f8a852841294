import { inLargeText } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import * as long from './longContent';

const meta = preview.meta({
  title: 'Variants/Long content in large text',
  tags: ['tablet'],
  globals: inLargeText,
});

export const Details = meta.story(long.details);
export const Confirmation = meta.story(long.confirmation);
export const Receipt = meta.story(long.receipt);
export const PaymentResult = meta.story(long.result);
export const Reservations = meta.story(long.list);
export const Payment = meta.story(long.payment);
export const RoomSelection = meta.story(long.rooms);
export const RoomAdvice = meta.story(long.advice);
export const ReservationForm = meta.story(long.reservationForm);
export const Menu = meta.story(long.menu);
