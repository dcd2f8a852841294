import preview from '../../.storybook/preview';
import { roomBoardModel } from '../../models/desk/roomBoardModel';
import { fasterCleaned } from '../../models/desk/exampleRooms';
import * as roomActs from '../../messages/desk/roomActs';
import { refusing } from '../support/steps';
import { done, scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Rooms' });
const rooms = scenesOf(roomBoardModel, '/rooms');
const cleaning = ['the server answers', 'does what is offered'] as const;
const closing = ['the server answers', 'wants to close a room'] as const;

export const Loading = meta.story(rooms('loading'));
export const Failed = meta.story(rooms('failed'));
export const Morning = meta.story(rooms('shown.upToDate', [], 'Tunde Bello'));
export const Cleaning = meta.story(rooms('shown.acting', cleaning));
export const Cleaned = meta.story(
  rooms(
    'shown.upToDate',
    [...cleaning, done(roomActs.marked.clean('311')), 'something has changed'],
    roomActs.marked.clean('311'),
  ),
);
export const ColleagueWasFaster = meta.story(
  rooms(
    'shown.upToDate',
    [
      ...cleaning,
      refusing('sendAct', 'changed_meanwhile', 409, fasterCleaned),
      'something has changed',
    ],
    fasterCleaned,
  ),
);
export const Closing = meta.story(
  rooms('shown.upToDate', closing, 'Adaobi Okeke has this room today.'),
);
export const SomebodyKeepsIt = meta.story(
  rooms(
    'shown.catchingUp',
    [...closing, 'says why', 'sends what is asked for', 'somebody keeps the room'],
    roomActs.stays('Adaobi Okeke', '204'),
  ),
);
export const NoConnection = meta.story(rooms('shown.outOfReach'));
