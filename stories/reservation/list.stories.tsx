import preview from '../../.storybook/preview';
import { reservationListMessages } from '../../machines/reservation/messages';
import { paths } from '../../machines/shared/paths';
import { reservationListModel as model } from '../../tests/model/models/reservation/list';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/My reservations' });
const url = paths.myReservations;

export const Loading = meta.story(screen({ model, url, way: { to: 'loading' } }));

export const Listing = meta.story(screen({ model, url, way: { to: 'listing' } }));

export const Empty = meta.story(
  screen({ model, url, way: { to: 'empty' }, says: [reservationListMessages.empty] }),
);

export const Failed = meta.story(
  screen({
    model,
    url,
    way: { to: 'failed' },
    says: [reservationListMessages.fetchFailed],
  }),
);

export const LoginNeeded = meta.story(screen({ model, url, way: { to: 'sessionLost' } }));
