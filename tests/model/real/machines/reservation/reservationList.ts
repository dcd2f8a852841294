import type { Reservation } from '../../../../../machines/contract/wire';
import type { ReservationListContext } from '../../../../../machines/reservation/reservationListMachine';
import * as reservationListMessages from '../../../../../messages/reservation/list';
import * as sessionMessages from '../../../../../messages/session/session';
import { confirmationPath, myReservationPath, paths } from '../../../../../machines/shared/paths';
import { addDays } from '../../../../../machines/shared/stay';
import { becomeGuest, type LoggedInGuest } from '../../../../browser/support/asGuest';
import { reservationListModel } from '../../../../../models/reservation/reservationListModel';
import { reservationListExclusions } from '../../exclusions/reservation/reservationList';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import { bookByCall } from '../../support/calls';
import type { RealMachine, Scene } from '../../support/realMachine';
import { arriveLoggedIn, endSession, expect } from '../../support/world';

/** The list is about all that a guest has reserved. */
interface Listed {
  guest: LoggedInGuest;
  reservations: Reservation[];
}

const main = ({ page }: Scene<Listed>) => page.getByRole('main');

/** How a guest sees the list of reservations in a real browser. */
export const reservationList: RealMachine<Listed, ReservationListContext> = {
  model: reservationListModel,
  exclusions: reservationListExclusions,
  calls: { loadReservations: { method: 'GET', path: /\/hotel\/reservations\/history$/ } },
  starts: {
    'opens the list of reservations': async ({ page, request }) => {
      const guest = await becomeGuest(request);
      await arriveLoggedIn({ page, guest });
      await page.goto(paths.myReservations);
      return { guest, reservations: [] };
    },
  },
  executors: {
    'the server knows one reservation': async (scene) => {
      const { monday, gate, reservations } = scene;
      const stay = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 5), rooms: 1 };
      const { reservationData } = await bookByCall(scene, stay);
      reservations.push(reservationData);
      await gate.letGo('loadReservations');
    },
    'the server knows none': ({ gate }) => gate.letGo('loadReservations'),
    'the server says that the session expired': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('loadReservations');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'loadReservations'),
    'tries again': presses('Try again'),
  },
  assertions: {
    loading: async (scene) => {
      await scene.gate.held('loadReservations');
      await expect(main(scene).getByText('Loading your reservations...')).toBeVisible();
    },
    listing: async (scene) => {
      const cards = main(scene)
        .getByRole('listitem')
        .filter({ has: scene.page.getByRole('link') });
      await expect(cards).toHaveCount(scene.reservations.length);
      await expect(main(scene).getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
      for (const { id } of scene.reservations) {
        const card = cards.filter({ hasText: id.slice(0, 8) });
        await expect(card.getByText('Pending')).toBeVisible();
        await expect(card.getByRole('link', { name: /^Pay Now/ })).toHaveAttribute(
          'href',
          confirmationPath(id),
        );
        await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
          'href',
          myReservationPath(id),
        );
      }
    },
    empty: async (scene) => {
      await expect(main(scene).getByText(reservationListMessages.empty)).toBeVisible();
      await expect(main(scene).getByRole('link', { name: 'Book a Room Now' })).toBeVisible();
    },
    failed: async (scene) => {
      await expect(main(scene).getByRole('alert')).toHaveText(reservationListMessages.fetchFailed);
      await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
