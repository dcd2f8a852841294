import preview from '../../.storybook/preview';
import * as documentMessages from '../../messages/reservation/documents';
import { myReservationPath } from '../../machines/shared/paths';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { downloadModel as model } from '../../models/reservation/downloadModel';
import { reservationWithDocuments } from '../../models/fixtures/exampleReservation';
import { snapshotOf, screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Files of a reservation' });

const read = answered('loadReservation', { reservation: reservationWithDocuments });
const beside = () =>
  new Map([
    [
      'reservationManagement',
      snapshotOf(reservationManagementModel, { to: 'viewing', by: [read] }),
    ],
  ]);

const at = (to: string, ...says: string[]) =>
  screen({ model, url: myReservationPath('r-1'), path: { to }, beside, says });

export const Offering = meta.story(at('offering', 'Receipt as PDF', 'Add to calendar'));
export const Fetching = meta.story(at('fetching', 'Fetching the file...'));
export const Failed = meta.story(at('failed', documentMessages.fetchFailed));
export const LoginNeeded = meta.story(at('sessionLost'));
