import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import { place, screen } from '../support/screen';
import { unfolding } from '../support/unfolding';
import * as everyday from './everydayContent';

const meta = preview.meta({ title: 'Variants/Phone', tags: ['phone'], globals: onPhone });

export const Home = meta.story(place(everyday.home));
export const VisitorsMenu = meta.story(
  place({ ...everyday.home, act: unfolding('Menu'), says: ['LOGIN'] }),
);
export const GuestsMenu = meta.story(
  place({ url: everyday.home.url, act: unfolding('Menu'), says: ['Logout'] }),
);
export const RegistrationErrors = meta.story(screen(everyday.registrationErrors));
export const ReservationFormErrors = meta.story(screen(everyday.formErrors));
export const RoomSelection = meta.story(screen(everyday.rooms));
export const Confirmation = meta.story(screen(everyday.confirmation));
export const Reservations = meta.story(screen(everyday.list));
export const ModifyForm = meta.story(screen(everyday.modifying));
export const ConfirmingCancel = meta.story(screen(everyday.cancelling));
export const Contact = meta.story(screen(everyday.contact));
