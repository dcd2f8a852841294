import { paths } from '../../machines/shared/paths';

type Name = keyof typeof paths;

/**
 * The public pages: kept for reading offline, and told to search engines. The others belong to one guest, or to a step of
 * one's booking. Every path is in one of the two, so that a page which is added does not compile without.
 */
const isPublic: Readonly<Record<Name, boolean>> = {
  home: true,
  about: true,
  services: true,
  contact: true,
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
