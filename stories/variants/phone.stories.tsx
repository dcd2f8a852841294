import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import * as everyday from './everydayContent';

const meta = preview.meta({ title: 'Variants/Phone', tags: ['phone'], globals: onPhone });

export const Home = meta.story(everyday.home);
export const RoomsHeld = meta.story(everyday.heldStay);
export const VisitorsMenu = meta.story(everyday.visitorsMenu);
export const GuestsMenu = meta.story(everyday.guestsMenu);
export const RegistrationErrors = meta.story(everyday.registrationErrors);
export const ReservationFormErrors = meta.story(everyday.formErrors);
export const RoomSelection = meta.story(everyday.rooms);
export const Confirmation = meta.story(everyday.confirmation);
export const Reservations = meta.story(everyday.list);
export const ModifyForm = meta.story(everyday.modifying);
export const ConfirmingCancel = meta.story(everyday.cancelling);
export const Contact = meta.story(everyday.contact);
