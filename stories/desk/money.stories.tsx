import preview from '../../.storybook/preview';
import { moneyScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Money' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const Evening = meta.story(scenes.evening);
export const OfReception = meta.story(scenes.ofReception);
export const Compared = meta.story(scenes.compared);
export const TransferConfirmed = meta.story(scenes.transferConfirmed);
export const Closing = meta.story(scenes.closing);
export const Sending = meta.story(scenes.sending);
export const Closed = meta.story(scenes.closed);
export const ColleagueWasFaster = meta.story(scenes.colleagueWasFaster);
export const Deciding = meta.story(scenes.deciding);
export const WhyIsMissing = meta.story(scenes.whyIsMissing);
export const WhoseAccount = meta.story(scenes.whoseAccount);
export const NobodyIsMailed = meta.story(scenes.nobodyIsMailed);
export const Booking = meta.story(scenes.booking);
export const Decided = meta.story(scenes.decided);
export const MaybeDone = meta.story(scenes.maybeDone);
export const NoConnection = meta.story(scenes.noConnection);
