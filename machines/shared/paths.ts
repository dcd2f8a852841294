import type { RoomTypeKey } from './roomTypes';

/** The paths of the screens; machines navigate by these names. */
export const paths = {
  home: '/',
  about: '/aboutus',
  services: '/service',
  contact: '/contact',
  rooms: '/rooms',
  login: '/login',
  forgotPassword: '/forgot-password',
  reservation: '/reservation',
  roomSelection: '/roombooking',
  payment: '/payment',
  paymentCallback: '/payment-callback',
  confirmPayment: '/confirmPayment',
  account: '/account',
  myReservations: '/my-reservations',
  book: '/book',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The front desk's screen of the day's money, with the payments to review. */
export const deskMoneyPath = '/desk/money';

export function deskReservationPath(reservationId: string): string {
  return `/desk/reservations/${encodeURIComponent(reservationId)}`;
}

/** The picture of a room type in emails: a file, not a screen. */
export function roomPicturePath(key: RoomTypeKey): string {
  return `/rooms/${key}.jpg`;
}

/** The confirmation-and-payment screen of a reservation. */
export function confirmationPath(reservationId: string): string {
  return `/reservation/${encodeURIComponent(reservationId)}/confirm`;
}

/** The details of one of the guest's reservations. */
export function myReservationPath(reservationId: string): string {
  return `${paths.myReservations}/${encodeURIComponent(reservationId)}`;
}

/** Where the guest gives a bank account for a refund that can't be returned to the original payment method. */
export function refundAccountPath(reservationId: string): string {
  return `${myReservationPath(reservationId)}/refund-account`;
}
