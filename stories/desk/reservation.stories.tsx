import preview from '../../.storybook/preview';
import { reservationScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Reservation' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const NotFound = meta.story(scenes.notFound);
export const Expected = meta.story(scenes.expected);
export const Unpaid = meta.story(scenes.unpaid);
export const InHouse = meta.story(scenes.inHouse);
export const CheckingIn = meta.story(scenes.checkingIn);
export const ColleagueWasFaster = meta.story(scenes.colleagueWasFaster);
export const NoteKept = meta.story(scenes.noteKept);
export const PaymentTaken = meta.story(scenes.paymentTaken);
export const NoConnection = meta.story(scenes.noConnection);
