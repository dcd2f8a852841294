import { confirmationPath, myReservationPath, paths } from '../../machines/shared/paths';
import { pageKeyOf } from '../../src/offline/rules';

type Name = keyof typeof paths;

/**
 * The public pages: available offline, and listed for search engines. The others belong to one guest, or to a step of
 * a booking. Every path is in one of the two, so a new page doesn't compile until it is added.
 */
const isPublic: Readonly<Record<Name, boolean>> = {
  home: true,
  about: true,
  services: true,
  contact: true,
  rooms: true,
  privacy: true,
  terms: true,
  login: false,
  forgotPassword: false,
  reservation: false,
  roomSelection: false,
  payment: false,
  paymentCallback: false,
  confirmPayment: false,
  account: false,
  myReservations: false,
  book: false,
};

const isName = (word: string): word is Name => word in paths;

/** The paths of the public pages. */
export const publicPaths: readonly string[] = Object.keys(paths)
  .filter(isName)
  .filter((name) => isPublic[name])
  .map((name) => paths[name]);

/** The pages on which guests see offline what they have read of their own reservations. */
export const readingPaths: readonly string[] = [
  paths.myReservations,
  pageKeyOf(myReservationPath('any')),
  pageKeyOf(confirmationPath('any')),
  pageKeyOf(`${paths.confirmPayment}/any`),
];
