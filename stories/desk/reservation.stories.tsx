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
export const Cancelling = meta.story(scenes.cancelling);
export const SeeingWhatChanges = meta.story(scenes.seeingWhatChanges);
export const OtherDates = meta.story(scenes.otherDates);
export const ColleagueChangedIt = meta.story(scenes.colleagueChangedIt);
export const Extras = meta.story(scenes.extras);
export const ChargingAnExtra = meta.story(scenes.chargingAnExtra);
export const NoSum = meta.story(scenes.noSum);
export const TransferAwaited = meta.story(scenes.transferAwaited);
export const RoomsSold = meta.story(scenes.roomsSold);
export const NoConnection = meta.story(scenes.noConnection);
